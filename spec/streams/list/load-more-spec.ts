import { cases } from 'rxjs-marbles/jest';
import { loadMore } from '../../../src/streams/list/load-more';
import type { Event } from '../../../src/streams/state/events';
import { initialState, type State } from '../../../src/streams/state/state';
import type { ListProgress } from '../../../src/streams/list/state';
import { emittedBy } from '../../support/behaviour';
import { legend, listed } from '../../support/legend';
import { holding, note } from '../../support/notes';

const page = (number: number, isComplete = false): Event => listed({ notes: [note(1)], number, isComplete });

/**
 * 0 and 9 are a list at rest within and outside 300 px of its end. 1 to 4 are lists of 10 to 40
 * notes, and E is a complete one.
 */
const values: Record<string, Event> = {
  ...legend,
  0: { type: 'list.scrolled', fromBottomPx: 300, fromTopPx: 0, isMoving: false },
  9: { type: 'list.scrolled', fromBottomPx: 301, fromTopPx: 0, isMoving: false },
  1: page(10),
  2: page(20),
  3: page(30),
  4: page(40),
  E: page(40, true),
  F: { type: 'filter.selected', name: 'comments' },
  L: { type: 'notes.paged', notes: [], unreadable: [], number: 40, isComplete: false, asked: 0 },
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
  {
    name: '[distance-to-load-more] 200 ms after scrolling has ended within 300 px of its end',
    events: '  j',
    expected: '200ms m',
  },
  {
    name: '[distance-to-load-more] but not if scrolling has ended at 301 px',
    events: '  J',
    expected: '',
  },
  {
    name: 'only after scrolling has ended',
    events: '  j 198ms j 198ms j',
    expected: '           598ms m',
  },
  {
    name: 'but not if it is scrolled away from its end before that',
    events: '  j 99ms J',
    expected: '',
  },
  {
    name: 'at once when the browser reports the end of scrolling',
    events: '  j 99ms 0',
    expected: ' 100ms m',
  },
  {
    name: 'but not if the browser reports the end of scrolling at 301 px',
    events: '  j 99ms 9',
    expected: '',
  },
  {
    name: '[end-of-a-covered-list] while one of its last three notes covers it, once for each page',
    state: open({}, { ...holding(note(1), note(2), note(3), note(4)), selectedNoteId: 3 }),
    events: '  - 99ms 0 99ms L',
    expected: 'm 199ms m',
  },
  {
    name: '[end-of-a-covered-list] but not while another note covers it',
    state: open({}, { ...holding(note(1), note(2), note(3), note(4)), selectedNoteId: 4 }),
    events: '  0',
    expected: '',
  },
  {
    name: '[end-of-a-covered-list] but not if the platform has no more',
    state: open({ isComplete: true }, { selectedNoteId: 1 }),
    events: '  0',
    expected: '',
  },
  {
    name: '[empty-filters] at once while the filter has no notes, once for each page',
    state: open({}, { filterName: 'follows' }),
    events: '  - 99ms L',
    expected: 'm 99ms m',
  },
  {
    name: '[empty-filters] but not while the list fails',
    state: open(
      { failure: { kind: 'platform', failures: 1, retryInMs: 0, askedMs: 0 } },
      { filterName: 'follows' },
    ),
    events: '',
    expected: '',
  },
  {
    name: '[to-answer-searched] page by page while the rest of the notes is wanted, also behind an open note',
    state: open({}, { isRestWanted: true, selectedNoteId: 1 }),
    events: '  - 99ms L',
    expected: 'm 99ms m',
  },
  {
    name: '[to-answer-searched] but not beyond the limit',
    state: open({ loaded: 100, wanted: 100 }, { isRestWanted: true }),
    events: '',
    expected: '',
  },
  {
    name: '[to-answer-searched] but not at the end of the list To answer, whose oldest note is the first',
    state: open({}, { view: 'toAnswer' }),
    events: '  0',
    expected: '',
  },
  {
    name: '[to-answer-searched] at once while no comment is to be answered',
    state: open({}, { ...holding(note(1, { type: 'like' })), view: 'toAnswer' }),
    events: '',
    expected: 'm',
  },
  {
    name: 'also beside an open note in a wide window',
    state: open({}, { selectedNoteId: 1, isWide: true }),
    events: '  0',
    expected: 'm',
  },
  {
    name: 'but not for the position that it had before a page was drawn',
    events: '  0 999ms 4 999ms 9',
    expected: 'm',
  },
  {
    name: 'but not for the position that it had with another filter',
    events: '  j 99ms F',
    expected: '',
  },
  {
    name: 'at once when a page is drawn and the end is still near',
    events: '  0 999ms 4 99ms 0',
    expected: 'm       1099ms m',
  },
  {
    name: 'once, however often the same position is reported',
    events: '  (00) 299ms 0',
    expected: 'm',
  },
  {
    name: 'but never two pages at once',
    events: '  j 299ms j 299ms j',
    expected: '200ms m',
  },
  {
    name: 'again when the previous page has arrived',
    events: '  j 999ms 4 299ms j',
    expected: '200ms m 1299ms m',
  },
  {
    name: 'again when the previous page has arrived by cursor paging',
    events: '  j 999ms L 299ms j',
    expected: '200ms m 1299ms m',
  },
  {
    name: '[page-size] up to 100 notes',
    state: open({ loaded: 90, wanted: 90 }),
    events: '  j',
    expected: '200ms m',
  },
  {
    name: 'but not beyond 100 notes',
    state: open({ loaded: 100, wanted: 100 }),
    events: '  j',
    expected: '',
  },
  {
    name: 'but not if the platform has no more',
    state: open({ isComplete: true }),
    events: '  j',
    expected: '',
  },
  {
    name: 'but not after a complete list',
    events: '  E 299ms j',
    expected: '',
  },
  {
    name: 'but not while it fails',
    events: '  x 299ms j',
    expected: '',
  },
  {
    name: 'but not while it is outdated',
    events: '  O 299ms j',
    expected: '',
  },
  {
    name: 'but not before the first notes are loaded',
    state: open({}, { isLoading: true }),
    events: '  j',
    expected: '',
  },
  {
    name: 'but not while the panel is closed',
    state: open({}, { isPanelOpen: false }),
    events: '  j',
    expected: '',
  },
  {
    name: 'page by page until a tall panel is full',
    state: open({ loaded: 0, wanted: 10 }),
    events: '  1 99ms 0 899ms 2 99ms 0 899ms 3 99ms 9',
    expected: ' 100ms m        999ms m',
  },
  {
    name: 'but not if the first ten fill the panel',
    state: open({ loaded: 0, wanted: 10 }),
    events: '  1 99ms 9',
    expected: '',
  },
  {
    name: 'when a panel opens that it does not fill',
    state: open({ loaded: 10, wanted: 10 }, { isPanelOpen: false }),
    events: '  0 998ms o',
    expected: '  1199ms m',
  },
  {
    name: 'when a filter leaves its end in view',
    events: '  j 99ms F 299ms 0',
    expected: '     400ms m',
  },
];

cases(
  'the list requests ten more notes',
  (m, { events, state = open({}), expected }: Case) => {
    const emitted$ = emittedBy(m, loadMore, { events, values, state });
    m.expect(emitted$).toBeObservable(expected, legend);
  },
  rules,
);
