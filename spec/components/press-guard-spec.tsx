/** @jest-environment jsdom */
import { act, render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BehaviorSubject } from 'rxjs';
import { PressGuard } from '../../src/components/press-guard/press-guard';
import { useListShown } from '../../src/components/use-list-shown';
import { type State, initialState } from '../../src/streams/state/state';
import { note } from '../support/notes';
import { inPanel } from './support/panel';
import { type Box, controlsAndCovers } from '../../src/components/press-guard/boxes';
import { drawnAt, type Place, scrolled, sightOf, type Step } from '../../src/components/press-guard/places';

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
    change: (state: State): void => act(() => state$.next(state)),
    draw: (at: number): void => {
      const due = frames;
      frames = [];
      due.forEach((frame) => frame(at));
    },
  };
}
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

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
  jest.useFakeTimers();
  const times = [120];
  const takeOver = jest.fn(() => times.pop() ?? NaN);
  const state$ = new BehaviorSubject<State>({ ...withNotes(1, 2), isPanelOpen: false });
  const root = { current: document.createElement('div') };
  render(panelOf(state$, <PressGuard root={root} takeOver={takeOver} />));
  act(() => jest.runAllTimers());
  expect(takeOver).toHaveReturnedWith(120);
  act(() => state$.next(withNotes(1, 2)));
  act(() => jest.runAllTimers());
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

const row = document.createElement('button');
const bar = document.createElement('button');
const box = (top: number): Box => ({ left: 0, right: 300, top, bottom: top + 50 });
const drawn = (top: number, withBar = false): Step =>
  drawnAt(5000, new Map([[row, box(top)], ...(withBar ? ([[bar, box(100)]] as const) : [])]), true);
const covered = drawnAt(4000, new Map(), true);
const AT = { x: 5, y: 5 };
const mouse: Step = (sight) => ({ ...sight, pointer: AT });
const finger: Step = (sight) => ({ ...sight, isMouse: false });
const tapped: Step = (sight) => ({ ...sight, pointer: AT });
const resized: Step = (sight) => ({ ...sight, places: new Map() });
const scrolling =
  (scrolledAt: number): Step =>
  (sight) => ({ ...sight, scrolledAt });

/** A row that has been at 100 px since 1000 ms, and is drawn at 5000 ms. */
test.each<[string, steps: readonly Step[], Partial<Place>]>([
  ['at rest if it moves by 8 px', [mouse, drawn(108)], { since: 1000 }],
  ['new if it moves by 9 px', [mouse, drawn(109)], { since: 5000, pointer: AT }],
  ['new at another width', [resized, drawn(100)], { since: 5000 }],
  ['new when a bar that covered it has gone', [drawn(100, true), drawn(100)], { since: 5000 }],
  ['at rest if the blogger scrolls it', [scrolling(4000), scrolled(4200), drawn(300)], { since: 1000 }],
  ['new if the panel scrolls it', [scrolling(3999), scrolled(4200), drawn(300)], { since: 5000 }],
  ['uncovered by a tap', [finger, covered, tapped, drawn(100)], { since: 5000, pointer: AT }],
  ['uncovered unseen', [finger, tapped, covered, drawn(100)], { since: 5000, pointer: undefined }],
  ['moved unseen by a tap', [finger, tapped, drawn(300)], { since: 5000, pointer: undefined }],
])('[press-guard] a row counts as %s', (_what, steps, expected) => {
  document.body.append(row);
  const start = sightOf(new Map([[row, { ...box(100), since: 1000 }]]));
  expect(steps.reduce((sight, step) => step(sight), start).places.get(row)).toMatchObject(expected);
});

test('[press-guard] rows under an open note are not measured', () => {
  document.body.innerHTML = '<div class="pane" inert><button></button></div><button></button>';
  expect(controlsAndCovers(document.body).size).toBe(1);
});
