/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { BehaviorSubject, of } from 'rxjs';
import { PanelContext } from '../../src/components/panel-context';
import { useSelected } from '../../src/components/use-selected';
import { initialState, type State } from '../../src/streams/state/state';
import type { Store } from '../../src/streams/store';
import { note } from '../support/notes';
import { LINKS, renderPanel } from './panel';

const selectFilter = (state: State): string => state.filterName;
const selectAnew = (state: State): readonly string[] => [state.filterName];

function Filter({ onLook }: { onLook?: () => void }) {
  const [name] = useSelected(selectAnew);
  onLook?.();
  return (
    <p>
      {name} {useSelected(selectFilter)}
    </p>
  );
}

const drawn = (store: Store, onLook?: () => void) => (
  <PanelContext value={{ store, links: LINKS, locale: 'en', canSignOut: true }}>
    <Filter {...(onLook && { onLook })} />
  </PanelContext>
);

test('however much is drawn, a store has one subscriber, and none when nothing is', () => {
  const { state$, unmount } = renderPanel(Array.from({ length: 30 }, (_, index) => note(index + 1)));
  // RxJS offers no other way to count them.
  expect(Reflect.get(state$, 'observers')).toHaveLength(1);
  unmount();
  expect(state$.observed).toBe(false);
});

test('of the same state a selector is asked once, so one that makes something new each time ends nowhere', () => {
  const state$ = new BehaviorSubject(initialState);
  const looks: unknown[] = [];
  render(drawn({ state$, send: () => undefined }, () => looks.push(1)));
  expect(looks).toHaveLength(1);
  act(() => state$.next({ ...initialState, filterName: 'likes' }));
  expect(screen.getByText('likes likes')).toBeTruthy();
  expect(looks).toHaveLength(2);
});

test('another store takes the place of the first, as in time travel', () => {
  const state$ = new BehaviorSubject(initialState);
  const send = (): void => undefined;
  const { rerender } = render(drawn({ state$, send }));
  rerender(drawn({ state$: of({ ...initialState, filterName: 'follows' as const }), send }));
  expect(screen.getByText('follows follows')).toBeTruthy();
  expect(state$.observed).toBe(false);
  rerender(drawn({ state$, send }));
  act(() => state$.next({ ...initialState, filterName: 'unread' }));
  expect(screen.getByText('unread unread')).toBeTruthy();
});
