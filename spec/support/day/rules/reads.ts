import type { State } from '../../../../src/streams/state/state';
import type { ReadMark } from '../../../../src/streams/notes/read-mark';
import { isRead } from '../../../../src/streams/reading/selectors';
import type { Platform } from '../platform';
import type { Rule, ReportViolation } from '../rule';

/** Read and unread marks stay and reach the platform in the end; the seen time never goes back. */
export function reads(reportViolation: ReportViolation, platform: Platform): Rule {
  /** The last marks of the blogger that the platform has not changed since. */
  const known = new Map<number, { readonly value: boolean; readonly timestamp: number }>();
  /** Failed marks. The platform may have set them, so that they can reappear after being undone. */
  const doubtful = new Map<number, boolean>();
  /** Notes whose marks were sent to the platform, with or without success. */
  const sent = new Set<number>();
  let marks: State['noteReads'] = {};
  let seen = 0;
  /** How often marks were restored: first for the screen, then when the code that stores marks is loaded. */
  let restoredCount = 0;

  const setKnown = (id: number, { isRead: value, timestamp }: ReadMark): void => {
    if (doubtful.get(id) === !value) known.delete(id);
    else known.set(id, { value, timestamp });
  };

  const check = (state: State, when: string): void => {
    for (const [id, { value, timestamp }] of known) {
      const note = state.allNotes[id];
      if (!note || isRead(state, note) === value) continue;
      // The mark does not apply to newer activity of the note, which the blogger has not seen.
      if (note.timestamp <= timestamp)
        reportViolation(`note ${id} is ${value ? 'unread' : 'read'} again ${when}`);
      known.delete(id);
    }
  };

  return {
    onEvent: (event, state, before) => {
      const { type } = event;
      if (type === 'reads.restored') restoredCount += 1;
      // Another tab sends its own read marks.
      if (type === 'reads.restored' && !before.isLoading)
        for (const id of Object.keys(event.reads)) sent.add(Number(id));
      if (type === 'reads.failed')
        for (const [id, { isRead: value }] of Object.entries(event.reads)) {
          doubtful.set(Number(id), value);
          // The mark is reverted.
          if (before.noteReads[Number(id)]?.isOfAll && known.get(Number(id))?.value === true)
            known.delete(Number(id));
        }
      // "Mark all as read" and its Undo replace the marks of notes that are not loaded.
      if (type === 'reads.sent')
        for (const [id, { isOfAll }] of Object.entries(event.reads))
          if (isOfAll && !(Number(id) in state.allNotes)) known.delete(Number(id));
      if (type === 'reads.confirmed') for (const id of Object.keys(event.reads)) doubtful.delete(Number(id));
      marks = state.noteReads;
      if (state.lastSeenTime < seen)
        reportViolation(`the seen time goes back to ${state.lastSeenTime} after ${type}`);
      seen = state.lastSeenTime;
      if (state.allNotes === before.allNotes && state.noteReads === before.noteReads) return;
      // A removed note loses its flag (section 4).
      for (const id of known.keys()) if (id in before.allNotes && !(id in state.allNotes)) known.delete(id);
      for (const [id, mark] of Object.entries(state.noteReads))
        if (before.noteReads[Number(id)] !== mark) setKnown(Number(id), mark);
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
      // Marks of "Mark all as read" are not stored before the platform has confirmed them, and none is
      // before the code of an open note is loaded: nobody has seen the note.
      for (const id of known.keys())
        if (restoredCount < 2 ? id in marks : marks[id]?.isOfAll) known.delete(id);
      restoredCount = 0;
      marks = {};
    },
    onIdle: (state) => {
      check(state, 'when idle');
      for (const [id, { value, timestamp }] of known) {
        const note = platform.notes.get(id);
        if (!note || note.isRead === value || note.timestamp > timestamp) continue;
        const willBeSent = id in state.noteReads && (sent.has(id) || !(id in state.allNotes));
        if (!willBeSent)
          reportViolation(
            `note ${id} was marked as ${value ? 'read' : 'unread'}, and the platform never gets the mark`,
          );
      }
    },
  };
}
