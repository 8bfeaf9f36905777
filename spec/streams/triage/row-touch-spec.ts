import { cases } from 'rxjs-marbles/jest';
import {
  type RowTouch,
  rowTouches,
  type Swipe,
  type TouchStart,
} from '../../../src/streams/triage/row-touch';

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

interface Case {
  readonly name: string;
  readonly start?: Partial<TouchStart>;
  /** The touch starts at s; n is another touch. */
  readonly starts?: string;
  readonly moves?: string;
  /** u is lifted, c is cancelled by the browser. */
  readonly ends?: string;
  readonly holds?: string;
  readonly expected: string;
}

cases(
  'what a finger does to a row',
  (m, { start, starts = 's', moves = '-', ends = '-', holds = '-', expected }: Case) => {
    const isRtl = start?.forward === -1;
    const touches$ = rowTouches({
      starts$: m.hot<TouchStart | null>(starts, { s: { ...START, ...start }, n: null }),
      moves$: m.hot(moves, POINTS),
      ends$: m.hot(ends, { u: true, c: false }),
      holds$: m.hot(holds),
    });
    const values = isRtl ? forwards('actions', 'aside') : forwards('aside', 'actions');
    m.expect(touches$).toBeObservable(expected, values);
  },
  [
    { name: '[row-actions-by-touch] it rests after 500 ms', expected: '500ms P' },
    {
      name: 'it rests if it trembles',
      moves: '- n',
      expected: '500ms P',
    },
    {
      name: 'it rests when the browser says so, once',
      holds: '- 449ms h',
      expected: '450ms P',
    },
    { name: 'a tap is nothing', ends: '---u', expected: '-' },
    { name: 'what the browser takes for scrolling is nothing', ends: '- 300ms c', expected: '-' },
    { name: 'a movement down is nothing', moves: '-d-a', ends: '-----c', expected: '-' },
    { name: 'it rests only before it moves', moves: '- 510ms a-c', ends: '- 600ms u', expected: '500ms P' },
    {
      name: '[row-swipe] a swipe towards the start that ends beyond 96 px sets aside',
      moves: '   -a-b-c',
      ends: '    ------u',
      expected: '-A-B-CS',
    },
    {
      name: '[row-swipe] a swipe that has come back does nothing',
      moves: '   -a-c-b',
      ends: '    ------u',
      expected: '-A-C-Bx',
    },
    {
      name: '[row-swipe] a swipe that the browser ends does nothing',
      moves: '   -a-c',
      ends: '    ------c',
      expected: '-A-C--x',
    },
    {
      name: '[row-actions-by-touch] a swipe towards the end shows the actions',
      moves: '   -r',
      ends: '    ---u',
      expected: '-R-T',
    },
    {
      name: '[row-swipe] swipes are mirrored from right to left',
      start: { forward: -1 },
      moves: '   -c-r',
      ends: '    -----u',
      expected: '-C-R-T',
    },
    {
      name: '[row-swipe] a swipe from the edge of the screen is left to the browser',
      start: { canSwipe: false },
      moves: '   -a-c',
      ends: '    -----u',
      expected: '-',
    },
    {
      name: 'a second finger ends a swipe',
      starts: '  s---n',
      moves: '   -a-c-c',
      ends: '    ------u',
      expected: '-A-Cx',
    },
    {
      name: 'a swipe does not become a rest',
      moves: '   -a',
      ends: '    - 700ms u',
      expected: '-A 699ms x',
    },
  ],
);
