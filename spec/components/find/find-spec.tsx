/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { note } from '../../support/notes';
import { recorded, recordOn } from '../../support/outbox';
import { LISTED, announced, renderPanel } from '../support/panel';
import { markedRanges, matchesIn } from '../../../src/components/find/marks';
import { foldWithPlaces } from '../../../src/lib/fold-text';
import { queryWords } from '../../../src/streams/find/matches';

const open: Event = { type: 'find.opened' };
const matched = (...noteIds: readonly number[]): Event => ({ type: 'find.matched', noteIds });
const OLDER: Partial<State> = { list: { ...LISTED, isComplete: false } };

const search = () => screen.queryByRole('search', { name: 'Find notifications' });
const box = () => screen.getByRole('searchbox', { name: 'Text, person, site or title' });
const line = () => search()?.querySelector('.searched p') ?? document.body;
const rows = () => [...document.querySelectorAll('.row')].map((row) => Number(row.getAttribute('data-note')));
const TEXTS = ['', 'Cake', 'Cake, tea and toast', 'Tea'];
const three = [3, 2, 1].map((id) =>
  note(id, { timestamp: `2026-11-20T12:0${id}:00Z`, subject: [{ text: TEXTS[id] }], body: [] }),
);

/** A panel whose search is open. */
function renderSearch(patch: Partial<State> = {}, notes = three) {
  const panel = renderPanel(notes, patch);
  panel.dispatch(open);
  return panel;
}

