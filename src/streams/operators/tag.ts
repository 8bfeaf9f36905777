import { defer, type MonoTypeOperatorFunction, type Observable, tap } from 'rxjs';

/** Who wants to know what tagged streams do: the stream console, when it is open. */
export interface TagListener {
  readonly subscribed: (name: string) => void;
  readonly emitted: (name: string, value: unknown) => void;
  readonly failed: (name: string, error: unknown) => void;
  readonly ended: (name: string) => void;
}

let listener: TagListener | null = null;

/** Listen to all tagged streams that are subscribed to from now on; null stops. */
export function listenToTags(next: TagListener | null): void {
  listener = next;
}

/** Names a stream for the console. It costs one null check a subscription when nobody listens. */
export const tag =
  <T>(name: string): MonoTypeOperatorFunction<T> =>
  (source$: Observable<T>) =>
    defer(() =>
      listener === null
        ? source$
        : source$.pipe(
            tap({
              subscribe: () => listener?.subscribed(name),
              next: (value) => listener?.emitted(name, value),
              error: (error: unknown) => listener?.failed(name, error),
              finalize: () => listener?.ended(name),
            }),
          ),
    );
