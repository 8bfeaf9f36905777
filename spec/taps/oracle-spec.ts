import { isSurprise, type Move, type Sight } from './oracle';

const point = { x: 100, y: 100 };

/** The controls under the point at times before a press at 10 000. */
const sights = (...list: readonly (readonly [number, ...string[]])[]): readonly Sight[] =>
  list.map(([before, ...under]) => ({ at: 10_000 - before, under }));

/** The mouse goes to a place this many milliseconds before the press. */
const move = (before: number, x: number): Move => ({ at: 10_000 - before, x, y: 100 });

const BEFORE = sights([2000, 'Send'], [300, 'Trash']);

test.each<[string, readonly Sight[], isSurprise: boolean, moves?: readonly Move[] | undefined, back?: Move]>([
  ['tap on a control that has been there for half a second', sights([2000, 'Send'], [520, 'Trash']), false],
  ['tap on a control that has replaced another one', BEFORE, true],
  ['tap on a control that has appeared, or was covered', sights([2000], [300, 'Trash']), true],
  ['tap on a control that the page has drawn for the first time', sights([300, 'Trash']), true],
  ['tap on a page that has drawn nothing', [], true],
  ['tap that is 50 ms early', sights([2000, 'Send'], [451, 'Trash']), false],
  ['tap that is 51 ms early', sights([2000, 'Send'], [449, 'Trash']), true],
  ['tap on a control that moved by a few pixels', sights([2000, 'Spam', 'Trash'], [300, 'Trash']), false],
  ['tap on the button of another note', sights([2000, 'Trash of 1'], [300, 'Trash']), true],
  ['click with a mouse that rests on what has moved', BEFORE, true, [move(3000, 500), move(2000, 100)]],
  ['click with a mouse without moves', BEFORE, true, []],
  ['click with a mouse that has come since', BEFORE, false, [move(3000, 125), move(200, 100)]],
  ['click with a mouse that came from near by', BEFORE, true, [move(3000, 124), move(200, 100)]],
  ['click with a mouse that came before the control', BEFORE, true, [move(3000, 500), move(400, 100)]],
  ['click before the control came', sights([2000, 'Send'], [-5, 'Trash']), true, [move(3000, 100)]],
  ['tap far from Back', BEFORE, false, undefined, move(320, 125)],
  ['tap near Back', BEFORE, true, undefined, move(320, 124)],
  ['tap long after Back', BEFORE, true, undefined, move(401, 125)],
])('a %s is a surprise, or not (%#)', (_what, seen, isFound, ...[moves, back]) => {
  expect(isSurprise({ at: 10_000, control: 'Trash', sights: seen }, point, moves, back)).toBe(isFound);
});
