/** @jest-environment jsdom */
import { act, render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BehaviorSubject } from 'rxjs';
import { PanelContext } from '../../src/components/panel-context';
import { PressGuard } from '../../src/components/press-guard/press-guard';
import { useListShown } from '../../src/components/use-list-shown';
import { initialState, type State } from '../../src/streams/state/state';
import { note } from '../support/notes';
import { LINKS } from './support/panel';
import { parts } from './support/parts';

const withNotes = (...ids: readonly number[]): State => ({
  ...initialState,
  isPanelOpen: true,
  allNotes: Object.fromEntries(ids.map((id) => [id, note(id, { timestamp: id })])),
});

const panelOf = (state$: BehaviorSubject<State>, children: ReactNode) => (
  <PanelContext
    value={{ store: { state$, send: () => undefined }, links: LINKS, parts, locale: 'en', canSignOut: true }}
  >
    {children}
  </PanelContext>
);

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

test('[press-guard] the list can be aimed at since its first frame', () => {
  const { shownAt, draw } = show();
  expect(shownAt()).toBe(Infinity);
  draw(120);
  draw(900);
  expect(shownAt()).toBe(120);
});

test('[press-guard] a note that comes on top moves the rows: they are aimed at again since the next frame', () => {
  const { shownAt, draw, change } = show();
  draw(120);
  change(withNotes(1, 2));
  expect(shownAt()).toBe(120);
  change(withNotes(1, 2, 3));
  expect(shownAt()).toBe(Infinity);
  draw(700);
  expect(shownAt()).toBe(700);
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
