import { cases } from 'rxjs-marbles/jest';
import { type Beside, besideRow, type Pointing } from '../../../src/streams/triage/pointed-row';
import { table, named } from '../../support/table';
import {
  NONE,
  type RowTouch,
  rowTouches,
  type Swipe,
  type TouchStart,
} from '../../../src/streams/triage/row-touch';

const POINTINGS: Readonly<Record<string, Pointing>> = {
  0: { id: null, restMs: 0 },
  1: { id: 1, restMs: 100 },
  2: { id: 2, restMs: 100 },
  a: { id: 1, restMs: 200 },
  b: { id: 2, restMs: 200 },
  B: { id: 2, restMs: 0 },
};
const SHOWN: Readonly<Record<string, Beside | null>> = {
  0: null,
  1: { kind: 'small', id: 1 },
  2: { kind: 'small', id: 2 },
  L: { kind: 'large', id: 2 },
};
const TOUCHED: Readonly<Record<string, RowTouch>> = { L: { kind: 'large', id: 2 }, x: NONE };

/**
 * A digit is a row that the mouse reaches, and 0 means that it reaches no row. A small letter is a row that gets
 * the focus. B is row 2 when Tab leaves it, or when one of its actions has the focus.
 */
cases(
  'the row whose actions show',
  (m, { pointings, touches, expected }) => {
    const beside$ = besideRow(m.hot(pointings, POINTINGS), m.hot(touches, TOUCHED));
    m.expect(beside$).toBeObservable(expected, SHOWN);
  },
  table(`
  pointings                         | touches         | expected                         | name
  1                                 |                 | 0 99ms 1                         | [row-actions] is that on which the mouse rests for 100 ms
  1 50ms 2 50ms 0                   |                 | 0                                | [row-actions] is not one that the mouse only crosses
  1 200ms 1                         |                 | 0 99ms 1                         | stays while the mouse moves on it
  1 200ms 2                         |                 | 0 99ms 1 100ms 0 99ms 2          | changes to none at once when the mouse leaves, and to the next after 100 ms
  1 200ms 0                         |                 | 0 99ms 1 100ms 0                 | changes to none at once when there is no next one
  a 199ms 0                         |                 | 0                                | [row-actions-by-keyboard] is that with the focus for 200 ms
  a 250ms b 150ms a 150ms b 300ms 0 |                 | 0 199ms 1 50ms 0 501ms 2 100ms 0 | [row-actions-by-keyboard] is not one of the rows that J passes
  a 50ms b 48ms B                   |                 | 0 99ms 2                         | [row-actions-by-keyboard] is that with the focus when Tab is pressed, so that Tab leads to them
  B--b--2                           |                 | (02)                             | stays when the focus goes from the actions to their row, and when the mouse reaches the row
  1 200ms b                         |                 | 0 99ms 1 100ms 0 199ms 2         | is the focused one if the mouse rests on another
  1 50ms b                          |                 | 0 250ms 2                        | is not that which the mouse had just reached when another got the focus
  b 300ms 1                         |                 | 0 199ms 2 100ms 0 99ms 1         | is the hovered one if the mouse moves after that
  1 301ms 1 198ms 2                 | - 300ms L--x    | 0 99ms 1 200ms L--0 296ms 2 | [row-actions-by-touch] is that of the finger before any other
`),
);

const START: TouchStart = { id: 1, ids: [1, 2], x: 200, y: 300, forward: 1, canSwipe: true };

const swipe = (byPx: number, action: Swipe['action']): Swipe => ({
  kind: 'swipe',
  id: 1,
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
  L: { kind: 'large', id: 1 },
  A: swipe(-20, toLeft),
  B: swipe(-96, toLeft),
  C: swipe(-97, toLeft),
  R: swipe(97, toRight),
  S: { kind: 'none', aside: [1, 2] },
  x: NONE,
});

const starts: Readonly<Record<string, Partial<TouchStart>>> = {
  edge: { canSwipe: false },
  rtl: { forward: -1 },
};

/**
 * The touch starts at once, unless `touches` says when: at s; n is a touch beside the rows. The finger is lifted at u.
 * The browser ends the touch at c, where the blogger may also use a key or an action.
 */
cases(
  'what a finger does to a row',
  (m, { touches, moves, lifts, holds, closes, expected, start }) => {
    const touches$ = rowTouches({
      starts$: m.hot<TouchStart | null>(touches === '' ? 's' : touches, {
        s: { ...START, ...named(starts, start) },
        n: null,
      }),
      moves$: m.hot(moves, POINTS),
      lifts$: m.hot(lifts),
      holds$: m.hot(holds),
      closes$: m.hot(closes),
    });
    const values = start === 'rtl' ? forwards('actions', 'aside') : forwards('aside', 'actions');
    m.expect(touches$).toBeObservable(expected, values);
  },
  table(`
  touches   | moves       | lifts     | holds     | closes    | expected     | start | name
            |             |           |           |           | 500ms L      |       | [row-actions-by-touch] it rests after 500 ms
            | - n         |           |           |           | 500ms L      |       | it rests if it trembles
            |             |           | - 449ms h |           | 450ms L      |       | it rests when the browser says so, once
            |             | ---u      |           |           | -            |       | a tap is nothing
            |             |           |           | - 300ms c | -            |       | what the browser takes for scrolling is nothing
            | -d-a        | -----u    |           |           | -            |       | a movement down is nothing
            | - 510ms a-c | - 600ms u |           |           | 500ms L      |       | it rests only before it moves
            |             | - 600ms u |           | - 699ms c | 500ms L 199ms x |       | [row-actions-by-touch] the actions go when one is used, and on scrolling
  s 599ms s |             |           |           |           | 500ms L 99ms x 499ms L |       | [row-actions-by-touch] the actions go with the next touch
            | -a-b-c      | ------u   |           |           | -A-B-CS      |       | [row-swipe] a swipe towards the start that ends beyond 96 px sets aside
            | -a-c-b      | ------u   |           |           | -A-C-Bx      |       | [row-swipe] a swipe that has come back does nothing
            | -a-c        |           |           | ------c   | -A-C--x      |       | [row-swipe] a swipe that the browser ends does nothing
            | -r          | ---u      |           |           | -R-L         |       | [row-actions-by-touch] a swipe towards the end shows the actions
            | -r---a      | ---u      |           |           | -R-L         |       | the actions stay while a finger moves on them
  s---s     | -c----      | --u       |           |           | -CS 501ms L  |       | what a swipe has hidden is not hidden again by the next touch
            | -c-r        | -----u    |           |           | -C-R-S       | rtl   | [row-swipe] swipes are mirrored from right to left
            | -a-c        | -----u    |           |           | -            | edge  | [row-swipe] a swipe from the edge of the screen is left to the browser
  s---n     | -a-c-c      | ------u   |           |           | -A-Cx        |       | a touch beside the rows ends a swipe
            | -a          | - 700ms u |           |           | -A 699ms x   |       | a swipe does not become a rest
`),
);
