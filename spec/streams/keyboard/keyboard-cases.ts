import type { Context } from 'rxjs-marbles';
import { keyboard } from '../../../src/streams/keyboard/keyboard';
import type { KeyPress } from '../../../src/streams/state/deps';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { emittedBy } from '../../support/behaviour';

export interface KeyCase {
  readonly name: string;
  /** Each of these keys has the same effect. */
  readonly keys: readonly string[];
  readonly focus?: KeyPress['focus'];
  readonly state: Partial<State>;
  /** The event that each key emits; none if it is missing. */
  readonly event?: Event;
}

/** Presses each key of a case in a panel of its own. */
export function pressKeys(m: Context, { keys, focus = 'page', state, event }: KeyCase): void {
  for (const key of keys) {
    const keys$ = m.hot<KeyPress>('*', { '*': { key, focus } });
    const emitted$ = emittedBy(m, keyboard, { state, world: { environment: { keys$ } } });
    m.expect(emitted$).toBeObservable(event ? 'a' : '', event ? { a: event } : {});
  }
}
