import type { Network } from '../network';
import type { Platform } from '../platform';
import type { Rule, ReportViolation } from '../rule';
import { drafts } from './drafts';
import { hiddenNotes } from './hidden-notes';
import { finalState } from './final-state';
import { moderations } from './moderations';
import { listRequests } from './list-requests';
import { polls } from './polls';
import { reads } from './reads';
import { replies } from './replies';
import { toggles } from './toggles';

/** All rules. */
export const rulesOf = (
  reportViolation: ReportViolation,
  platform: Platform,
  network: Pick<Network, 'pendingLists'>,
): readonly Rule[] => [
  listRequests(reportViolation, network),
  hiddenNotes(reportViolation),
  moderations(reportViolation, platform),
  drafts(reportViolation, platform),
  reads(reportViolation, platform),
  toggles(reportViolation, platform),
  replies(reportViolation, platform),
  polls(reportViolation, network),
  finalState(reportViolation, platform),
];
