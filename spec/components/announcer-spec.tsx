/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import type { OutboxRecord } from '../../src/streams/outbox/record';
import type { Event } from '../../src/streams/state/events';
import { initialState } from '../../src/streams/state/state';
import type { Status } from '../../src/streams/status/state';
import { fetched } from '../support/legend';
import { note } from '../support/notes';
import { looked, type RecordChanges, recorded, recordOn } from '../support/outbox';
import { renderPanel } from './support/panel';
import { listen } from './support/screen-reader';

const notes = [1, 2, 3, 4, 5, 6].map((id) => note(id));
const trashed = (id: number, deed?: string) =>
  recordOn(note(id), 'trash', { id: `t${id}`, madeAt: id, deed });
const shown = (status: Pick<Status, 'message' | 'deed'>): Event => ({
  type: 'status.shown',
  status: { kind: 'success', durationMs: 4000, ...status },
});
const aside = () => shown({ message: 'done', deed: { action: 'done', ids: [1], at: 9 } });
const toggled = (isOpen: boolean): Event => ({ type: 'panel.toggled', isOpen });
const arrival = (id: number): Event => fetched(99, note(id, { timestamp: '2026-11-20T12:30:00+00:00' }));
const NEWS = '1 new notification';
const TRASHED = 'Comment trashed. Undo, U';

test.each<[string, (count: number) => Event, string]>([
  ['trashed', (count) => looked(...notes.slice(0, count).map(({ id }) => trashed(id))), TRASHED],
  ['set aside', aside, 'Set aside. Undo (U)'],
  [
    'trashed with others',
    (count) => looked(...notes.slice(0, 2 * count).map(({ id }) => trashed(id, `b${Math.ceil(id / 2)}`))),
    '2 comments trashed',
  ],
])('[status-bar] what is %s three times in a row is announced three times', async (_what, event, text) => {
  const said = listen();
  const { dispatch } = renderPanel(notes);
  for (const count of [1, 2, 3]) {
    dispatch(event(count));
    await waitFor(() => expect(said).toEqual(Array(count).fill(text)));
  }
});

test('[status-bar] what comes in one moment is all said, and only the key that works is offered', async () => {
  const said = listen();
  const { send } = renderPanel(notes);
  act(() => {
    send(looked(trashed(1), trashed(2)));
    send(shown({ message: 'unfollowed' }));
    send(shown({ message: 'restored' }));
  });
  const texts = ['Comment trashed', TRASHED, 'You no longer follow this site.', 'Comment restored.'];
  await waitFor(() => expect(said).toEqual(texts));
});

test('[status-bar] a closed panel says nothing, and an opened one says once what still holds', async () => {
  Object.assign(Element.prototype, { scrollTo: () => undefined });
  const said = listen();
  const { dispatch } = renderPanel(notes);
  dispatch(arrival(7));
  await waitFor(() => expect(said).toEqual([NEWS]));
  for (const event of [toggled(false), arrival(8), shown({ message: 'restored' })]) dispatch(event);
  dispatch({ type: 'status.dismissed' });
  dispatch({ type: 'network.changed', isOnline: false });
  for (const isOpen of [true, false, true]) dispatch(toggled(isOpen));
  dispatch(arrival(9));
  await waitFor(() => expect(said).toHaveLength(4));
  const offline = "You're offline. New notifications will come when you're back.";
  expect(said.toSorted()).toEqual([NEWS, NEWS, NEWS, offline]);
});

test('[status-bar] a text that comes with its part of the panel is said, in the one region that stays', async () => {
  const said = listen();
  const failed = recordOn(note(1), 'reply', { state: 'failed', failed: 'retries' });
  const { dispatch } = renderPanel(notes, recorded(failed));
  const region = screen.getByRole('status');
  dispatch({ type: 'note.selected', id: 1 });
  await waitFor(() => expect(said).toContain('Not sent'));
  expect(screen.getByRole('status')).toBe(region);
});

