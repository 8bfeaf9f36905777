/** @jest-environment jsdom */
import { Fragment } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { plainText } from '../../src/components/blocks/plain-text';
import { RichText } from '../../src/components/blocks/rich-text';
import { PanelContext } from '../../src/components/panel-context';
import type { Block, Ids } from '../../src/streams/notes/note';
import { anyBlock, block, image, range, seeded } from './blocks';
import { fakeStore, LINKS } from './panel';

function renderRich(of: Block, ids: Ids = {}) {
  const store = fakeStore();
  const rendered = render(
    <PanelContext value={{ store, links: LINKS, locale: 'en', canSignOut: true }}>
      <RichText block={of} ids={ids} />
    </PanelContext>,
  );
  return { ...store, ...rendered };
}

test('2,000 blocks of any shape show their text exactly, and no link in a link', () => {
  const random = seeded(3);
  const blocks = Array.from({ length: 2000 }, () => anyBlock(random));
  const complained = jest.spyOn(console, 'error');
  const store = fakeStore();
  const { container } = render(
    <PanelContext value={{ store, links: LINKS, locale: 'en', canSignOut: true }}>
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
  expect(complained).not.toHaveBeenCalled();
  complained.mockRestore();
});

test('in a row there are no links, and the same text', () => {
  const random = seeded(4);
  const blocks = Array.from({ length: 200 }, () => anyBlock(random));
  const { container } = render(
    blocks.map((each, index) => <Fragment key={index}>{plainText(each, '')}</Fragment>),
  );
  const shown = [...container.querySelectorAll('[data-block-text]')];
  expect(shown.map(({ textContent }) => textContent)).toEqual(blocks.map(({ text }) => text));
  expect(container.querySelector('a, img')).toBeNull();
});

test('in a row neither a name turns the sentence round, nor the sentence the name', () => {
  const { container } = render(
    plainText(block('نور liked your post', { ranges: [range(0, 3, { type: 'user' })] }), ''),
  );
  expect(container.querySelector('.plain-text')).toHaveAttribute('dir', 'auto');
  // What has a direction of its own does not count for that of the sentence.
  expect(screen.getByText('نور')).toHaveAttribute('dir', 'auto');
});

test('in a row a text without words beside names runs as the names do', () => {
  const text = 'مرحبا بكم\n';
  const ranges = [range(0, text.length, { type: 'comment' }), range(0, text.length - 1, { type: 'b' })];
  const { container } = render(plainText(block(text, { ranges }), ''));
  // A direction inside would not count for that of the text, whose ellipsis would then stand at its start.
  expect([...container.querySelectorAll('[dir]')].map(({ className }) => className)).toEqual(['plain-text ']);
});

test('an address that could run code is no link', () => {
  renderRich(block('click', { ranges: [range(0, 5, { type: 'a', url: 'javascript:alert(1)' })] }));
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('click')).toBeVisible();
});

test('links open a new window that knows nothing of the panel', () => {
  renderRich(block('click', { ranges: [range(0, 5, { type: '', url: 'https://blog.example/' })] }));
  const link = screen.getByRole('link', { name: 'click' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

const url = 'https://blog.example/';
const told: [name: string, Block, Ids, expected: unknown][] = [
  [
    'a site by its own id',
    block('x', { ranges: [range(0, 1, { type: 'site', url, id: '7' })] }),
    {},
    { type: 'site.opened', siteId: 7, href: url },
  ],
  [
    'a user by their site',
    block('x', { ranges: [range(0, 1, { type: 'user', url, id: '9', siteId: 7 })] }),
    {},
    { type: 'site.opened', siteId: 7, href: url },
  ],
  [
    'a post, its site from the note',
    block('x', { ranges: [range(0, 1, { type: 'post', url, id: '8' })] }),
    { site: 7 },
    { type: 'post.opened', siteId: 7, postId: 8, href: url },
  ],
  [
    'a comment, its site and post from the note',
    block('x', { ranges: [range(0, 1, { type: 'comment', url, id: '9' })] }),
    { site: 7, post: 8 },
    { type: 'comment.opened', siteId: 7, postId: 8, commentId: 9, href: url },
  ],
  [
    'a site that is not known (0)',
    block('x', { ranges: [range(0, 1, { type: 'user', url, siteId: 0 })] }),
    {},
    undefined,
  ],
  [
    'a node of a tree, whose id is no entity',
    block('x', { ranges: [range(0, 1, { type: 'site', url, id: '9', parent: '8' })] }),
    {},
    undefined,
  ],
  ['any other link', block('x', { ranges: [range(0, 1, { type: 'stat', url })] }), { site: 7 }, undefined],
];

test.each(told)('a click tells the host: %s', (_name, of, ids, expected) => {
  const { sent } = renderRich(of, ids);
  const opensHere = fireEvent.click(screen.getByRole('link'));
  expect(sent).toEqual(expected ? [expected] : []);
  expect(opensHere).toBe(expected === undefined);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a click with %o is left to the browser',
  (init) => {
    const { sent } = renderRich(block('x', { ranges: [range(0, 1, { type: 'site', url, id: '7' })] }));
    expect(fireEvent.click(screen.getByRole('link'), init)).toBe(true);
    expect(sent).toEqual([]);
  },
);

test('an image that does not load is replaced, its text stays', () => {
  const { container } = renderRich(block('5 Likes', { media: [image(0, 7, { type: 'badge' })] }));
  const shown = container.querySelector('img');
  expect(shown).toHaveAttribute('loading', 'lazy');
  if (shown) fireEvent.error(shown);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('.media-failed')).not.toBeNull();
  expect(container).toHaveTextContent('5 Likes');
});

test("a list's first item stands where the next ones do", () => {
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
