import type { Network } from '../network';
import type { Platform } from '../platform';
import type { Rule, Violate } from '../rule';
import { drafts } from './drafts';
import { hidden } from './hidden';
import { inTheEnd } from './in-the-end';
import { moderations } from './moderations';
import { oneList } from './one-list';
import { polls } from './polls';
import { reads } from './reads';
import { replies } from './replies';
import { wishes } from './wishes';

/** What must hold at every moment of a day. */
export const rulesOf = (
  violated: Violate,
  platform: Platform,
  network: Pick<Network, 'lists'>,
): readonly Rule[] => [
  oneList(violated, network),
  hidden(violated),
  moderations(violated, platform),
  drafts(violated),
  reads(violated, platform),
  wishes(violated, platform),
  replies(violated, platform),
  polls(violated, network),
  inTheEnd(violated, platform),
];
