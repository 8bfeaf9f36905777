import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Whether nothing holds any more what `use` was given. */
export async function isCollected<T extends object>(make: () => T, use: (made: T) => void): Promise<boolean> {
  const ref = useOnce(make, use);
  // What a weak reference was asked for, or made with, lives to the end of its task.
  await setImmediate();
  collect();
  return ref.deref() === undefined;
}

/** In a function of its own: nothing of it is left on the stack. */
function useOnce<T extends object>(make: () => T, use: (made: T) => void): WeakRef<T> {
  const made = make();
  use(made);
  return new WeakRef(made);
}

function collect(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
}
