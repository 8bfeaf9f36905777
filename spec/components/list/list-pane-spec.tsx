/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { fetched, listed } from '../../support/legend';
import { note } from '../../support/notes';
import { LINKS, LISTED, renderPanel } from '../support/panel';

const at = (time: string) => ({ timestamp: time });

test('[age-groups] [settings-link] notes are grouped by age, with the settings link in the first heading only', () => {
  renderPanel([note(2, at('2026-11-20T11:00:00Z')), note(1, at('2026-09-01T12:00:00Z'))]);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Today',
    'Older than a month',
  ]);
  const settings = within(screen.getByRole('region', { name: 'Today' })).getByRole('link', {
    name: 'Notification settings',
  });
  expect(settings).toHaveAttribute('href', LINKS.settings);
  expect(settings).toHaveAttribute('target', '_blank');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('the first render has 20 rows, and the others follow', () => {
  const counts: number[] = [];
  const count = (): void => {
    counts.push(document.querySelectorAll('[data-note]').length);
  };
  const notes = Array.from({ length: 100 }, (_, index) => note(index + 1));
  renderPanel(notes, {}, (panel) => (
    <Profiler id="panel" onRender={count}>
      {panel}
    </Profiler>
  ));
  expect(counts[0]).toBe(20);
  expect(counts.at(-1)).toBe(100);
});

test('[note-subject] [draft-mark] a row shows its headline, excerpt, time and marks', () => {
  renderPanel([note(1, { subject: [{ text: 'Ann commented' }, { text: 'Lovely.' }] })], {
    drafts: { 1: 'Half a thou' },
  });
  const row = screen.getByRole('button', { name: /Ann commented/ });
  for (const text of ['Lovely.', '1 hour ago', 'Unread', 'Needs approval', 'Draft'])
    expect(row).toHaveTextContent(text);
});

test('a row that is read and approved has no marks', () => {
  const body = [{ type: 'comment', text: 'x', actions: { 'approve-comment': true } }];
  const { container } = renderPanel([note(1, { read: 1, body })]);
  expect(container.querySelector('.row')).not.toHaveTextContent(/Unread|Needs approval|Draft/);
  expect(container.querySelector('.is-unread')).toBeNull();
});

test('[mark-of-a-reply] the one mark of a reply is the icon of the headline: its words say the rest', () => {
  const ranges = [{ type: 'noticon', indices: [0, 0], value: '\uf467' }];
  const subject = [{ text: 'Joan replied to your comment', ranges }];
  const meta = { ids: { comment: 4, parent_comment: 5, reply_comment: 6 } };
  const { container } = renderPanel([note(1, { subject, meta })]);
  expect(container.querySelectorAll('.row-text svg')).toHaveLength(1);
  expect(screen.queryByText(/^Reply$/)).toBeNull();
});

test('a click and Enter on a row open its note', async () => {
  const { sent, dispatch } = renderPanel([note(1)]);
  await userEvent.click(screen.getByRole('button', { name: /commented \(1\)/ }));
  dispatch({ type: 'note.deselected' });
  await userEvent.keyboard('{Enter}');
  const opened = { type: 'note.selected', id: 1 };
  expect(sent).toEqual([opened, { type: 'note.deselected' }, opened]);
});

test('[filter-bar] the filters are in order, and the selected one is pressed', async () => {
  const { sent } = renderPanel([note(1, { read: 1 })]);
  const bar = within(screen.getByRole('group', { name: 'Filter notifications' }));
  expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'All',
    'Unread',
    'Comments',
    'Follows',
    'Likes',
    'To answer1',
  ]);
  await userEvent.click(bar.getByText('Follows'));
  expect(sent).toEqual([{ type: 'filter.selected', name: 'follows' }]);
  expect(bar.getByRole('button', { pressed: true })).toHaveTextContent('Follows');
});

test('the close button asks the host page to close the panel', async () => {
  const { sent } = renderPanel([]);
  await userEvent.click(screen.getByRole('button', { name: 'Close notifications' }));
  expect(sent).toEqual([{ type: 'panel.closeRequested' }]);
});

