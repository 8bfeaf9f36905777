import { useDeferredValue, useEffect, useState } from 'react';

/**
 * Returns the last value (a count or an id) whose render is on the screen; 0 before the first one. React defers
 * the value. Content that waits for it is not part of the deferred render, because React would restart that
 * render at each event.
 */
export function usePainted(value: number): number {
  const deferred = useDeferredValue(value, 0);
  const [painted, setPainted] = useState(0);
  useEffect(() => setPainted(deferred), [deferred]);
  return painted;
}
