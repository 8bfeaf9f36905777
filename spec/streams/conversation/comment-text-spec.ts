/** @jest-environment jsdom */
import { commentText } from '../../../src/streams/conversation/comment-text';
import { processorMs } from '../../support/processor-ms';

/** A range as the part of the text that it covers. */
const marked = (html: string): readonly string[] => {
  const { text, ranges } = commentText(html);
  return ranges.map(({ start, end, type, url }) => `${type || url}: ${text.slice(start, end)}`);
};

test.each([
  ['paragraphs', '<p>One</p>\n<p>Two</p>\n', 'One\n\nTwo'],
  ['lines', '<p>One<br />\nTwo</p>', 'One\nTwo'],
  ['lists', '<ul>\n<li>One</li>\n<li>Two</li>\n</ul>\n<p>Three</p>', '• One\n• Two\n\nThree'],
  ['white space', '  One \n\t two&nbsp;<b> three</b> ', 'One two\u00a0three'],
  ['code, with its white space', '<pre>a\n  b\n</pre><p>c</p>', 'a\n  b\n\nc'],
  ['entities', 'Tom &amp; Jerry&#8217;s &lt;b&gt; &#x1F600; &hellip;', 'Tom & Jerry’s <b> 😀 …'],
  ['entities that are none', '&nosuch; &#0; &#xD800; & &amp;lt;', '&nosuch; &#0; &#xD800; & &lt;'],
  ['smileys', 'Hi <img class="wp-smiley" alt="🙂" src="https://s.example/x.png">', 'Hi 🙂'],
  ['unknown tags', '<center><blink>One</blink></center>', 'One'],
  ['tags with the names of properties', 'a <constructor>b</constructor>', 'a b'],
  ['no scripts and styles', 'One<script>alert("<p>2</p>")</script><style>b{}</style> two', 'One two'],
  ['no comments', 'One<!-- two --> three<!-- four', 'One three'],
  ['text that looks like tags', 'a < b, 1<2, <3 and <', 'a < b, 1<2, <3 and <'],
  ['nothing', '', ''],
])('a comment becomes text: %s', (_, html, text) => {
  expect(commentText(html).text).toBe(text);
});

test('links and styles become ranges', () => {
  expect(
    marked(
      '<p><a href="https://a.example/?x=1&amp;y=2" onclick="alert(1)">One <strong>two</strong></a> <em>three</em></p><blockquote><p>Four</p></blockquote><p><code>five</code></p>',
    ),
  ).toEqual(['b: two', 'https://a.example/?x=1&y=2: One two', 'i: three', 'blockquote: Four', 'code: five']);
});

test('a tag with the name of a property of each object is no range', () => {
  expect(commentText('<constructor>One</constructor>').ranges).toEqual([]);
});

test.each(['JaVaScRiPt:alert(1)', '//a.example', 'java&#x09;script:alert(1)'])(
  'a link to %s is text',
  (href) => {
    expect(commentText(`<a href="${href}">Press</a>`)).toEqual({ text: 'Press', ranges: [], media: [] });
  },
);

test('tags that are not closed, closed twice or crossed end with the text', () => {
  expect(marked('<b>One <i>two</b> three</i></i> <em>four')).toEqual(['i: two', 'b: One two', 'i: four']);
});

test('the text is the one that a browser shows', () => {
  const parts = `<p>|</p>|<b>|</b>|<br>| |a|&amp;|<a href="https://a.example">|</a>|<x y="z">`.split('|');
  const shown = (html: string): string => {
    const page = new DOMParser().parseFromString(html, 'text/html');
    return page.body.textContent.replace(/\s+/g, '');
  };
  let state = 7;
  const next = (count: number): number => (state = (state * 16807) % 2147483647) % count;
  for (let round = 0; round < 300; round += 1) {
    const html = Array.from({ length: next(12) }, () => parts[next(parts.length)]).join('');
    const { text, ranges } = commentText(html);
    expect([html, text.replace(/\s+/g, '')]).toEqual([html, shown(html)]);
    for (const { start, end } of ranges) expect(0 <= start && start < end && end <= text.length).toBe(true);
  }
});

test('hostile HTML takes no longer than its length', () => {
  for (const part of ['<a ', '<a "', "<b '", '<!--', '</', '&#', '<p><b>'])
    expect(commentText(part.repeat(100_000)).text.length).toBeLessThanOrEqual(20_000);
});

test.each(['\n', ' '])('code with many of %j does not make the paragraphs after it slow', (character) => {
  const html = `<pre>${character.repeat(10_000)}x</pre>${'<p>'.repeat(200)}`;
  // It takes milliseconds; quadratic time takes half a minute.
  expect(processorMs(() => commentText(html))).toBeLessThan(10_000);
  expect(commentText(html).text.trim()).toBe('x');
});

test.each([
  ['a character of two code units', '😀'],
  ['a tag', '<a href="https://a.example/">b</a>'],
  ['an entity', '&#8217;s'],
])('a comment of more than 20,000 characters is cut before %s, and says so', (_, html) => {
  const text = 'x'.repeat(19_998);
  expect(commentText(text + html + text).text).toBe(`${text}…`);
});
