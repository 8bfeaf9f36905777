import type { NamedCell } from '../groups';
import {
  ACTING_TAB_CLOSES,
  ALONE,
  type Course,
  FOLLOWER_ACTS,
  LEADER_ACTS,
  LEADER_CLOSES,
  PAGE_GONE,
} from './courses';
import {
  type DeedFault,
  LOST_ANSWER,
  NO_FAULT,
  SERVER_ERROR,
  STORMS,
  TIMEOUT,
  UNANSWERED,
} from './deed-faults';
import { BATCHES } from './batches';
import { DEEDS } from './deeds';
import { RESTORATIONS } from './restorations';
import { runDeed } from './run-deed';

const cellsOf = (group: string, course: Course, faults: readonly DeedFault[]): readonly NamedCell[] =>
  [...DEEDS, ...BATCHES, ...RESTORATIONS].flatMap((deed) =>
    faults
      .filter(({ isForbidden }) => !(isForbidden && deed.isSilent))
      .map((fault) => ({
        name: [
          group,
          deed.name,
          fault.name,
          ...(course === ALONE && group === 'storm' ? [] : [course.name]),
        ].join(' x '),
        run: (home) => runDeed(home, { deed, fault, course }),
      })),
  );

/** The platform acted, and its answer is lost: cut off, never sent, or sent to a page that is gone. */
export const LOST_CELLS: readonly NamedCell[] = [
  ...cellsOf('lost', ALONE, [LOST_ANSWER, UNANSWERED]),
  ...cellsOf('lost', PAGE_GONE, [NO_FAULT, UNANSWERED]),
];

/** Two pages of one browser, of which one acts. */
export const TAB_CELLS: readonly NamedCell[] = [
  ...cellsOf('tabs', LEADER_ACTS, [SERVER_ERROR, TIMEOUT, LOST_ANSWER]),
  ...cellsOf('tabs', FOLLOWER_ACTS, [SERVER_ERROR, TIMEOUT, LOST_ANSWER]),
  ...cellsOf('tabs', ACTING_TAB_CLOSES, [NO_FAULT, TIMEOUT, UNANSWERED]),
  ...cellsOf('tabs', LEADER_CLOSES, [SERVER_ERROR, TIMEOUT, LOST_ANSWER]),
];

/** One call of all panels is refused for a while. */
export const REFUSED_CELLS: readonly NamedCell[] = cellsOf('storm', ALONE, STORMS);
