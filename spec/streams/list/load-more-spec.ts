import { cases } from 'rxjs-marbles/jest';
import { loadMore } from '../../../src/streams/list/load-more';
import type { Event } from '../../../src/streams/state/events';
import { initialState, type State } from '../../../src/streams/state/state';
import type { ListProgress } from '../../../src/streams/list/state';
import { emittedBy } from '../../support/behaviour';
import { legend, listed } from '../../support/legend';
import { holding, note } from '../../support/notes';
import { named, table } from '../../support/table';

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

const states: Record<string, Partial<State>> = {
  lastThree: open({}, { ...holding(note(1), note(2), note(3), note(4)), selectedNoteId: 3 }),
  fourth: open({}, { ...holding(note(1), note(2), note(3), note(4)), selectedNoteId: 4 }),
  coveredEnd: open({ isComplete: true }, { selectedNoteId: 1 }),
  follows: open({}, { filterName: 'follows' }),
  failing: open(
    { failure: { kind: 'platform', failures: 1, retryInMs: 0, askedMs: 0 } },
    { filterName: 'follows' },
  ),
  restWanted: open({}, { isRestWanted: true, selectedNoteId: 1 }),
  restOf100: open({ loaded: 100, wanted: 100 }, { isRestWanted: true }),
  toAnswer: open({}, { view: 'toAnswer' }),
  noneToAnswer: open({}, { ...holding(note(1, { type: 'like' })), view: 'toAnswer' }),
  wide: open({}, { selectedNoteId: 1, isWide: true }),
  of90: open({ loaded: 90, wanted: 90 }),
  of100: open({ loaded: 100, wanted: 100 }),
  complete: open({ isComplete: true }),
  loading: open({}, { isLoading: true }),
  closed: open({}, { isPanelOpen: false }),
  first: open({ loaded: 0, wanted: 10 }),
  firstClosed: open({ loaded: 10, wanted: 10 }, { isPanelOpen: false }),
};

cases(
  'the list requests ten more notes',
  (m, { events, expected, state }) => {
    const emitted$ = emittedBy(m, loadMore, { events, values, state: named(states, state) ?? open({}) });
    m.expect(emitted$).toBeObservable(expected, legend);
  },
  table(`
  events                                 | expected         | state        | name
  j                                      | 200ms m          |              | [distance-to-load-more] 200 ms after scrolling has ended within 300 px of its end
  J                                      |                  |              | [distance-to-load-more] but not if scrolling has ended at 301 px
  j 198ms j 198ms j                      | 598ms m          |              | only after scrolling has ended
  j 99ms J                               |                  |              | but not if it is scrolled away from its end before that
  j 99ms 0                               | 100ms m          |              | at once when the browser reports the end of scrolling
  j 99ms 9                               |                  |              | but not if the browser reports the end of scrolling at 301 px
  - 99ms 0 99ms L                        | m 199ms m        | lastThree    | [end-of-a-covered-list] while one of its last three notes covers it, once for each page
  0                                      |                  | fourth       | [end-of-a-covered-list] but not while another note covers it
  0                                      |                  | coveredEnd   | [end-of-a-covered-list] but not if the platform has no more
  - 99ms L                               | m 99ms m         | follows      | [empty-filters] at once while the filter has no notes, once for each page
                                         |                  | failing      | [empty-filters] but not while the list fails
  - 99ms L                               | m 99ms m         | restWanted   | [to-answer-searched] page by page while the rest of the notes is wanted, also behind an open note
                                         |                  | restOf100    | [to-answer-searched] but not beyond the limit
  0                                      |                  | toAnswer     | [to-answer-searched] but not at the end of the list To answer, whose oldest note is the first
                                         | m                | noneToAnswer | [to-answer-searched] at once while no comment is to be answered
  0                                      | m                | wide         | also beside an open note in a wide window
  0 999ms 4 999ms 9                      | m                |              | but not for the position that it had before a page was drawn
  j 99ms F                               |                  |              | but not for the position that it had with another filter
  0 999ms 4 99ms 0                       | m 1099ms m       |              | at once when a page is drawn and the end is still near
  (00) 299ms 0                           | m                |              | once, however often the same position is reported
  j 299ms j 299ms j                      | 200ms m          |              | but never two pages at once
  j 999ms 4 299ms j                      | 200ms m 1299ms m |              | again when the previous page has arrived
  j 999ms L 299ms j                      | 200ms m 1299ms m |              | again when the previous page has arrived by cursor paging
  j                                      | 200ms m          | of90         | [page-size] up to 100 notes
  j                                      |                  | of100        | but not beyond 100 notes
  j                                      |                  | complete     | but not if the platform has no more
  E 299ms j                              |                  |              | but not after a complete list
  x 299ms j                              |                  |              | but not while it fails
  O 299ms j                              |                  |              | but not while it is outdated
  j                                      |                  | loading      | but not before the first notes are loaded
  j                                      |                  | closed       | but not while the panel is closed
  1 99ms 0 899ms 2 99ms 0 899ms 3 99ms 9 | 100ms m 999ms m  | first        | page by page until a tall panel is full
  1 99ms 9                               |                  | first        | but not if the first ten fill the panel
  0 998ms o                              | 1199ms m         | firstClosed  | when a panel opens that it does not fill
  j 99ms F 299ms 0                       | 400ms m          |              | when a filter leaves its end in view
`),
);
