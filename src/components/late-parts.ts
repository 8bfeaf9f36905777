import { loadLate } from '../load-late';
import { later } from './later';

/**
 * Not needed for the first screen, which is the list and what stands in for it while it loads; loaded as soon as that is
 * there. What is quiet only adds to what can be seen already.
 */
export const late = {
  detail: later(async () => (await loadLate()).DetailPane),
  help: later(async () => (await loadLate()).Help),
  emptyState: later(async () => (await loadLate()).EmptyState),
  troublePage: later(async () => (await loadLate()).TroublePage),
  undoBar: later(async () => (await loadLate()).UndoBar),
  newNotes: later(async () => (await loadLate()).NewNotes, { isQuiet: true }),
  rowMotion: later(async () => (await loadLate()).RowMotion, { isQuiet: true }),
  status: later(async () => (await loadLate()).StatusRegions, { isQuiet: true }),
  troubleLine: later(async () => (await loadLate()).TroubleLine, { isQuiet: true }),
};

/** Loads them all before they are needed. Never rejects: who needs one later finds out whether it came. */
export const preloadLate = (): Promise<unknown> =>
  Promise.allSettled(Object.values(late).map(({ preload }) => preload()));