test('[status-bar] [page-level-error] the reason why there is no list is said in the one region, which was there before', async () => {
  const said = listen();
  const { dispatch } = renderPanel([], { isLoading: true });
  dispatch({ type: 'network.changed', isOnline: false });
  await waitFor(() => expect(said).toHaveLength(1));
  expect(said[0]).toMatch(/^You're offline\./);
  expect(screen.queryByRole('alert')).toBeNull();
});

const like = (changes: RecordChanges) => recordOn(note(1), 'like', changes);
const failed = { state: 'failed', failed: 'x' } as const;
const LIKE_FAILED = "Your like couldn't be saved. Please try again.";

test.each<[string, readonly OutboxRecord[], readonly string[]]>([
  ['a failed like', [like(failed)], [LIKE_FAILED]],
  ['a failed batch', [like({ ...failed, deed: 'b' })], ['Like has failed for 1 notification: Comment']],
  [
    'a reply that waits beside a failed like',
    [like(failed), recordOn(note(2), 'reply', { state: 'uncertain' })],
    [LIKE_FAILED, '1 reply is still being sent.'],
  ],
])(
  '[failures-once] %s is announced once, also if Recently done opens and closes',
  async (_what, all, texts) => {
    const said = listen();
    const { dispatch } = renderPanel(notes);
    dispatch(looked(...all));
    dispatch({ type: 'view.selected', view: 'recent' });
    dispatch({ type: 'view.selected', view: 'notes' });
    dispatch(arrival(7));
    await waitFor(() => expect(said).toContain(NEWS));
    expect(said).toEqual([...texts, NEWS]);
  },
);

test('[failures-once] a like that fails while Recently done is open is announced once, in spite of its message', async () => {
  const said = listen();
  const { dispatch, send } = renderPanel(notes);
  dispatch({ type: 'view.selected', view: 'recent' });
  act(() => {
    send(looked(like(failed)));
    send({
      type: 'status.shown',
      status: { message: 'like.failed', kind: 'failure', durationMs: 4000, isListed: true },
    });
  });
  await waitFor(() => expect(said).toEqual([LIKE_FAILED]));
  dispatch({ type: 'view.selected', view: 'notes' });
  dispatch(arrival(7));
  await waitFor(() => expect(said).toContain(NEWS));
  expect(said).toEqual([LIKE_FAILED, NEWS]);
});

test('[failures-once] a like that fails again is announced again', async () => {
  const said = listen();
  const { dispatch } = renderPanel(notes);
  for (const record of [like(failed), like({ state: 'sending' }), like(failed)]) dispatch(looked(record));
  await waitFor(() => expect(said).toEqual([LIKE_FAILED, LIKE_FAILED]));
});

test('[status-bar] the region is inside of an open dialog, which makes all else inert, and remains the same', async () => {
  const said = listen();
  const { dispatch } = renderPanel(notes);
  const region = screen.getByRole('status');
  const toggle = (isOpen: boolean) => dispatch({ type: 'help.toggled', isOpen });
  toggle(true);
  expect(screen.getByRole('dialog')).toContainElement(region);
  dispatch(arrival(7));
  await waitFor(() => expect(said).toEqual([NEWS]));
  toggle(false);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('status')).toBe(region);
  dispatch(aside());
  await waitFor(() => expect(said).toEqual([NEWS, 'Set aside. Undo (U)']));
});

test('[overview-of-shortcuts] of several Undo, only the one that U takes back names the key', () => {
  const titles = () => screen.getAllByRole('button', { name: 'Undo' }).map(({ title }) => title);
  const { dispatch } = renderPanel(notes, recorded(trashed(1), trashed(2)));
  expect(titles().toSorted()).toEqual(['Undo', 'Undo (U)']);
  dispatch(looked(trashed(1), trashed(2), trashed(3, 'b'), trashed(4, 'b')));
  expect(titles().toSorted()).toEqual(['Undo', 'Undo', 'Undo (U)']);
  dispatch(aside());
  expect(titles().toSorted()).toEqual(['Undo', 'Undo', 'Undo', 'Undo (U)']);
});

test('[overview-of-shortcuts] while they are off, no title and no announcement names a key', async () => {
  const said = listen();
  const actions = { 'approve-comment': false, 'edit-comment': true, 'replyto-comment': true };
  const comment = note(1, { body: [{ type: 'comment', text: 'x', actions }] });
  const preferences = { ...initialState.preferences, areShortcutsOff: true };
  const { dispatch, container } = renderPanel([comment, ...notes.slice(1)], {
    selectedNoteId: 1,
    preferences,
  });
  dispatch(looked(trashed(2), trashed(3, 'b')));
  dispatch(aside());
  await waitFor(() => expect(said).toEqual(['Comment trashed', '1 comment trashed', 'Set aside. Undo']));
  const named = [...container.querySelectorAll('[title$=")"], [aria-keyshortcuts]')];
  expect(named.map(({ outerHTML }) => outerHTML)).toEqual([]);
});
