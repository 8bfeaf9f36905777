import type { Mark } from '../../../../src/devtools/picture/mark';
import { DAWN_MS } from './traced';

/** A marble of `markSeen > send`, as many milliseconds after the start as its id says, with no cause. */
export const mark = (id: number, over: Partial<Mark> = {}): Mark => ({
  id,
  at: DAWN_MS + id,
  name: 'markSeen > send',
  subscriptionId: 1,
  kind: 'next',
  within: undefined,
  input: undefined,
  asked: undefined,
  cause: undefined,
  label: undefined,
  noteIds: [],
  ...over,
});
