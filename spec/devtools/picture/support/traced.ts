import { asyncScheduler, delay, noop, of, type Observable } from 'rxjs';
import { createStreamMonitor, type StreamMonitor } from '../../../../src/devtools/monitor/stream-monitor';
import { recordOutbox } from '../../../../src/devtools/monitor/record-outbox';
import type { InputRecorder } from '../../../../src/devtools/monitor/record-values';
import { recordTransport } from '../../../../src/devtools/monitor/record-transport';
import { listenToTags } from '../../../../src/streams/operators/tag';
import type { Event } from '../../../../src/streams/state/events';
import { feed } from '../../../../src/devtools/picture/feed';
import { createTrace, type Trace } from '../../../../src/devtools/picture/trace';
import { createPanelClient } from '../../../../src/streams/panel-client';
import { createRecords } from '../../../../src/streams/outbox/store';
import { BLOGGER_KEY } from '../../../../src/streams/state/stored-blogger';
import { memoryStorage, quietDeps, stateAfter } from '../../../support/behaviour';
import { createStore } from '../../../support/create-store';
import { inVirtualTime } from '../../../world/clock';
import { holding, note } from '../../../support/notes';
import { slowStore } from '../../../support/outbox';
import { fakePlatform, type FakeResponse, response } from '../../../support/platform';

export const DAWN_MS = 1_000_000;

/** A panel in virtual time, with its trace. */
export interface Traced {
  readonly trace: Trace;
  readonly monitor: StreamMonitor;
}

/**
 * Runs a panel with note 7 for `lengthMs` and sends these events, by their milliseconds. The
 * platform answers everything after 200 ms, unless `respond` says otherwise: it refuses likes.
 */
export function traced(
  events: readonly (readonly [number, Event])[],
  lengthMs: number,
  respond: (line: string) => Observable<FakeResponse> = (line) =>
    of(line.includes('/likes/') ? response({ error: 'busy' }, 500) : response({})).pipe(delay(200)),
): Traced {
  const trace = createTrace();
  let result: Traced | undefined;
  inVirtualTime((clock) => {
    const platform = fakePlatform(respond);
    const made: { monitor?: StreamMonitor } = {};
    const inputs: InputRecorder = {
      add: noop,
      runAsInput: (act, input, asked) => made.monitor?.runAsInput(act, input, asked),
      delivering: () => made.monitor?.delivering(),
    };
    const transport = recordTransport(platform.transport, inputs);
    const deps = {
      ...quietDeps({ report: noop }, platform),
      client: createPanelClient({ apiOrigin: 'https://platform.test', transport }),
      outbox: slowStore(createRecords()),
      storage: memoryStorage(new Map([[BLOGGER_KEY, '5']])),
    };
    recordOutbox(deps, inputs);
    const store = createStore(deps, undefined, stateAfter(holding(note(7))));
    let state = store.state$.value;
    store.state$.subscribe((next) => (state = next));
    const monitor = createStreamMonitor(() => state);
    made.monitor = monitor;
    listenToTags(monitor);
    feed(trace, monitor, () => state);
    result = { trace, monitor };
    const running = store.run$.subscribe();
    for (const [at, event] of events) asyncScheduler.schedule(() => store.send(event), at);
    asyncScheduler.schedule(() => {
      listenToTags(null);
      running.unsubscribe();
      clock.halt();
    }, lengthMs);
  }, DAWN_MS);
  if (!result) throw new Error('the virtual clock did not start');
  return result;
}
