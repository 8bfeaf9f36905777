/** @jest-environment jsdom */
import { act, render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BehaviorSubject } from 'rxjs';
import { PressGuard } from '../../src/components/press-guard/press-guard';
import { useListShown } from '../../src/components/use-list-shown';
import { type State, initialState } from '../../src/streams/state/state';
import { note } from '../support/notes';
import { inPanel } from './support/panel';
import { controlBoxes } from '../../src/components/press-guard/boxes';
import { placesAtRest } from '../../src/components/press-guard/places';

const withNotes = (...ids: readonly number[]): State => ({
  ...initialState,
  isPanelOpen: true,
  allNotes: Object.fromEntries(ids.map((id) => [id, note(id, { timestamp: id })])),
});

const panelOf = (state$: BehaviorSubject<State>, children: ReactNode) =>
  inPanel({ state$, send: () => undefined }, children);

/** A list that shows, with frames that the test draws. */
function show() {
  let frames: FrameRequestCallback[] = [];
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  const state$ = new BehaviorSubject<State>(withNotes(1, 2));
  const { result } = renderHook(useListShown, {
    wrapper: ({ children }: { children: ReactNode }) => panelOf(state$, children),
  });
  const [shownAt, takeOver] = result.current;
  return {
    shownAt: () => shownAt.current,
    takeOver,
    change: (state: State): void => state$.next(state),
    draw: (at: number): void => {
      const due = frames;
      frames = [];
      due.forEach((frame) => frame(at));
    },
  };
}
afterEach(() => jest.restoreAllMocks());

test('[press-guard] the list can be aimed at since its first frame, and again since the one that moves its rows', () => {
  const { shownAt, draw, change } = show();
  expect(shownAt()).toBe(Infinity);
  draw(120);
  draw(900);
  change(withNotes(1, 2));
  expect(shownAt()).toBe(120);
  change(withNotes(1, 2, 3));
  expect(shownAt()).toBe(Infinity);
  draw(1700);
  expect(shownAt()).toBe(1700);
});

test('[press-guard] the list of a panel that opens again can be aimed at since the next frame', () => {
  const { shownAt, draw, change } = show();
  draw(120);
  change({ ...withNotes(1, 2), isPanelOpen: false });
  draw(150);
  change(withNotes(1, 2));
  expect(shownAt()).toBe(Infinity);
  draw(9000);
  expect(shownAt()).toBe(9000);
});

test('[press-guard] a guard that comes while the panel is closed takes nothing as at rest when it opens', () => {
  const times = [120];
  const takeOver = jest.fn(() => times.pop() ?? NaN);
  const state$ = new BehaviorSubject<State>({ ...withNotes(1, 2), isPanelOpen: false });
  const root = { current: document.createElement('div') };
  render(panelOf(state$, <PressGuard root={root} takeOver={takeOver} />));
  expect(takeOver).toHaveReturnedWith(120);
  act(() => state$.next(withNotes(1, 2)));
  expect(takeOver).toHaveLastReturnedWith(NaN);
});

test('[press-guard] the guard gets the time once, and decides alone from then on', () => {
  const { shownAt, draw, change, takeOver } = show();
  draw(120);
  expect(takeOver()).toBe(120);
  change(withNotes(3));
  draw(700);
  expect([shownAt(), takeOver()]).toEqual([NaN, NaN]);
});

/** A list with rows of 50 pixels each below this height. */
function drawList(top: number): void {
  document.querySelectorAll('.row').forEach((row, index) => {
    const box = { left: 0, right: 300, top: top + 50 * index, bottom: top + 50 * (index + 1) };
    Object.assign(row, { getBoundingClientRect: () => box });
  });
}

/** Two rows, and a control that is not drawn. */
const ROWS = '<button class="row"></button><button class="row"></button><button></button>';
const SHOWN_AT = 1200;

const atRestAfter = (moved: number, since: number) => {
  document.body.innerHTML = `<div class="pane">${ROWS}</div>`;
  drawList(100);
  const before = controlBoxes(document.body);
  drawList(100 + moved);
  return [...placesAtRest(document.body, before, since).values()];
};

test.each([
  [0, 2],
  [8, 2],
  [9, 0],
])(
  '[press-guard] when the guard moves the rows by %s px as it comes, %s of 2 are there since the list showed',
  (moved, count) => {
    const places = atRestAfter(moved, SHOWN_AT);
    expect(places.map(({ since }) => since)).toEqual(Array(count).fill(SHOWN_AT));
  },
);

test.each([
  ['before its first frame', Infinity],
  ['when the guard starts again', NaN],
])('[press-guard] nothing of the list is at rest %s', (_when, since) => {
  expect(atRestAfter(0, since)).toEqual([]);
});

test('[press-guard] rows under an open note are not at rest', () => {
  document.body.innerHTML = `<div class="pane" inert>${ROWS}</div>`;
  drawList(0);
  expect(controlBoxes(document.body).size).toBe(0);
});
