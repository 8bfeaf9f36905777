import type { State } from '../../../../src/streams/state/state';
import { isRead } from '../../../../src/streams/reading/selectors';
import type { Platform } from '../platform';
import type { Rule, ReportViolation } from '../rule';

/** Read and unread marks stay and reach the platform in the end; the seen time never goes back. */
export function reads(reportViolation: ReportViolation, platform: Platform): Rule {
  /** The last marks of the blogger that the platform has not changed since. */
  const known = new Map<number, boolean>();
  /** Failed marks. The platform may have set them, so that they can reappear after being undone. */
  const doubtful = new Map<number, boolean>();
  /** Notes whose marks were sent to the platform, with or without success. */
  const sent = new Set<number>();
  /** Marks of "Mark all as read" that the platform has not confirmed: they may be taken back. */
  let unconfirmed: State['allReads'] = {};
  let seen = 0;

  const setKnown = (id: number, value: boolean): void => {
    if (doubtful.get(id) === !value) known.delete(id);
    else known.set(id, value);
  };

  const check = (state: State, when: string): void => {
    for (const [id, value] of known) {
      const note = state.allNotes[id];
      if (!note || isRead(state, note) === value) continue;
      reportViolation(`note ${id} is ${value ? 'unread' : 'read'} again ${when}`);
      known.delete(id);
    }
  };

  return {
    onEvent: (event, state, before) => {
      const { type } = event;
      // Another tab sends its own read marks.
      if (type === 'reads.restored' && !before.isLoading) for (const id of event.ids) sent.add(id);
      if (type === 'reads.failed')
        for (const [id, value] of Object.entries(before.sentReads)) doubtful.set(Number(id), value);
      if (type === 'reads.confirmed') for (const id of Object.keys(event.reads)) doubtful.delete(Number(id));
      if (type === 'reads.allFailed')
        for (const id of event.ids) {
          doubtful.set(id, true);
          if (before.allReads[id] === true && known.get(id) === true) known.delete(id);
        }
      unconfirmed = state.allReads;
      if (state.lastSeenTime < seen)
        reportViolation(`the seen time goes back to ${state.lastSeenTime} after ${type}`);
      seen = state.lastSeenTime;
      if (state.allNotes === before.allNotes && state.noteReads === before.noteReads) return;
      // A removed note loses its flag (section 4).
      for (const id of known.keys()) if (id in before.allNotes && !(id in state.allNotes)) known.delete(id);
      for (const [id, value] of Object.entries(state.noteReads))
        if (before.noteReads[Number(id)] !== value) setKnown(Number(id), value);
      check(state, `after ${type}`);
    },
    onRequest: ({ line, body }) => {
      if (line !== 'POST /notifications/read') return;
      for (const [, id] of body.matchAll(/"(\d+)":/g)) sent.add(Number(id));
    },
    onChangeElsewhere: (id) => {
      known.delete(id);
    },
    onPageEnd: () => {
      seen = 0;
      // The panel stores read marks, but not unread ones.
      for (const [id, value] of known) if (!value || unconfirmed[id] === true) known.delete(id);
      unconfirmed = {};
    },
    onIdle: (state) => {
      check(state, 'when idle');
      for (const [id, value] of known) {
        if ((platform.notes.get(id)?.isRead ?? value) === value) continue;
        const willBeSent = id in state.noteReads && (sent.has(id) || !(id in state.allNotes));
        if (!willBeSent)
          reportViolation(
            `note ${id} was marked as ${value ? 'read' : 'unread'}, and the platform never gets the mark`,
          );
      }
    },
  };
}
