/** @jest-environment node */
import { displayHtml, filterHtml } from '../../../sandbox/platform/model/comment-html';
import { comparableText } from '../../../src/streams/outbox/comparable-text';

/** Typed texts, and the form in which the platform's texts are equal to them. */
const texts = [
  ['Hello there', 'Hellothere'],
  ['Tom & Jerry &amp; &hearts;', 'TomJerryhearts'],
  ['I <3 this', 'I3this'],
  ['a > b, b<c and c < d', 'abbcandcd'],
  [`"It's" -- no... - 'so'`, 'Itsnoso'],
  ['9x6 or 9×6', '9x6or9x6'],
  ['Nice :) 👍🏽', 'Nice'],
  ['so <b>bold</b><!-- x -->, <u>so <i>plain</i>', 'soboldsoplain'],
  ['<script>alert(1)</script>', 'alert1'],
  ['see <a href="https://x.example/?a=1&b">this</a>', 'seethis'],
  ['see https://x.example/9x6?a=1&b "now"', 'seehttpsxexample9x6a1bnow'],
  ['one\ntwo  \n\n three', 'onetwothree'],
  ['日本語、はい。 שלום', '日本語はいשלום'],
  ['👍🏽 ❤️', '👍🏽❤'],
  ['?!', '?!'],
  ['&#128077;', '👍'],
] as const;

describe('[reply-is-posted-once] the comparable form', () => {
  it.each(texts)('of %j is %j, and that of the stored and the shown text', (typed, form) => {
    const stored = filterHtml(typed);
    const all = [typed, stored, displayHtml(stored, false), displayHtml(stored, true)];
    expect(all.map(comparableText)).toEqual(all.map(() => form));
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