test('[find-words] [find-site] the menu opens it, and its box has the focus', async () => {
  const { sent } = renderPanel(three);
  expect(search()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Find notifications' }));
  expect(sent).toEqual([open]);
  expect(box()).toHaveFocus();
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  // Notes of one site need no menu of sites.
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('[find-words] opened again, its text is selected', () => {
  const { dispatch } = renderSearch();
  dispatch({ type: 'find.changed', query: 'tea', siteId: null });
  screen.getByRole('button', { name: 'More' }).focus();
  dispatch(open);
  expect(box()).toHaveFocus();
  const { selectionStart, selectionEnd } = screen.getByRole<HTMLInputElement>('searchbox');
  expect([selectionStart, selectionEnd]).toEqual([0, 3]);
});

test('[find-words] each key searches, and the number of found notes is announced', async () => {
  const { sent, dispatch } = renderSearch();
  const status = line();
  expect(status).toBeEmptyDOMElement();
  await userEvent.type(box(), 'te');
  expect(sent.slice(1)).toEqual([
    { type: 'find.changed', query: 't', siteId: null },
    { type: 'find.changed', query: 'te', siteId: null },
  ]);
  dispatch(matched(3, 2));
  expect(rows()).toEqual([3, 2]);
  expect(status).toHaveTextContent('2 notifications found. All your 3 notifications were searched.');
  await announced('2 notifications found. All your 3 notifications were searched.');
  await userEvent.type(box(), ' toast');
  expect(status).toHaveTextContent('1 notification found.');
  await userEvent.type(box(), ' xyzzy');
  dispatch(matched());
  expect(status).toHaveTextContent('Nothing found.');
  expect(screen.getByText(/Each word must be/)).toBeVisible();
  expect(rows()).toEqual([]);
});

test('[find-searched] it says how many it has searched, and a button searches the older ones', async () => {
  // A note that only a filter has found below the list counts as searched.
  const { sent } = renderSearch({ ...OLDER, foundNotes: { 1: { unread: true } } });
  expect(screen.queryByRole('button', { name: 'Search older ones' })).toBeNull();
  await userEvent.type(box(), 'toast');
  expect(line()).toHaveTextContent('1 notification found. Only 3 of your notifications were searched.');
  await userEvent.click(screen.getByRole('button', { name: 'Search older ones' }));
  expect(sent.at(-1)).toEqual({ type: 'notes.restWanted' });
  expect(screen.getByRole('progressbar', { name: 'Loading more notifications' })).toBeVisible();
});

test('[find-words] a note that was trashed does not count', async () => {
  const trashed = note(4, { subject: [{ text: 'Toast' }] });
  const { dispatch } = renderSearch(recorded(recordOn(trashed, 'trash', { madeAt: 0, dueAt: 4500 })), [
    ...three,
    trashed,
  ]);
  await userEvent.type(box(), 'toast');
  dispatch(matched(4, 2));
  expect(line()).toHaveTextContent('1 notification found.');
});

test('[find-site] the menu chooses the notes of one site, and keeps the query', async () => {
  const url = 'https://tea.example/1';
  const { sent } = renderSearch({}, [...three, note(4, { url, meta: { ids: { site: 9, post: 1 } } })]);
  await userEvent.type(box(), 'a');
  const menu = screen.getByRole('combobox', { name: 'Site' });
  expect([...menu.querySelectorAll('option')].map(({ text }) => text)).toEqual([
    'All sites',
    '1',
    'tea.example',
  ]);
  await userEvent.selectOptions(menu, 'tea.example');
  expect(sent.at(-1)).toEqual({ type: 'find.changed', query: 'a', siteId: 9 });
  expect(menu).toHaveDisplayValue('tea.example');
  await userEvent.selectOptions(menu, 'All sites');
  expect(sent.at(-1)).toEqual({ type: 'find.changed', query: 'a', siteId: null });
});

test.each<[string, () => Promise<unknown>]>([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close the search' }))],
])(
  '[find-closed] %s empties and closes it, and the row that had the focus gets it again',
  async (_what, act) => {
    const { sent, dispatch, state$ } = renderPanel(three, { filterName: 'comments' });
    document.querySelector<HTMLElement>('[data-note="2"]')?.focus();
    dispatch(open);
    await userEvent.type(box(), 'x');
    dispatch(matched(1));
    await act();
    expect(sent.at(-1)).toEqual({ type: 'find.closed' });
    expect(search()).toBeNull();
    expect(rows()).toEqual([3, 2, 1]);
    expect(document.querySelector('[data-note="2"]')).toHaveFocus();
    expect(state$.value).toMatchObject({ highlightedNoteId: 2, filterName: 'comments', isPanelOpen: true });
  },
);

test('[find-closed] closed from a found row, the focus goes to the list, where no row had it', () => {
  const { dispatch } = renderSearch();
  dispatch(matched(2));
  document.querySelector<HTMLElement>('[data-note="2"]')?.focus();
  dispatch({ type: 'find.closed' });
  expect(document.querySelector('.pane-list')).toHaveFocus();
});

// `fireEvent` returns false if the default was prevented, which the keyboard and `CloseWatcher` respect.
test.each(['ArrowDown', 'Enter'])('[find-words] %s goes to the first row that was found', (key) => {
  const { dispatch, highlighted } = renderSearch();
  dispatch(matched(2, 1));
  expect(fireEvent.keyDown(box(), { key })).toBe(false);
  expect(document.querySelector('[data-note="2"]')).toHaveFocus();
  expect(highlighted).toEqual([2]);
});

test('[find-words] [find-closed] its keys reach no other shortcut', () => {
  renderSearch();
  expect(fireEvent.keyDown(box(), { key: 'Escape' })).toBe(false);
});

test('[find-words] it does not take the focus from the host page', () => {
  const { dispatch } = renderPanel(three);
  jest.spyOn(document, 'hasFocus').mockReturnValue(false);
  dispatch(open);
  expect(box()).not.toHaveFocus();
});

test('[find-words] without notes it says why there are none, as the list does', () => {
  renderSearch(
    { list: { ...LISTED, failure: { kind: 'platform', failures: 1, retryInMs: 60_000, askedMs: 0 } } },
    [],
  );
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

const marked = (text: string, query: string): readonly string[] =>
  matchesIn(foldWithPlaces(text), text.length, queryWords(query)).map(({ start, end }) =>
    text.slice(start, end),
  );

test.each<[string, string, string, readonly string[]]>([
  ['each occurrence', 'tea and Tea', 'TEA', ['tea', 'Tea']],
  ['each word', 'tea and cake', 'cake tea', ['cake', 'tea']],
  ['a letter with its accent', 'Crème brûlée', 'creme', ['Crème']],
  ['a letter with a separate accent', 'Cre\u0300me', 'creme', ['Cre\u0300me']],
  ['Arabic with its diacritics', 'كتب مُحَمَّدٌ هنا', 'محمد', ['مُحَمَّدٌ']],
  ['a letter that folds to two', 'Straße', 'ass', ['aß']],
  ['a letter of which half matches', 'Straße', 'as', ['aß']],
  ['an emoji', 'a 🍰 b', '🍰', ['🍰']],
  ['a part of a joined emoji', 'a 👩‍🍳 b', '🍳', ['🍳']],
  ['nothing for other words', 'tea', 'cake', []],
])('[find-marks] %s is marked', (_what, text, query, parts) => {
  expect(marked(text, query)).toEqual(parts);
});

test('[find-marks] the texts stay as they are, and the marks follow changed ones', () => {
  document.body.innerHTML = '<p>More <b>tea</b> and tea</p><p>Cake</p>';
  const { innerHTML } = document.body;
  const texts = () =>
    markedRanges(document.querySelectorAll('p'), ['tea']).map(({ startContainer, startOffset, endOffset }) =>
      (startContainer.textContent ?? '').slice(startOffset, endOffset),
    );
  expect(texts()).toEqual(['tea', 'tea']);
  expect(document.body.innerHTML).toBe(innerHTML);
  for (const node of document.querySelectorAll('p')[1]?.childNodes ?? []) node.textContent = 'TEA';
  expect(texts()).toEqual(['tea', 'tea', 'TEA']);
});

test('[find-limits] at most 500 parts are marked', () => {
  document.body.innerHTML = `<p>${'a'.repeat(10_000)}</p>`.repeat(3);
  expect(markedRanges(document.querySelectorAll('p'), ['a'])).toHaveLength(500);
});
