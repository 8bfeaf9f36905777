import { fireEvent, screen } from '@testing-library/react';
import { CAUSES } from '../../../src/lib/cause';
import { ListEnd } from '../../../src/components/list/list-end';
import { initialState, type State } from '../../../src/streams/state/state';
import type { ConnectionStatus } from '../../../src/streams/push/state';
import { FILTER_NAMES, type ListFailure } from '../../../src/streams/list/state';
import type { OutboxRecord } from '../../../src/streams/outbox/record';
import type { StatusMessage } from '../../../src/streams/status/state';
import { note } from '../../support/notes';
import { recorded, recordOn } from '../../support/outbox';
import { LISTED, renderPanel } from '../support/panel';
import { triageScreens } from './triage';

const DAY_MS = 86_400_000;
const ago = (days: number): string =>
  new Date(Date.parse('2026-11-20T12:00:00Z') - days * DAY_MS).toISOString();

const STATUSES: readonly StatusMessage[] = [
  'reads.all',
  'reads.some',
  'unfollowed',
  'undo.tooLate',
  'reply.sent',
  'reply.duplicate',
  'reply.failed',
  'reply.unstored',
  ...(
    [
      'reads',
      'unreads',
      'approve',
      'unapprove',
      'like',
      'unlike',
      'follow',
      'unfollow',
      'spam',
      'trash',
      'restore',
    ] as const
  ).map((action) => `${action}.failed` as const),
  'done',
  'done.first',
  'done.unstored',
  'restored',
  'restore.gone',
  'trash.refused',
  'reads.offline',
  'signIn.unreachable',
  'signIn.unloaded',
];

const CONNECTIONS: readonly ConnectionStatus[] = [
  { kind: 'live' },
  { kind: 'polling' },
  { kind: 'loading' },
  { kind: 'slow' },
  { kind: 'signedOut' },
  { kind: 'signingIn' },
  { kind: 'retrying', inSeconds: 89 },
  { kind: 'retrying', inSeconds: 12 },
  { kind: 'retrying', inSeconds: 0 },
  { kind: 'refused' },
  { kind: 'offline' },
];

const failing = (kind: ListFailure['kind'], askedMs = 0): Partial<State> => ({
  list: { ...LISTED, failure: { kind, failures: 1, retryInMs: 60_000, askedMs } },
});

/** So many actions of a kind that wait, or have no answer. */
const heldUp = (kind: 'like' | 'reply', count: number, patch: Partial<State> = {}): unknown => {
  const notes = [note(1), note(2)].slice(0, count);
  const records = notes.map((each) => recordOn(each, kind, { state: 'uncertain' }));
  return renderPanel(notes, { ...recorded(...records), ...patch });
};

const KINDS = ['trash', 'spam', 'untrash', 'unspam', 'approve', 'like', 'follow', 'reply'] as const;
/** A note with all actions. */
const OFFERED = note(1);

const PEOPLE: Partial<State> = { preferences: { ...initialState.preferences, isPeopleOnly: true } };

const TEA = { subject: [{ text: 'Tea' }] };
/** Notes of two sites, and a search that has found the first ones. */
const renderFound = (
  count: number,
  isComplete: boolean,
  notes = [note(1, TEA), note(2, count > 1 ? TEA : {}), note(3, { meta: { ids: { site: 9 } } })],
): unknown =>
  renderPanel(notes, {
    view: 'find',
    find: {
      query: count > 0 ? 'tea' : 'xyzzy',
      siteId: null,
      noteIds: [1, 2].slice(0, count),
      from: 'notes',
      focus: 0,
    },
    list: { ...LISTED, isComplete },
  });

/** The list of recent actions, with this one and a note that is set aside. */
const recent = (record: OutboxRecord): unknown =>
  renderPanel([OFFERED], {
    view: 'recent',
    recentRecords: [record],
    doneNotes: { 1: { timestamp: 1, details: { at: 1, about: '', wasUnread: false } } },
  });

