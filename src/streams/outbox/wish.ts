import { KINDS } from './kinds';
import type { Intention } from './record';

/** Whether one intention takes the other back: the opposite payload, or the inverse kind. */
export const isInverse = (one: Intention, other: Intention): boolean => {
  const { inverse } = KINDS[one.kind];
  if (inverse !== other.kind) return false;
  return inverse !== one.kind || one.payload !== other.payload;
};

/** Whether two intentions have the same kind and payload. */
export const isSameWish = (
  one: Pick<Intention, 'kind' | 'payload'>,
  other: Pick<Intention, 'kind' | 'payload'>,
): boolean => one.kind === other.kind && one.payload === other.payload;
