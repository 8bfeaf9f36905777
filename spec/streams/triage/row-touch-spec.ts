import { cases } from 'rxjs-marbles/jest';
import {
  type RowTouch,
  rowTouches,
  type Swipe,
  type TouchStart,
} from '../../../src/streams/triage/row-touch';
import { named, table } from '../../support/table';

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
