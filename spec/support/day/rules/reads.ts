import type { State } from '../../../../src/streams/state/state';
import { isRead } from '../../../../src/streams/state/selectors';
import type { Platform } from '../platform';
import type { Rule, Violate } from '../rule';

/** What has been read stays read, and the platform is told or still to be told; what was seen stays seen. */
export function reads(violated: Violate, platform: Platform): Rule {
  /** Read here, and not made unread by the platform since. */
  const known = new Set<number>();
  let seen = 0;

  const look = (state: State, when: string): void => {
    for (const id of known) {
      const note = state.allNotes[id];
      if (note && !isRead(state, note)) {
        violated(`note ${id} is unread again ${when}`);
        known.delete(id);
      }
    }
  };

  return {
    happened: ({ type }, state, before) => {
      if (state.lastSeenTime < seen) violated(`the seen time goes back to ${state.lastSeenTime} after ${type}`);
      seen = state.lastSeenTime;
      if (state.allNotes === before.allNotes && state.noteReads === before.noteReads) return;
      // A note that was removed has lost its flag (section 4).
      for (const id of known) if (id in before.allNotes && !(id in state.allNotes)) known.delete(id);
      for (const id of Object.keys(state.noteReads)) if (!(id in before.noteReads)) known.add(Number(id));
      look(state, `after ${type}`);
    },
    changedElsewhere: (id) => {
      if (platform.notes.get(id)?.isRead === false) known.delete(id);
    },
    gone: () => {
      seen = 0;
    },
    ended: (state) => {
      look(state, 'in the end');
      for (const id of known)
        if (platform.notes.get(id)?.isRead === false && !(id in state.noteReads))
          violated(`note ${id} was read, and the platform will never hear of it`);
    },
  };
}
