import { isSurprise, type Move, type Sight } from './oracle';

const point = { x: 100, y: 100 };

/** The controls under the point at times before a press at 10 000. */
const sights = (...list: readonly (readonly [number, ...string[]])[]): readonly Sight[] =>
  list.map(([before, ...under]) => ({ at: 10_000 - before, under }));

const isFound = (seen: readonly Sight[], moves?: readonly Move[], control = 'Trash'): boolean =>
  isSurprise({ at: 10_000, control, sights: seen }, point, moves);

/** The mouse goes to a place this many milliseconds before the press. */
const move = (before: number, x: number): Move => ({ at: 10_000 - before, x, y: 100 });

describe('a tap', () => {
  test('on a control that has been there for half a second is no surprise', () => {
    expect(isFound(sights([2000, 'Trash']))).toBe(false);
    expect(isFound(sights([2000, 'Send'], [520, 'Trash']))).toBe(false);
  });

  test('on a control that has replaced another one is a surprise', () => {
    expect(isFound(sights([2000, 'Send'], [300, 'Trash']))).toBe(true);
  });

  test('on a control that has appeared, or was covered, is a surprise', () => {
    expect(isFound(sights([2000], [300, 'Trash']))).toBe(true);
  });

  test('on a control that the page has drawn for the first time is a surprise', () => {
    expect(isFound([])).toBe(true);
    expect(isFound(sights([300, 'Trash']))).toBe(true);
  });

  test('may be 50 ms early', () => {
    expect(isFound(sights([2000, 'Send'], [451, 'Trash']))).toBe(false);
    expect(isFound(sights([2000, 'Send'], [449, 'Trash']))).toBe(true);
  });

  test('on a control that moved by a few pixels is no surprise, because both are near the point', () => {
    expect(isFound(sights([2000, 'Spam', 'Trash'], [300, 'Trash']))).toBe(false);
  });

  test('on the same button for another note is a surprise', () => {
    expect(isFound(sights([2000, 'Trash of 1'], [300, 'Trash of 2']), undefined, 'Trash of 2')).toBe(true);
  });
});

describe('a click', () => {
  const moved = sights([2000, 'Send'], [300, 'Trash']);

  test('with a mouse that rests on what has moved is a surprise', () => {
    expect(isFound(moved, [move(3000, 100)])).toBe(true);
    expect(isFound(moved, [move(3000, 500), move(2000, 100)])).toBe(true);
    expect(isFound(moved, [])).toBe(true);
  });

  test('is no surprise if the mouse has come to the control since it moved', () => {
    expect(isFound(moved, [move(3000, 500), move(200, 100)])).toBe(false);
    expect(isFound(moved, [move(3000, 125), move(200, 100)])).toBe(false);
  });

  test('is a surprise if the mouse came from near by', () => {
    expect(isFound(moved, [move(3000, 124), move(200, 100)])).toBe(true);
  });

  test('is a surprise if the mouse came before the control did', () => {
    expect(isFound(moved, [move(3000, 500), move(400, 100)])).toBe(true);
  });

  test('on a control that came after the click was sent is a surprise', () => {
    expect(isFound(sights([2000, 'Send'], [-5, 'Trash']), [move(3000, 100)])).toBe(true);
  });
});
