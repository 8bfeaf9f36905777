import { cases } from 'rxjs-marbles/jest';
import { loadMore } from '../../../src/streams/effects/load-more';
import type { Event } from '../../../src/streams/state/events';
import { initialState, type ListProgress, type State } from '../../../src/streams/state/state';
import { answersOf } from '../../support/behaviour';
import { holding, note } from '../../support/notes';

const listed = (number: number, isComplete = false): Event => ({
  type: 'notes.listed',
  notes: [note(1)],
  unreadable: [],
  number,
  isComplete,
  lastSeenTime: 0,
  asked: 0,
});

/** The same, asked for by time. */
const paged = (number: number): Event => ({
  type: 'notes.paged',
  notes: [],
  unreadable: [],
  number,
  isComplete: false,
  asked: 0,
});

const values: Record<string, Event> = {
  s: { type: 'list.scrolled', fromBottomPx: 300, fromTopPx: 0, isMoving: true },
  S: { type: 'list.scrolled', fromBottomPx: 301, fromTopPx: 0, isMoving: true },
  r: { type: 'list.scrolled', fromBottomPx: 300, fromTopPx: 0, isMoving: false },
  R: { type: 'list.scrolled', fromBottomPx: 301, fromTopPx: 0, isMoving: false },
  o: { type: 'panel.toggled', isOpen: true },
  c: { type: 'panel.toggled', isOpen: false },
  f: { type: 'filter.selected', name: 'likes' },
  1: listed(10),
  2: listed(20),
  3: listed(30),
  4: listed(40),
  p: paged(40),
  e: listed(40, true),
  x: { type: 'notes.failed', kind: 'platform', failures: 1, retryInMs: 60_000 },
  d: { type: 'notes.outdated' },
};

const open = (list: Partial<ListProgress>, changes: Partial<State> = {}): Partial<State> => ({
  ...holding(note(1)),
  isPanelOpen: true,
  list: { ...initialState.list, loaded: 30, wanted: 30, ...list },
  ...changes,
});

interface Case {
  readonly name: string;
  readonly events: string;
  readonly state?: Partial<State>;
  readonly expected: string;
}

const rules: Case[] = [
  { name: '200 ms after the end of scrolling within 300 px of the bottom', events: 's', expected: '200ms m' },
  { name: 'not at 301 px', events: 'S', expected: '' },
  { name: 'not while scrolling goes on', events: 's 198ms s 198ms s', expected: '598ms m' },
  { name: 'not when scrolled away from the bottom in time', events: 's 99ms S', expected: '' },
  {
    name: 'at once where the browser says that scrolling has ended',
    events: 's 99ms r',
    expected: '100ms m',
  },
  { name: 'not where it has ended at 301 px', events: 's 99ms R', expected: '' },
  {
    name: 'not while an open note covers the list, whose end nobody sees',
    events: 'r',
    state: open({}, { selectedNoteId: 1 }),
    expected: '',
  },
  {
    name: 'beside an open note, which covers nothing',
    events: 'r',
    state: open({}, { selectedNoteId: 1, isWide: true }),
    expected: 'm',
  },
  {
    name: 'not at the place of before a page, until its rows are drawn',
    events: 'r 999ms 4 99ms R',
    expected: 'm',
  },
  {
    name: 'at once when they are drawn and the bottom is near',
    events: 'r 999ms 4 99ms r',
    expected: 'm 1099ms m',
  },
  { name: 'one page however often the place is told', events: '(rr) 299ms r', expected: 'm' },
  { name: 'never two pages at once', events: 's 299ms s 299ms s', expected: '200ms m' },
  {
    name: 'the next page when the one before has come',
    events: 's 999ms 4 299ms s',
    expected: '200ms m 999ms m',
  },
  {
    name: 'the same where they are asked for by time',
    events: 's 999ms p 299ms s',
    expected: '200ms m 999ms m',
  },
  { name: 'up to 100', events: 's', state: open({ loaded: 90, wanted: 90 }), expected: '200ms m' },
  { name: 'not more than 100', events: 's', state: open({ loaded: 100, wanted: 100 }), expected: '' },
  {
    name: 'not where the platform has no more',
    events: 's',
    state: open({ isComplete: true }),
    expected: '',
  },
  { name: 'not after a list that was the last', events: 'e 299ms s', expected: '' },
  { name: 'not while the list fails', events: 'x 299ms s', expected: '' },
  { name: 'not while the list is asked for anew', events: 'd 299ms s', expected: '' },
  { name: 'not before the first list', events: 's', state: open({}, { isLoading: true }), expected: '' },
  {
    name: 'not while the panel is closed',
    events: 's',
    state: open({}, { isPanelOpen: false }),
    expected: '',
  },
  {
    name: 'a page at a time, until a tall panel is full',
    events: '1 99ms r 899ms 2 99ms r 899ms 3 99ms R',
    state: open({ loaded: 0, wanted: 10 }),
    expected: '100ms m 999ms m',
  },
  {
    name: 'no more than ten where ten fill the panel',
    events: '1 99ms R',
    state: open({ loaded: 0, wanted: 10 }),
    expected: '',
  },
  {
    name: 'when a panel that is not full is opened',
    events: 'r 998ms o',
    state: open({ loaded: 10, wanted: 10 }, { isPanelOpen: false }),
    expected: '1199ms m',
  },
  {
    name: 'a filter that leaves the bottom in view loads on',
    events: 's 99ms f 999ms 4',
    expected: '300ms m 999ms m',
  },
];

cases(
  'ten more notes are wanted',
  (m, { events, state = open({}), expected }: Case) => {
    const answers$ = answersOf(m, loadMore, { events, values, state });
    m.expect(answers$).toBeObservable(expected, { m: { type: 'notes.moreWanted' } });
  },
  rules,
);
