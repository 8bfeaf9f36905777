/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { BehaviorSubject } from 'rxjs';
import { useSelected } from '../../src/components/use-selected';
import { initialState, type State } from '../../src/streams/state/state';
import type { Store } from '../../src/streams/state/store';
import { note } from '../support/notes';
import { inPanel, renderPanel } from './support/panel';

const selectFilter = (state: State): string => state.filterName;
const selectFilterPair = (state: State): readonly string[] => [state.filterName, state.filterName];

function Filter({ onRender }: { onRender?: () => void }) {
  const [name, pair] = [useSelected(selectFilter), useSelected(selectFilterPair)];
  onRender?.();
  return (
    <p>
      {name} {pair.join(' ')}
    </p>
  );
}

const panel = (store: Store, onRender?: () => void) =>
  inPanel(store, <Filter {...(onRender && { onRender })} />);

const send = (): void => undefined;
const storeWith = (filterName: State['filterName']) => ({
  state$: new BehaviorSubject<State>({ ...initialState, filterName }),
  send,
});

/** RxJS offers no other way to count the subscribers of a subject. */
const subscribers = (state$: object): number => {
  const observers: unknown = Reflect.get(state$, 'observers');
  return Array.isArray(observers) ? observers.length : NaN;
};

test('a list of 30 notes has no more subscriptions than a list of 1, and none is left after unmount', () => {
  const counts = [1, 30].map((length) => {
    const { state$, unmount } = renderPanel(Array.from({ length }, (_, index) => note(index + 1)));
    const count = subscribers(state$);
    unmount();
    expect(state$.observed).toBe(false);
    return count;
  });
  expect(counts[0]).toBeGreaterThan(0);
  expect(counts[1]).toBe(counts[0]);
});

test('a change between the render and the subscription is shown', () => {
  const { state$ } = storeWith('all');
  render(
    panel({ state$, send }, () => {
      // The component subscribes in an effect, after this.
      if (state$.value.filterName === 'all') state$.next({ ...initialState, filterName: 'likes' });
    }),
  );
  expect(screen.getByText('likes likes likes')).toBeVisible();
});

test('another store takes the place of the first, as in time travel', () => {
  const [first, second] = [storeWith('all'), storeWith('follows')];
  const { rerender } = render(panel(first));
  rerender(panel(second));
  expect(screen.getByText('follows follows follows')).toBeVisible();
  expect(first.state$.observed).toBe(false);
  rerender(panel(first));
  act(() => first.state$.next({ ...initialState, filterName: 'unread' }));
  expect(screen.getByText('unread unread unread')).toBeVisible();
});

test('in StrictMode a change renders once, and no subscription is left after unmount', () => {
  const { state$ } = storeWith('all');
  const onRender = jest.fn();
  const { unmount } = render(<StrictMode>{panel({ state$, send }, onRender)}</StrictMode>);
  onRender.mockClear();
  act(() => state$.next({ ...initialState, filterName: 'likes' }));
  expect(screen.getByText('likes likes likes')).toBeVisible();
  // StrictMode calls each component twice.
  expect(onRender).toHaveBeenCalledTimes(2);
  unmount();
  expect(state$.observed).toBe(false);
});
