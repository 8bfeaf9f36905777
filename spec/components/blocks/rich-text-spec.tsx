/** @jest-environment jsdom */
import fc from 'fast-check';
import { fireEvent, render, screen } from '@testing-library/react';
import { plainText } from '../../../src/components/blocks/plain-text';
import { RichText } from '../../../src/components/blocks/rich-text';
import type { Block, Ids, Range } from '../../../src/streams/notes/note';
import { shownNote } from '../../support/generated/shown-notes';
import { processorMs } from '../../support/processor-ms';
import { block, image, range } from '../support/blocks';
import { fakeStore, inPanel } from '../support/panel';
import { textRun } from '../../../src/components/blocks/text-run';
import { Noticon } from '../../../src/components/blocks/noticon';

function renderRich(...blocks: readonly Block[]) {
  return renderWith({}, ...blocks);
}

/** Renders blocks of a note with these ids. */
function renderWith(ids: Ids, ...blocks: readonly Block[]) {
  const store = fakeStore();
  const rendered = render(
    inPanel(
      store,
      blocks.map((each, index) => <RichText key={index} block={each} ids={ids} />),
    ),
  );
  return { ...store, ...rendered };
}

test('React finds no invalid nesting in the blocks of random notes', () => {
  const consoleError = jest.spyOn(console, 'error');
  const blocks = fc.sample(shownNote, { seed: 3, numRuns: 150 }).flatMap(({ body }) => body);
  renderRich(...blocks);
  expect(document.querySelectorAll('[data-block-text]')).toHaveLength(blocks.length);
  expect(consoleError).not.toHaveBeenCalled();
  consoleError.mockRestore();
});

test('in an open note, a quotation has the direction of its own words', () => {
  renderRich(block('He wrote: שלום לכולם', { ranges: [range(10, 20, { type: 'blockquote' })] }));
  expect(screen.getByText('שלום לכולם')).toHaveAttribute('dir', 'auto');
});

test('in a row, a name and its sentence have independent directions', () => {
  const { container } = render(
    plainText(block('نور liked your post', { ranges: [range(0, 3, { type: 'user' })] }), ''),
  );
  expect(container.querySelector('.plain-text')).toHaveAttribute('dir', 'auto');
  // Elements with their own direction do not affect the direction of the sentence.
  expect(screen.getByText('نور')).toHaveAttribute('dir', 'auto');
});

test('in a row, a text of names alone has the direction of the names', () => {
  const text = 'مرحبا بكم\n';
  const ranges = [range(0, text.length, { type: 'comment' }), range(0, text.length - 1, { type: 'b' })];
  const { container } = render(plainText(block(text, { ranges }), ''));
  // With a direction of their own, the names would not affect the text, and its ellipsis would
  // be at the start.
  expect([...container.querySelectorAll('[dir]')].map(({ className }) => className)).toEqual(['plain-text ']);
});

test('[safe-addresses] an address that could run code is shown as text', () => {
  renderRich(block('click', { ranges: [range(0, 5, { type: 'a', url: 'javascript:alert(1)' })] }));
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('click')).toBeVisible();
});

