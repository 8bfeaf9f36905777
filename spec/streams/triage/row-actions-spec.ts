import { cases } from 'rxjs-marbles/jest';
import { type FocusedRow, pointedRow, type PointedRow } from '../../../src/streams/triage/pointed-row';
import { table, named } from '../../support/table';
import {
  type RowTouch,
  rowTouches,
  type Swipe,
  type TouchStart,
} from '../../../src/streams/triage/row-touch';

const IDS: Readonly<Record<string, number | null>> = { 0: null, 1: 1, 2: 2 };
const FOCUSED: Readonly<Record<string, FocusedRow | null>> = {
  0: null,
  1: { id: 1, isInTools: false },
  2: { id: 2, isInTools: false },
  a: { id: 1, isInTools: true },
};
const SHOWN: Readonly<Record<string, PointedRow | null>> = {
  0: null,
  1: { id: 1, isTouch: false },
  2: { id: 2, isTouch: false },
  A: { id: 1, isTouch: true },
  B: { id: 2, isTouch: true },
};

/**
 * Digits are rows, 0 is none. In `focused`, letters are rows among whose actions the focus is: a is row 1. The
 * Tab key is pressed at t; a press begins at p, and ends at u. In `expected`, letters are rows with large actions.
 */
cases(
  'the row whose actions show',
  (m, { hovered, focused, tabbed, touched, presses, expected }) => {
    const row$ = pointedRow({
      hovered$: m.hot(hovered, IDS),
      focused$: m.hot(focused, FOCUSED),
      tabbed$: m.hot(tabbed),
      touched$: m.hot(touched, IDS),
      pressed$: m.hot(presses, { p: true, u: false }),
    });
    m.expect(row$).toBeObservable(expected, SHOWN);
  },
  table(`
  hovered         | focused                           | tabbed   | touched         | presses          | expected                         | name
  1               |                                   |          |                 |                  | 0 99ms 1                         | [row-actions] is that on which the mouse rests for 100 ms
  1 50ms 2 50ms 0 |                                   |          |                 |                  | 0                                | [row-actions] is not one that the mouse only crosses
  1               |                                   |          |                 | - 50ms p 99ms u  | 0 250ms 1                        | [row-actions] is not the one that is pressed, until 100 ms after the press
  1               |                                   |          |                 | - 200ms p 99ms u | 0 99ms 1                         | stays during a press
  1 200ms 1       |                                   |          |                 |                  | 0 99ms 1                         | stays while the mouse moves on it
  1 200ms 2       |                                   |          |                 |                  | 0 99ms 1 100ms 0 99ms 2          | changes to none at once when the mouse leaves, and to the next after 100 ms
                  | 1 199ms 0                         |          |                 |                  | 0                                | [row-actions-by-keyboard] is that with the focus for 200 ms
                  | 1 250ms 2 150ms 1 150ms 2 300ms 0 |          |                 |                  | 0 199ms 1 50ms 0 501ms 2 100ms 0 | [row-actions-by-keyboard] is not one of the rows that J passes
                  | 1 50ms 2                          | - 99ms t |                 |                  | 0 99ms 2                         | [row-actions-by-keyboard] is that with the focus when Tab is pressed, so that Tab leads to them
                  | a--1                              |          |                 |                  | 1                                | stays when the focus goes from the actions to their row
  1 200ms -       | - 200ms 2                         |          |                 |                  | 0 99ms 1 100ms 0 199ms 2         | is the focused one if the mouse rests on another
  1               | - 50ms 2                          |          |                 |                  | 0 250ms 2                        | is not that which the mouse had just reached when another got the focus
  - 300ms 1       | 2                                 |          |                 |                  | 0 199ms 2 200ms 1                | is the hovered one if the mouse moves after that
  - 50ms 2        | a 299ms 0                         |          |                 |                  | 1 299ms 2                        | is that among whose actions the focus is, wherever the mouse moves
                  | 1                                 |          | - 300ms 2--1--0 |                  | 0 199ms 1 100ms B--A--1          | [row-actions-by-touch] is that of the finger before any other
`),
);

