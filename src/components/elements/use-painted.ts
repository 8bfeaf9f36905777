import { useDeferredValue, useEffect, useState } from 'react';

/**
 * A number, such as a count or an id, whose render is on the screen: React defers a value until then; 0 before the first one. What
 * is drawn only then is not part of that deferred render, because React starts it again with each event in
 * between.
 */
export function usePainted(value: number): number {
  const deferred = useDeferredValue(value, 0);
  const [painted, setPainted] = useState(0);
  useEffect(() => setPainted(deferred), [deferred]);
  return painted;
}
