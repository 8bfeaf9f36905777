import { noop } from 'rxjs';
import { createTracksCommand } from '../../../src/devtools/monitor/tracks-command';
import { createStreamMonitor } from '../../../src/devtools/monitor/stream-monitor';
import { listenToTags } from '../../../src/streams/operators/tag';
import { quietDeps } from '../../support/behaviour';
import { createStore } from '../../support/create-store';

/** A panel whose tracks are drawn on request. */
function open() {
  const store = createStore(quietDeps());
  const monitor = createStreamMonitor(() => store.state$.value);
  const drawn: { name: string; detail: unknown }[] = [];
  const kept = new Set<string>();
  const performance = {
    now: () => 1,
    measure: (name: string, options?: PerformanceMeasureOptions | string) => {
      kept.add(name);
      drawn.push({ name, detail: typeof options === 'object' ? options.detail : undefined });
      return { name, detail: undefined, duration: 0, entryType: 'measure', startTime: 1, toJSON: noop };
    },
    clearMeasures: (name = '') => void kept.delete(name),
  };
  listenToTags(monitor);
  const running = store.run$.subscribe();
  onTestEnd.push(() => running.unsubscribe());
  return { store, drawn, kept, tracks: createTracksCommand(monitor, performance, noop) };
}

const onTestEnd: (() => void)[] = [];
afterEach(() => {
  onTestEnd.splice(0).forEach((end) => end());
  listenToTags(null);
});

test('draws events and behaviours as tracks of one group, with their cause', () => {
  const { store, drawn, tracks } = open();
  tracks(true);
  store.send({ type: 'action.requested', action: 'like', id: 7 });
  expect(drawn.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^#\d+ action\.requested$/));
  expect(drawn.at(-1)?.detail).toMatchObject({
    devtools: { dataType: 'track-entry', trackGroup: 'Notestream', track: 'events' },
  });
});

test('is free while it is off, and keeps nothing in the page', () => {
  const { store, drawn, kept, tracks } = open();
  store.send({ type: 'note.selected', id: 7 });
  expect(drawn).toEqual([]);
  tracks(true);
  store.send({ type: 'note.deselected' });
  const count = drawn.length;
  expect(count).toBeGreaterThan(0);
  expect(kept.size).toBe(0);
  tracks(false);
  store.send({ type: 'note.selected', id: 7 });
  expect(drawn).toHaveLength(count);
});
