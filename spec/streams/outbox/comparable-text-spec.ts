/** @jest-environment node */
import fc from 'fast-check';
import { displayHtml, filterHtml } from '../../../sandbox/platform/model/comment-html';
import { comparableText } from '../../../src/streams/outbox/comparable-text';
import { assertProperty } from '../../support/generated/assert-property';

/** Typed texts, and the form in which the platform's texts are equal to them. */
const texts = [
  ['Hello there', 'hellothere'],
  ['Tom & Jerry &amp; &hearts;', 'tomjerryhearts'],
  ['I <3 this', 'i3this'],
  ['a > b, b<c and c < d', 'abbcandcd'],
  [`"It's" -- no... - 'so'`, 'itsnoso'],
  ['9x6 or 9×6', '9x6or9x6'],
  ['Nice :) 👍🏽', 'nice'],
  ['so <b>bold</b><!-- x -->, <u>so <i>plain</i>', 'soboldsoplain'],
  ['<script>alert(1)</script>', 'alert1'],
  ['see <a href="https://x.example/?a=1&b">this</a>', 'seethis'],
  ['see https://x.example/9x6?a=1&b "now"', 'seehttpsxexample9x6a1bnow'],
  ['one\ntwo  \n\n three', 'onetwothree'],
  ['日本語、はい。 שלום', '日本語はいשלום'],
  ['👍🏽 ❤️', '👍🏽❤'],
  ['?!', '?!'],
  ['&#128077;', '👍'],
  ['WordPress Öl', 'wordpressöl'],
  ['Great :D really 8) :lol: yes', 'greatreallyyes'],
  ['I <3 this > that', 'ithat'],
  ['see <b<u>>x', 'seex'],
] as const;

/** Pieces of which a typed text consists, with all that the platform changes. */
const PIECES = [
  ...texts.flatMap(([typed]) => typed),
  ...'& < > " \' - -- --- ... x 9 ? ! : ; ( ) [ ] / # \n \n\n'.split(' '),
  ...'&amp; &lt; &gt; &nbsp; &hellip; &eacute; &nosuch; &#38; &#x3c; &#8217; &amp;lt; &lt &# &;'.split(' '),
  ...':) :-) ;) :( :D 🙂 👍🏽 ❤️ × – “ ’ é ß ñ 한 ١'.split(' '),
  ...'<b> </b> <i> <u> </u> <p> <br> <3 <a href="https://x.example/"> </a> <script> <!--x-->'.split(' '),
];

describe('[reply-is-posted-once] the comparable form', () => {
  it.each(texts)('of %j is %j, and that of the stored and the shown text', (typed, form) => {
    const stored = filterHtml(typed);
    const all = [typed, stored, displayHtml(stored, false), displayHtml(stored, true)];
    expect(all.map(comparableText)).toEqual(all.map(() => form));
  });

  it('of any text is that of the stored and the shown text', () => {
    const text = fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => pieces.join(' '));
    assertProperty(
      fc.property(
        fc.oneof(
          text,
          text.map((each) => each.replaceAll(' ', '')),
          fc.string(),
        ),
        (typed) => {
          const stored = filterHtml(typed);
          const form = comparableText(typed);
          // The shown text of signs alone may have images of other signs.
          const areSigns = comparableText(`${typed} a`) === 'a';
          const shown = areSigns ? [] : [displayHtml(stored, false), displayHtml(stored, true)];
          expect([stored, ...shown].filter((each) => comparableText(each) !== form)).toEqual([]);
        },
      ),
      500,
    );
  });

  it.each([
    [':)', ':('],
    ['👍', '👎'],
    ['Yes.', 'No.'],
    ['9x6', '9x7'],
  ])('differs between %j and %j', (one, other) => {
    expect(comparableText(one)).not.toBe(comparableText(other));
  });

  it('of a smiley is that of its stored text, although an image with an emoji is shown', () => {
    expect(comparableText(filterHtml(':)'))).toBe(':)');
    expect(comparableText(displayHtml(':)', false))).toBe('🙂');
  });
});