test.each([
  ['spam', 'Comment marked as spam'],
  ['trash', 'Comment trashed'],
] as const)(
  '[undo-bar-in-row] [undo-bar-text] an undo bar takes the place of a row (%s)',
  async (kind, text) => {
    const { sent, dispatch } = renderPanel([note(1)]);
    dispatch({ type: 'action.requested', action: kind, id: 1 });
    const bar = () => within(screen.getByRole('group', { name: text }));
    expect(bar().getByText(text)).toBeVisible();
    expect(screen.queryByText(/commented \(1\)/)).toBeNull();
    await userEvent.click(bar().getByRole('button', { name: 'Undo' }));
    expect(screen.getAllByText(/commented \(1\)/)[0]).toBeVisible();
    dispatch({ type: 'action.requested', action: kind, id: 1 });
    await userEvent.click(bar().getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('group', { name: text })).toBeNull();
    expect(sent.map(({ type }) => type).filter((type) => /^(action|deed)\./.test(type))).toEqual([
      'action.requested',
      'deed.undone',
      'action.requested',
      'deed.closed',
    ]);
  },
);

describe('the end of the list', () => {
  const sizes = { scrollHeight: 900, clientHeight: 400, scrollTop: 150 };

  function withLayout(height: number) {
    let resized = (): void => undefined;
    class FakeResizeObserver {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe = (): void => undefined;
      disconnect = (): void => undefined;
    }
    Object.assign(globalThis, { ResizeObserver: FakeResizeObserver });
    for (const [name, value] of Object.entries({ ...sizes, scrollHeight: height }))
      Object.defineProperty(Element.prototype, name, {
        configurable: true,
        get: () => value,
        set: () => undefined,
      });
    return () => act(() => resized());
  }
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'ResizeObserver');
    for (const name of Object.keys(sizes)) Reflect.deleteProperty(Element.prototype, name);
  });
  test.each([
    ['complete and longer than the panel', 900, LISTED, 1],
    ['shorter than the panel', 400, LISTED, 0],
    ['not complete', 900, { ...LISTED, isComplete: false }, 0],
  ])('[end-of-the-list] of a list that is %s', (_what, height, list, count) => {
    const resize = withLayout(height);
    renderPanel([note(1)], { list });
    resize();
    expect(screen.queryAllByText('The End')).toHaveLength(count);
  });

  test('[limit-of-the-list] links to the page of the site if the list has reached its limit', () => {
    const resize = withLayout(900);
    renderPanel([note(1)], { list: { ...LISTED, isComplete: false, loaded: 100, wanted: 100 } });
    resize();
    expect(screen.queryByText('The End')).toBeNull();
    expect(screen.getByRole('link', { name: 'Older notifications on the site' })).toHaveAttribute(
      'href',
      'https://blog.example/notifications',
    );
  });

  test('[loading-spinner] is a spinner while more notes load', () => {
    renderPanel([note(1)], { list: { ...LISTED, wanted: 20 } });
    expect(screen.getByRole('progressbar', { name: 'Loading more notifications' })).toBeVisible();
  });

  test('is reported with its distance on scroll, on scrollend and on resize', () => {
    const resize = withLayout(900);
    const { container, scrolls } = renderPanel([note(1)]);
    const scroller = container.querySelector('.pane-scroller');
    if (!scroller) throw new Error('nothing scrolls');
    fireEvent.scroll(scroller);
    resize();
    fireEvent(scroller, new UIEvent('scrollend'));
    resize();
    expect(scrolls.map(({ fromBottomPx }) => fromBottomPx)).toEqual([350, 350, 350, 350, 350]);
    expect(scrolls.map(({ isMoving }) => isMoving)).toEqual([false, true, true, false, false]);
  });

  test('is not reported while placeholders fill the panel', () => {
    withLayout(900);
    const { container, scrolls, dispatch } = renderPanel([], { isLoading: true });
    const scroll = (): unknown => fireEvent.scroll(container.querySelector('.pane-scroller') ?? container);
    scroll();
    expect(scrolls).toEqual([]);
    dispatch(listed({ notes: [note(1)], number: 10, isComplete: false }));
    scroll();
    expect(scrolls).toHaveLength(1);
  });

  test('is reported after a page of notes that does not change the size', () => {
    withLayout(900);
    const { scrolls, dispatch } = renderPanel([note(1)]);
    dispatch({ type: 'filter.selected', name: 'comments' });
    dispatch(listed({ notes: [note(1)], number: 20, isComplete: false }));
    expect(scrolls).toHaveLength(3);
  });
});

const NEWER = '2026-11-20T12:30:00+00:00';

test.each([15, 25])('a drawn row keeps the focus when %s notes arrive above it', (count) => {
  const { dispatch } = renderPanel(Array.from({ length: 30 }, (_, index) => note(index + 1)));
  const row = document.querySelector<HTMLElement>('[data-note="1"]');
  row?.focus();
  const notes = Array.from({ length: count }, (_, index) => note(100 + index, { timestamp: NEWER }));
  dispatch(fetched(99, ...notes));
  expect(document.querySelectorAll('[data-note]')).toHaveLength(30 + count);
  expect(row).toHaveFocus();
});
