import { browserOutboxStore } from '../../../src/browser/outbox-store';

/** A tab of the rules: a frame with the store of the panel. */
function openTab() {
  const problems: string[] = [];
  const store = browserOutboxStore((problem) => problems.push(problem));
  // As the panel does: its channel to other tabs is open while it listens.
  store.changes$.subscribe();
  return { store, problems };
}

declare global {
  interface Window {
    /** In a frame that is a tab. */
    readonly tab?: ReturnType<typeof openTab>;
  }
}

Object.assign(window, { tab: openTab() });