test('a link opens a new window without opener and referrer', () => {
  renderRich(block('click', { ranges: [range(0, 5, { type: '', url: 'https://blog.example/' })] }));
  const link = screen.getByRole('link', { name: 'click' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

const url = 'https://blog.example/';

test.each<[string, Partial<Range>, Ids, object | undefined]>([
  ['a site with its own id', { type: 'site', id: '7' }, {}, { type: 'site.opened', siteId: 7 }],
  ['a user with a site', { type: 'user', id: '9', siteId: 7 }, {}, { type: 'site.opened', siteId: 7 }],
  ['a post', { type: 'post', id: '8' }, { site: 7 }, { type: 'post.opened', siteId: 7, postId: 8 }],
  [
    'a comment',
    { type: 'comment', id: '9' },
    { site: 7, post: 8 },
    { type: 'comment.opened', siteId: 7, postId: 8, commentId: 9 },
  ],
  ['a site with the id 0, which means unknown', { type: 'user', siteId: 0 }, {}, undefined],
  [
    'a range with a parent, whose id is not that of a site',
    { type: 'site', id: '9', parent: '8' },
    {},
    undefined,
  ],
  ['a link of another type', { type: 'stat' }, { site: 7 }, undefined],
])(
  '[open-links-messages] a click on %s sends its event, or is left to the browser',
  (_name, changes, ids, expected) => {
    const { sent } = renderWith(ids, block('x', { ranges: [range(0, 1, { url, ...changes })] }));
    const opensHere = fireEvent.click(screen.getByRole('link'));
    expect(sent).toEqual(expected ? [{ ...expected, href: url }] : []);
    expect(opensHere).toBe(expected === undefined);
  },
);

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a click with %o is left to the browser',
  (init) => {
    const { sent } = renderRich(block('x', { ranges: [range(0, 1, { type: 'site', url, id: '7' })] }));
    expect(fireEvent.click(screen.getByRole('link'), init)).toBe(true);
    expect(sent).toEqual([]);
  },
);

test('an image that does not load is replaced by an icon, and its text stays', () => {
  const { container } = renderRich(block('5 Likes', { media: [image(0, 7, { type: 'badge' })] }));
  const shown = container.querySelector('img');
  expect(shown).toHaveAttribute('loading', 'lazy');
  if (shown) fireEvent.error(shown);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('.media-failed')).not.toBeNull();
  expect(container).toHaveTextContent('5 Likes');
});

test("a list's first item is aligned with the next ones", () => {
  const { container } = renderRich(
    block('\t• Flour\n\t\n\t• Water', { ranges: [range(0, 19, { type: 'list' })] }),
  );
  const [list] = container.querySelectorAll('.range-list');
  const drawn = [...(list?.children ?? [])].map(({ textContent, className }) => [
    textContent.trim(),
    className,
  ]);
  expect(drawn).toEqual([
    ['', 'line-break'],
    ['• Flour', ''],
    ['', 'line-break line-gap'],
    ['• Water', ''],
  ]);
});

/** The parts of a run with their class names, as `class|text`. */
const parts = (text: string): readonly string[] => {
  const { container, unmount } = render(<p>{textRun(text, 0)}</p>);
  const spans = [...container.querySelectorAll('span')];
  const found = spans.length === 0 ? [text] : spans.map((span) => `${span.className}|${span.textContent}`);
  unmount();
  return found;
};

test.each([
  ['a b', ['a b']],
  ['a\nb', ['|a', 'line-break|\n', '|b']],
  ['a \t\n  b', ['|a', 'line-break| \t\n  ', '|b']],
  ['a\n \nb', ['|a', 'line-break line-gap|\n \n', '|b']],
  ['  \na  ', ['line-break|  \n', '|a  ']],
  ['\t\t• one', ['line-break|\t\t', '|• one']],
  ['\t\tone', ['\t\tone']],
])('the run %j has the parts %j', (text, expected) => {
  expect(parts(text)).toEqual(expected);
});

test('a run keeps each character, and text beside a break does not end or start with white space', () => {
  const run = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\t', '\n', '•'), maxLength: 12 });
  fc.assert(
    fc.property(run, (text) => {
      const found = parts(text);
      if (found.length === 1 && found[0] === text) return;
      const texts = found.map((part) => part.slice(part.indexOf('|') + 1));
      expect(texts.join('')).toBe(text);
      found.forEach((part, index) => {
        if (!part.startsWith('|')) return;
        if (index < found.length - 1) expect(texts[index]).toBe(texts[index]?.trimEnd());
        if (index > 0 && found[index - 1]?.includes('\n'))
          expect(texts[index]).toBe(texts[index]?.trimStart());
      });
    }),
  );
});

test('a run of 2 million spaces takes no quadratic time', () => {
  const spaces = ' '.repeat(2_000_000);
  const draw = () => {
    for (const text of [`a${spaces}b`, `a${spaces}\nb`]) expect(textRun(text, 0)).toBeTruthy();
  };
  // It takes 10 ms; the square of it would take an hour.
  expect(processorMs(draw)).toBeLessThan(10_000);
});

test.each(['__proto__', 'constructor', 'toString', ''])(
  'the unknown icon %j is drawn as the icon for others',
  (value) => {
    const other = render(<Noticon value="other" />).container.innerHTML;
    expect(render(<Noticon value={value} />).container.innerHTML).toBe(other);
  },
);
