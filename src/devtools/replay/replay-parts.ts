import type { Transport } from '../../client';
import type { InputRecorder } from '../monitor/record-values';
import type { TagListener } from '../../streams/operators/tag';
import type { createPanelClient } from '../../streams/panel-client';
import type { startStore } from '../../streams/start-store';
import type { Behaviours } from '../../streams/state/behaviour';
import type { Deps } from '../../streams/state/deps';
import type { State } from '../../streams/state/state';

/** The dependencies of a replay. The panel's code is passed in, so that it is not bundled twice. */
export interface ReplayParts {
  readonly startStore: typeof startStore;
  readonly createClient: typeof createPanelClient;
  /** All behaviours, by name. */
  readonly behaviours: Behaviours;
  /** Calls `begin` at this time (epoch milliseconds) and runs all timers that follow before it returns. */
  readonly inVirtualTime: (begin: (clock: { readonly halt: () => void }) => void, at: number) => void;
  /** Wraps a transport so that responses that reject the token are noticed. */
  readonly watchTokens: (
    transport: Transport,
  ) => Pick<Deps, 'tokenRejected$' | 'tokenDoubted$'> & { readonly transport: Transport };
}

/** Observes a replay, as the console observes a live panel. */
export interface Watcher {
  readonly listener: TagListener;
  readonly inputs: InputRecorder;
  /** Called with each new state. */
  readonly onState: (state: State) => void;
}

/** The result of a replay. */
export interface ReplayResult {
  readonly final: State;
  readonly events: number;
  /** The first difference from the recording; undefined if there is none. */
  readonly difference: string | undefined;
}

/** The error of a session that cannot be replayed or converted to a spec; the message contains the reason. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';
}