/** The list, what replaces it, and the bars above it. */
export const listScreens: Readonly<Record<string, () => unknown>> = {
  'every group': () =>
    renderPanel([0, 1, 3, 10, 40].map((days, at) => note(at + 1, { timestamp: ago(days) }))),
  'a reply to a comment': () => renderPanel([note(1, { meta: { ids: { parent_comment: 2 } } })]),
  'more notes loading': () => renderPanel([note(1)], { list: { ...LISTED, wanted: 20 } }),
  'the end': () =>
    renderPanel([note(1)], {}, (panel) => (
      <>
        {panel}
        <ListEnd isLong />
      </>
    )),
  'the limit of the list': () =>
    renderPanel([note(1)], { list: { ...LISTED, isComplete: false, loaded: 100 } }, (panel) => (
      <>
        {panel}
        <ListEnd isLong />
      </>
    )),
  ...Object.fromEntries(
    [1, 2].map((count) => [
      `a filter that has searched ${count} of the notes`,
      () => {
        const notes = [note(1), note(2)].slice(0, count);
        renderPanel(notes, { filterName: 'likes', list: { ...LISTED, isComplete: false, loaded: 100 } });
      },
    ]),
  ),
  'nothing unread among the newest notes': () =>
    renderPanel([note(1, { read: 1 })], {
      filterName: 'unread',
      list: { ...LISTED, isComplete: false, loaded: 100 },
    }),
  'new since the last visit': () =>
    renderPanel([note(1, { timestamp: ago(0) }), note(2, { timestamp: ago(1) })], {
      seenBefore: Date.parse(ago(1)) / 1000,
    }),
  ...Object.fromEntries(
    [1, 2].map((count) => [
      `what people wrote without ${count}`,
      () => renderPanel([note(1, { type: 'like' }), note(2, { type: 'like' })].slice(0, count), PEOPLE),
    ]),
  ),
  'the settings of the panel': () => {
    renderPanel([note(1)], { preferences: { ...initialState.preferences, quietHours: '22-7' } });
    fireEvent.click(screen.getByRole('button', { expanded: false }));
    fireEvent.click(screen.getAllByRole('menuitem')[1] ?? document.body);
  },
  'comments to answer': () =>
    renderPanel([note(1)], { view: 'toAnswer', list: { ...LISTED, isComplete: false } }),
  'no comment to answer': () => renderPanel([], { view: 'toAnswer' }),
  ...Object.fromEntries(
    [0, 1, 2].flatMap((count) =>
      [true, false].map((isComplete) => [
        `a search that has found ${count} in ${isComplete ? 'all' : 'the newest'}`,
        () => renderFound(count, isComplete),
      ]),
    ),
  ),
  'a search of one note': () => renderFound(1, true, [note(1, TEA)]),
  'a search of one note, of several': () => renderFound(1, false, [note(1, TEA)]),
  'the menu': () => {
    renderPanel([note(1)]);
    fireEvent.click(screen.getByRole('button', { expanded: false }));
  },
  ...triageScreens,
  'the question before signing out': () => {
    renderPanel([note(1)], recorded(recordOn(note(1), 'like')));
    fireEvent.click(screen.getByRole('button', { expanded: false }));
    fireEvent.click(screen.getAllByRole('menuitem').at(-1) ?? document.body);
  },
  ...Object.fromEntries(
    (['like', 'reply'] as const).flatMap((kind) =>
      [1, 2].flatMap((count) => [
        [`${count} ${kind} without a network`, () => heldUp(kind, count, { isOnline: false })],
        [`${count} ${kind} without a session`, () => heldUp(kind, count, { isSignedIn: false })],
        [`${count} ${kind} without an answer`, () => heldUp(kind, count)],
      ]),
    ),
  ),
  ...Object.fromEntries(
    CAUSES.map((cause) => [
      `a failure because of ${cause}`,
      () => renderPanel([], { status: { message: 'like.failed', kind: 'failure', durationMs: 1, cause } }),
    ]),
  ),
  ...Object.fromEntries(
    (['waiting', 'failed'] as const).map((state) => [
      `a like that is ${state} because of too many requests`,
      () => {
        const changes = { state, attempts: 1, cause: 'tooMany', notBefore: 1 } as const;
        renderPanel([note(1)], recorded(recordOn(note(1), 'like', changes)));
      },
    ]),
  ),
  'a like that is not stored': () => {
    const { outbox } = recorded(recordOn(note(1), 'like', { state: 'uncertain' }));
    renderPanel([note(1)], { outbox: { ...outbox, isKept: false } });
  },
  ...Object.fromEntries(
    KINDS.flatMap((kind) =>
      ['old', 'owner', 'retries'].map((reason) => [
        `a failed ${kind}, ${reason}`,
        () => renderPanel([OFFERED], recorded(recordOn(OFFERED, kind, { state: 'failed', reason }))),
      ]),
    ),
  ),
  ...Object.fromEntries(
    (['approve', 'like', 'follow'] as const).map((kind) => [
      `a failed end of ${kind}`,
      () => {
        const failed = recordOn(OFFERED, kind, { state: 'failed', reason: 'old', payload: false });
        renderPanel([OFFERED], recorded(failed));
      },
    ]),
  ),
  ...Object.fromEntries(
    KINDS.flatMap((kind) =>
      [true, false].map((payload) => [
        `${kind} ${payload} among what was done recently`,
        () => {
          const done = recordOn(OFFERED, kind, { state: 'done', url: 'https://blog.example/' });
          recent(kind === 'reply' ? done : { ...done, payload });
        },
      ]),
    ),
  ),
  ...Object.fromEntries(
    (['waiting', 'sending', 'failed'] as const).map((state) => [
      `a ${state} reply among what was done recently`,
      () => recent(recordOn(OFFERED, 'reply', { state, reason: 'retries' })),
    ]),
  ),
  'an action on a comment that is gone': () =>
    recent(recordOn(OFFERED, 'like', { state: 'failed', reason: 'UnknownCommentError' })),
  'nothing done recently': () => renderPanel([], { view: 'recent', recentRecords: [] }),
  loading: () => renderPanel([], { isLoading: true }),
  'a kept list': () => renderPanel([note(1)], { isLoading: true }),
  'signed out': () => renderPanel([note(1)], { isSignedIn: false }),
  'no selected note': () => renderPanel([note(1)], { isWide: true }),
  'new notes': () => {
    const { dispatch } = renderPanel([note(1)]);
    for (const [id, hour] of [
      [2, 12],
      [3, 13],
    ] as const)
      dispatch({
        type: 'notes.fetched',
        notes: [note(id, { timestamp: `2026-11-20T${hour}:30:00Z` })],
        unreadable: [],
        asked: 99,
      });
  },
  ...Object.fromEntries(
    FILTER_NAMES.map((filterName) => [
      `the empty filter ${filterName}`,
      () => renderPanel([], { filterName }),
    ]),
  ),
  ...Object.fromEntries(
    STATUSES.map((message) => [
      message,
      () =>
        renderPanel([], {
          status: { message, kind: 'failure', durationMs: 1, url: 'https://blog.example/' },
        }),
    ]),
  ),
  ...Object.fromEntries(
    CONNECTIONS.map((connection) => [
      `${connection.kind} ${'inSeconds' in connection ? connection.inSeconds : ''}`,
      () => renderPanel([], { connection, ...failing('platform') }),
    ]),
  ),
  ...Object.fromEntries(
    [[], [note(1)]].flatMap((notes) => [
      [`offline with ${notes.length}`, () => renderPanel(notes, { isOnline: false })],
      [`unreachable with ${notes.length}`, () => renderPanel(notes, failing('unreachable'))],
      [`too many with ${notes.length}`, () => renderPanel(notes, failing('tooMany'))],
      [`forbidden with ${notes.length}`, () => renderPanel(notes, failing('forbidden'))],
      [`out of order with ${notes.length}`, () => renderPanel(notes, failing('platform'))],
      ...[1000, 60_001, 3_600_001].map((ms): [string, () => unknown] => [
        `asked to wait ${ms} ms with ${notes.length}`,
        () => renderPanel(notes, failing('platform', ms)),
      ]),
    ]),
  ),
};
