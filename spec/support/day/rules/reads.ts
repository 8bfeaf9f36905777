import type { State } from '../../../../src/streams/state/state';
import { isRead } from '../../../../src/streams/state/selectors';
import type { Platform } from '../platform';
import type { Rule, Violate } from '../rule';

/** What has been read, or marked as unread, stays so, and the platform is told in the end; what was seen stays seen. */
export function reads(violated: Violate, platform: Platform): Rule {
  /** As the blogger last had it, where the platform has not changed it since. */
  const known = new Map<number, boolean>();
  let seen = 0;

  const look = (state: State, when: string): void => {
    for (const [id, value] of known) {
      const note = state.allNotes[id];
      if (!note || isRead(state, note) === value) continue;
      violated(`note ${id} is ${value ? 'unread' : 'read'} again ${when}`);
      known.delete(id);
    }
  };

  return {
    happened: ({ type }, state, before) => {
      if (state.lastSeenTime < seen)
        violated(`the seen time goes back to ${state.lastSeenTime} after ${type}`);
      seen = state.lastSeenTime;
      if (state.allNotes === before.allNotes && state.noteReads === before.noteReads) return;
      // A note that was removed has lost its flag (section 4).
      for (const id of known.keys()) if (id in before.allNotes && !(id in state.allNotes)) known.delete(id);
      for (const [id, value] of Object.entries(state.noteReads))
        if (before.noteReads[Number(id)] !== value) known.set(Number(id), value);
      look(state, `after ${type}`);
    },
    changedElsewhere: (id) => {
      known.delete(id);
    },
    gone: () => {
      seen = 0;
      // Only what was read is stored.
      for (const [id, value] of known) if (!value) known.delete(id);
    },
    settled: (state) => {
      look(state, 'in the end');
      for (const [id, value] of known)
        if ((platform.notes.get(id)?.isRead ?? value) !== value && !(id in state.noteReads))
          violated(
            `note ${id} was marked as ${value ? 'read' : 'unread'}, and the platform will never hear of it`,
          );
    },
  };
}
