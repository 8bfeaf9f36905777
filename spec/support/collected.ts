import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Whether the value of `make` is garbage-collected after `use` has returned. */
export async function isCollected<T extends object>(make: () => T, use: (made: T) => void): Promise<boolean> {
  const ref = useOnce(make, use);
  // The target of a new weak reference lives until the end of its task.
  await setImmediate();
  collect();
  return ref.deref() === undefined;
}

/** A separate function, so that the stack keeps no reference to `made`. */
function useOnce<T extends object>(make: () => T, use: (made: T) => void): WeakRef<T> {
  const made = make();
  use(made);
  return new WeakRef(made);
}

function collect(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
}
