import { filter, ignoreElements, map, NEVER, of } from 'rxjs';
import type { Context } from 'rxjs-marbles';
import { cases } from 'rxjs-marbles/jest';
import type { NoteSummary } from '../../../src/streams/notes/note-summary';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { parseTabMessage } from '../../../src/streams/tabs/tab-message';
import { tabs } from '../../../src/streams/tabs/tabs';
import { createLog, emittedBy } from '../../support/behaviour';
import { approvalLegend, fetched, legend, listed } from '../../support/legend';
import { holding, note } from '../../support/notes';

/** Notes of the minutes 6 to 9. */
const wire = (id: number, hash = id) =>
  note(id, { timestamp: new Date(id * 60_000).toISOString(), note_hash: hash });
const summary = (id: number, changes: Partial<NoteSummary> = {}): NoteSummary => ({
  id,
  type: 'comment',
  timestamp: id * 60_000,
  isRead: false,
  hash: id,
  ...changes,
});
const counted = (notes: readonly NoteSummary[], lastSeenTime = 0): Event => ({
  type: 'notes.counted',
  notes,
  isComplete: true,
  lastSeenTime,
  asked: 9,
});

const values: Record<string, Event> = {
  ...legend,
  ...approvalLegend,
  '*': { type: 'push.received', noteId: 7 },
  k: { type: 'notes.confirmed', asked: 9 },
  l: listed({ notes: [wire(8), wire(7)], asked: 9 }),
  L: listed({ notes: [wire(8), wire(7), wire(6)], number: 20, asked: 9 }),
  M: { type: 'notes.paged', notes: [wire(6)], unreadable: [], number: 20, isComplete: true, asked: 9 },
  9: fetched(9, wire(9)),
  7: fetched(9, wire(7)),
  8: fetched(9, wire(8, 80)),
  6: fetched(9, wire(6)),
  g: { type: 'notes.gone', ids: [8], asked: 9 },
  0: counted([summary(8), summary(7)]),
  1: counted([summary(9), summary(8), summary(7)]),
  2: counted([summary(8, { hash: 80 }), summary(7)]),
  4: counted([summary(7)]),
  5: counted([summary(8), summary(7)], 480),
  F: { type: 'tabs.followed', push: 'subscribed' },
  T: { type: 'tabs.led' },
};

interface Case {
  readonly name: string;
  readonly state?: Partial<State>;
  readonly messages?: string;
  readonly events: string;
  readonly posted: string;
}

/** The leader has the notes 8 and 7. */
const holds: Partial<State> = holding(wire(8), wire(7));
/** It has only counted them. */
const counts: Partial<State> = {
  isScreenWanted: false,
  counted: [summary(8), summary(7)],
};

const rules: Case[] = [
  { name: 'are announced by a tab that begins to lead', events: '', posted: 'N' },
  { name: 'are announced with the first list', state: {}, events: '-----l', posted: 'N----N' },
  { name: 'are announced when a poll finds a new note', events: '-----9', posted: 'N----N' },
  { name: 'are announced when a poll finds a changed note', events: '-----8', posted: 'N----N' },
  { name: 'are announced when a poll finds that a note has gone', events: '-----g', posted: 'N----N' },
  { name: 'are announced once for all that a poll finds', events: '-----(9g)', posted: 'N----N' },
  {
    name: '[one-leader] are announced after each poll that finds any',
    events: '-----9-g',
    posted: 'N----N-N',
  },
  { name: '[one-leader] are not announced after an unchanged poll', events: '-----k', posted: 'N' },
  { name: 'are not announced after a poll that fails', events: '-----x', posted: 'N' },
  { name: 'are not announced with an unchanged list', events: '-----l', posted: 'N' },
  { name: 'are not announced when a longer list is loaded', events: '-----L', posted: 'N' },
  { name: 'are not announced with a page of older notes', events: '-----M', posted: 'N' },
  { name: 'are not announced when the blogger does something', events: '-----ayAsd', posted: 'N' },
  {
    name: 'are announced after the note of a push, once',
    events: '-----*--9k',
    posted: 'N-------N',
  },
  {
    name: 'are announced after a push of a note that this tab has already, or does not reach',
    events: '-----*--7-*--6-*--k',
    posted: 'N-------N----N----N',
  },
  {
    name: 'are announced after the next answer if that of a push fails',
    events: '-----*--x--k',
    posted: 'N----------N',
  },
  { name: 'are not announced before the answer to a push', events: '-----*', posted: 'N' },
  { name: 'are announced after two pushes by the first answer', events: '-----**-k-k', posted: 'N-------N' },
  { name: 'are not announced by a tab that follows', events: 'F----9-*-k', posted: '' },
  {
    name: 'are announced by a tab that leads again',
    events: 'F----9-T--8',
    posted: '-------N--N',
  },
];

const counting: Case[] = [
  {
    name: 'are announced with the first count',
    state: { isScreenWanted: false },
    events: '-----0',
    posted: 'N----N',
  },
  { name: 'are announced when a note has come', events: '-----1', posted: 'N----N' },
  { name: 'are announced when a note has changed', events: '-----2', posted: 'N----N' },
  { name: 'are announced when a note has gone', events: '-----4', posted: 'N----N' },
  { name: 'are announced when the notes were seen elsewhere', events: '-----5', posted: 'N----N' },
  {
    name: 'are announced after a push, also if the count is the same',
    events: '-----*--0',
    posted: 'N-------N',
  },
  { name: 'are not announced when nothing has changed', events: '-----0', posted: 'N' },
  { name: 'are not announced with a list of the same notes', events: '-----l', posted: 'N' },
];

const posts =
  (state: Partial<State>) =>
  (m: Context, { state: own = state, events, posted }: Case): void => {
    const log = createLog<unknown>();
    const world = { tabs$: of({ post: log.add, messages$: NEVER, isFrozen$: NEVER }) };
    m.expect(emittedBy(m, tabs, { events, values, state: own, world }).pipe(ignoreElements())).toBeObservable(
      '',
    );
    const news$ = log.entries$.pipe(filter((message) => parseTabMessage(message)?.kind === 'news'));
    m.expect(news$.pipe(map(() => 'N'))).toBeObservable(posted);
  };

cases('news of a tab with a list', posts(holds), rules);
cases('news of a tab that only counts', posts(counts), counting);
