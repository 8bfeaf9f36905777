/** @jest-environment jsdom */
import { Fragment } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { plainText } from '../../../src/components/blocks/plain-text';
import { RichText } from '../../../src/components/blocks/rich-text';
import { PanelContext } from '../../../src/components/panel-context';
import type { Block, Ids } from '../../../src/streams/notes/note';
import { randomBlock, block, image, range, seeded } from '../support/blocks';
import { fakeStore, LINKS } from '../support/panel';
import { parts } from '../support/parts';

function renderRich(of: Block, ids: Ids = {}) {
  const store = fakeStore();
  const rendered = render(
    <PanelContext value={{ store, links: LINKS, parts, locale: 'en', canSignOut: true }}>
      <RichText block={of} ids={ids} />
    </PanelContext>,
  );
  return { ...store, ...rendered };
}

test('[comment-and-post-blocks] [range-types] random blocks show their exact text, and no link inside a link', () => {
  const random = seeded(3);
  const blocks = Array.from({ length: 500 * Number(process.env.RUNS ?? '1') }, () => randomBlock(random));
  const consoleError = jest.spyOn(console, 'error');
  const store = fakeStore();
  const { container } = render(
    <PanelContext value={{ store, links: LINKS, parts, locale: 'en', canSignOut: true }}>
      {blocks.map((each, index) => (
        <RichText key={index} block={each} ids={{}} />
      ))}
    </PanelContext>,
  );
  const shown = [...container.querySelectorAll('[data-block-text]')];
  expect(shown.map(({ textContent }) => textContent)).toEqual(blocks.map(({ text }) => text));
  expect(container.querySelector('a a')).toBeNull();
  expect(container.querySelector('a')).not.toBeNull();
  for (const link of container.querySelectorAll('a')) expect(link.href).toMatch(/^(https?|mailto):/);
  expect(consoleError).not.toHaveBeenCalled();
  consoleError.mockRestore();
});

test('a row shows the text of a block without links and images', () => {
  const random = seeded(4);
  const blocks = Array.from({ length: 200 }, () => randomBlock(random));
  const { container } = render(
    blocks.map((each, index) => <Fragment key={index}>{plainText(each, '')}</Fragment>),
  );
  const shown = [...container.querySelectorAll('[data-block-text]')];
  expect(shown.map(({ textContent }) => textContent)).toEqual(blocks.map(({ text }) => text));
  expect(container.querySelector('a, img')).toBeNull();
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
const linkEvents: [name: string, Block, Ids, expected: unknown][] = [
  [
    'a site with its own id',
    block('x', { ranges: [range(0, 1, { type: 'site', url, id: '7' })] }),
    {},
    { type: 'site.opened', siteId: 7, href: url },
  ],
  [
    'a user with a site',
    block('x', { ranges: [range(0, 1, { type: 'user', url, id: '9', siteId: 7 })] }),
    {},
    { type: 'site.opened', siteId: 7, href: url },
  ],
  [
    'a post with the site of the note',
    block('x', { ranges: [range(0, 1, { type: 'post', url, id: '8' })] }),
    { site: 7 },
    { type: 'post.opened', siteId: 7, postId: 8, href: url },
  ],
  [
    'a comment with the site and post of the note',
    block('x', { ranges: [range(0, 1, { type: 'comment', url, id: '9' })] }),
    { site: 7, post: 8 },
    { type: 'comment.opened', siteId: 7, postId: 8, commentId: 9, href: url },
  ],
  [
    'a site with the id 0, which means unknown',
    block('x', { ranges: [range(0, 1, { type: 'user', url, siteId: 0 })] }),
    {},
    undefined,
  ],
  [
    'a range with a parent, whose id is not that of a site',
    block('x', { ranges: [range(0, 1, { type: 'site', url, id: '9', parent: '8' })] }),
    {},
    undefined,
  ],
  [
    'a link of another type',
    block('x', { ranges: [range(0, 1, { type: 'stat', url })] }),
    { site: 7 },
    undefined,
  ],
];

test.each(linkEvents)(
  '[open-links-messages] a click on %s sends its event, or is left to the browser',
  (_name, of, ids, expected) => {
    const { sent } = renderRich(of, ids);
    const opensHere = fireEvent.click(screen.getByRole('link'));
    expect(sent).toEqual(expected ? [expected] : []);
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