const START: TouchStart = { id: 1, ids: [1, 2], x: 200, y: 300, forward: 1, canSwipe: true };

const swipe = (byPx: number, action: Swipe['action']): Swipe => ({
  id: 1,
  ids: [1, 2],
  byPx,
  action,
  willAct: Math.abs(byPx) > 96,
});
/** Letters are positions; those of a finger that goes left, right, and down. */
const POINTS = {
  n: { x: 205, y: 305 },
  a: { x: 180, y: 302 },
  b: { x: 104, y: 302 },
  c: { x: 103, y: 302 },
  r: { x: 297, y: 302 },
  d: { x: 190, y: 330 },
};
const forwards = (toLeft: Swipe['action'], toRight: Swipe['action']): Readonly<Record<string, RowTouch>> => ({
  P: { type: 'rested', id: 1 },
  A: { type: 'swiping', swipe: swipe(-20, toLeft) },
  B: { type: 'swiping', swipe: swipe(-96, toLeft) },
  C: { type: 'swiping', swipe: swipe(-97, toLeft) },
  R: { type: 'swiping', swipe: swipe(97, toRight) },
  S: { type: 'swiped', swipe: swipe(-97, toLeft) },
  T: { type: 'swiped', swipe: swipe(97, toRight) },
  x: { type: 'released' },
});

const starts: Readonly<Record<string, Partial<TouchStart>>> = {
  edge: { canSwipe: false },
  rtl: { forward: -1 },
};

/**
 * The touch starts at once, unless `touches` says when: at s; n is another touch. It ends when the finger is
 * lifted (u) or the browser cancels it (c).
 */
cases(
  'what a finger does to a row',
  (m, { touches, moves, ends, holds, expected, start }) => {
    const touches$ = rowTouches({
      starts$: m.hot<TouchStart | null>(touches === '' ? 's' : touches, {
        s: { ...START, ...named(starts, start) },
        n: null,
      }),
      moves$: m.hot(moves, POINTS),
      ends$: m.hot(ends, { u: true, c: false }),
      holds$: m.hot(holds),
    });
    const values = start === 'rtl' ? forwards('actions', 'aside') : forwards('aside', 'actions');
    m.expect(touches$).toBeObservable(expected, values);
  },
  table(`
  touches | moves       | ends      | holds     | expected   | start | name
          |             |           |           | 500ms P    |       | [row-actions-by-touch] it rests after 500 ms
          | - n         |           |           | 500ms P    |       | it rests if it trembles
          |             |           | - 449ms h | 450ms P    |       | it rests when the browser says so, once
          |             | ---u      |           | -          |       | a tap is nothing
          |             | - 300ms c |           | -          |       | what the browser takes for scrolling is nothing
          | -d-a        | -----c    |           | -          |       | a movement down is nothing
          | - 510ms a-c | - 600ms u |           | 500ms P    |       | it rests only before it moves
          | -a-b-c      | ------u   |           | -A-B-CS    |       | [row-swipe] a swipe towards the start that ends beyond 96 px sets aside
          | -a-c-b      | ------u   |           | -A-C-Bx    |       | [row-swipe] a swipe that has come back does nothing
          | -a-c        | ------c   |           | -A-C--x    |       | [row-swipe] a swipe that the browser ends does nothing
          | -r          | ---u      |           | -R-T       |       | [row-actions-by-touch] a swipe towards the end shows the actions
          | -c-r        | -----u    |           | -C-R-T     | rtl   | [row-swipe] swipes are mirrored from right to left
          | -a-c        | -----u    |           | -          | edge  | [row-swipe] a swipe from the edge of the screen is left to the browser
  s---n   | -a-c-c      | ------u   |           | -A-Cx      |       | a second finger ends a swipe
          | -a          | - 700ms u |           | -A 699ms x |       | a swipe does not become a rest
`),
);
