import { linkAddress } from '../../../src/streams/notes/addresses';
import { modernBlocks, noteTime, plainText } from '../../../src/streams/notes/legacy';
import { parseNote } from '../../../src/streams/notes/parse-note';
import { processorMs } from '../../support/processor-ms';

/** A hand-made note in the format of 2014: objects for lists, HTML, and epoch seconds as text. */
const like = {
  id: '912345678',
  type: 'like',
  unread: '1',
  timestamp: '1399305600',
  subject: {
    text: 'Ann Example liked your post Bread & salt',
    html: '<a href="https://example.com/ann">Ann Example</a> liked your post <b>Bread &amp; salt</b>',
    icon: 'https://example.com/ann.png',
    noticon: '',
  },
  body: {
    template: 'single-line-list',
    header: '<a href="https://example.com/bread">Bread &amp; salt</a>',
    header_text: 'Bread & salt',
    header_link: 'https://example.com/bread',
    items: [
      {
        icon: 'https://example.com/ann.png',
        header: '<a href="https://example.com/ann">Ann Example</a>',
        header_link: 'https://example.com/ann',
        html: '<p>followed you<br>in May</p>',
      },
    ],
    footer_text: 'See all likes',
    footer_link: 'https://example.com/likes',
  },
};

test('a note of 2014 keeps its text, links and time', () => {
  const parsed = parseNote(like);
  if ('problem' in parsed) throw new Error(parsed.problem);
  const { note } = parsed;
  expect(note).toMatchObject({ id: 912345678, isRead: false, timestamp: Date.UTC(2014, 4, 5, 16) });
  expect(note.subject.map(({ text }) => text)).toEqual(['Ann Example liked your post Bread & salt']);
  expect(note.body.map(({ text, ranges }) => [text, ranges.map(({ url, end }) => [url, end])])).toEqual([
    ['Bread & salt', [['https://example.com/bread', 12]]],
    ['Ann Example', [['https://example.com/ann', 11]]],
    ['followed you\nin May', []],
    ['See all likes', [['https://example.com/likes', 13]]],
  ]);
});

test('a text of a note of 2014 shows the characters of its entities, and never becomes HTML', () => {
  const text = '&quot;Bread &amp; salt&quot; &lt;b&gt; &hellip; <i>';
  const shown = '"Bread & salt" <b> … <i>';
  const parsed = parseNote({ id: 1, type: 'like', subject: { text }, body: { items: [{ text }] } });
  expect(parsed).toMatchObject({ note: { subject: [{ text: shown }], body: [{ text: shown }] } });
});

test('a text with ranges keeps its entities, because their indices count them', () => {
  const block = { text: '&quot;Bread&quot;', ranges: [{ url: 'https://example.com', indices: [6, 11] }] };
  expect(parseNote({ id: 1, type: 'like', subject: [block] })).toMatchObject({
    note: { subject: [{ text: block.text }] },
  });
});

test('an unsafe link of a note of 2014 is removed', () => {
  const body = { header_text: 'Look', header_link: 'javascript:alert(1)' };
  const parsed = parseNote({ id: 1, type: 'like', body });
  expect(parsed).toMatchObject({ note: { body: [{ text: 'Look', ranges: [{ url: '' }] }] } });
});

test('modernBlocks returns lists of blocks, and values without text, unchanged', () => {
  for (const value of [[{ text: 'Hello <b>' }], null, undefined, 7])
    expect(modernBlocks(value)).toEqual(value);
});

test.each([
  ['a text', 'Ann <b>liked</b> it'],
  ['a list of texts', ['Ann <b>liked</b> it']],
  ['an object with numbers as keys', { 0: { text: 'Ann liked it' } }],
  ['items with names as keys', { items: { a: { html: 'Ann liked it' } } }],
  ['a footer in HTML', { footer_html: '<a href="https://example.com">Ann liked it</a>' }],
])('modernBlocks turns %s into a block', (_name, value) => {
  expect(modernBlocks(value)).toEqual([{ text: 'Ann liked it' }]);
});

test('modernBlocks returns no blocks for a value without text', () => {
  for (const value of [{ template: 'big-badge', items: [null, {}, { html: '<br>' }] }, '', ' ', ['', '<br>']])
    expect(modernBlocks(value)).toEqual([]);
});

test.each([
  ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
  ['a &lt;b&gt; &amp;amp; &#39;c&#x27; &nope;', "a <b> &amp; 'c' &nope;"],
  ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
  ['<script>alert(1)</script>Hello', 'alert(1)Hello'],
  ['<!-- not --><b >Visible</b >', 'Visible'],
  ['&#0;&#x110000;', '&#0;&#x110000;'],
  ['&laquo;1&ndash;2&mdash;3&hellip;&raquo; &#8220;4&#x201D;&nbsp;5', '«1–2—3…» “4”\u00a05'],
])('plainText turns %j into %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test.each([
  ['1399305600', 1399305600000],
  [1399305600, 1399305600000],
  ['2014-05-05T16:00:00+00:00', 1399305600000],
  ['2014', Date.UTC(2014, 0)],
  [Number.POSITIVE_INFINITY, 0],
  [1e15, 0],
  ['99999999999', 99999999999000],
  ['1399305600.5', 1399305600000],
  ['1399305600000', 1399305600000],
  [Number.NaN, 0],
  [undefined, 0],
  [{}, 0],
])('noteTime reads %p as %d', (input, expected) => {
  expect(noteTime(input)).toBe(expected);
});

const MANY = 200_000;

/** Each takes milliseconds; an expression of quadratic time would take most of a minute. */
test.each([
  ['an address of dots', () => linkAddress(`a@${'.'.repeat(MANY)}@`)],
  ['an address of labels', () => linkAddress(`a@${'b.'.repeat(MANY)}@`)],
  ['a text of elements without an end', () => plainText('<script>'.repeat(MANY))],
  ['a text of opening brackets', () => plainText('<p'.repeat(MANY))],
  ['a text of ampersands', () => plainText('&#'.repeat(MANY))],
  ['a tag with a long name', () => plainText(`<${'a'.repeat(MANY)}`)],
])('%s takes no quadratic time', (_name, run) => {
  expect(processorMs(run)).toBeLessThan(10_000);
});
