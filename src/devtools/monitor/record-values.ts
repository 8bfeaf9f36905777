import { type MonoTypeOperatorFunction, Observable } from 'rxjs';
import { toJson } from './format-value';
import type { Entry } from './session';
import type { StreamMonitor } from './stream-monitor';

/** An entry without its time. */
export type NewEntry = WithoutTime<Entry>;
type WithoutTime<T> = T extends unknown ? Omit<T, 'at'> : never;

/** Records inputs: `add` records an entry, `runAsInput` marks its effects as caused by the input. */
export interface InputRecorder {
  readonly add: (entry: NewEntry) => void;
  readonly runAsInput: StreamMonitor['runAsInput'];
  readonly delivering: StreamMonitor['delivering'];
}

/** Records each value as an input before it is passed on; `nameOf` returns its name for the reader. */
export const recordValues =
  <T>(
    { runAsInput, delivering }: InputRecorder,
    nameOf: (value?: T) => string,
    onValue: (value: T) => void,
    onError?: () => void,
  ): MonoTypeOperatorFunction<T> =>
  (source$) =>
    new Observable((subscriber) => {
      const asked = delivering();
      return source$.subscribe({
        next: (value) => {
          onValue(value);
          runAsInput(() => subscriber.next(value), nameOf(value), asked);
        },
        error: (error: unknown) => {
          onError?.();
          runAsInput(() => subscriber.error(error), `no ${nameOf()}`, asked);
        },
        complete: () => runAsInput(() => subscriber.complete(), `end of ${nameOf()}`, asked),
      });
    });

/** Replaces a circular message, which has no JSON form, by a placeholder. */
export const asRecordable = (message: unknown): unknown =>
  toJson(message) === undefined ? '(no JSON)' : message;
