import type { State } from '../../../../src/streams/state/state';
import { isRead } from '../../../../src/streams/state/selectors';
import type { Platform } from '../platform';
import type { Rule, Violate } from '../rule';

/** What has been read, or marked as unread, stays so, and the platform is told in the end; what was seen stays seen. */
export function reads(violated: Violate, platform: Platform): Rule {
  /** As the blogger last had it, where the platform has not changed it since. */
  const known = new Map<number, boolean>();
  /** Of a mark that failed nobody knows whether it was made: taken back, it may come again. The marks that failed. */
  const doubtful = new Map<number, boolean>();
  /** What the platform was told of, whether it heard or not. */
  const told = new Set<number>();
  let seen = 0;

  const setKnown = (id: number, value: boolean): void => {
    if (doubtful.get(id) === !value) known.delete(id);
    else known.set(id, value);
  };

  const look = (state: State, when: string): void => {
    for (const [id, value] of known) {
      const note = state.allNotes[id];
      if (!note || isRead(state, note) === value) continue;
      violated(`note ${id} is ${value ? 'unread' : 'read'} again ${when}`);
      known.delete(id);
    }
  };

  return {
    happened: (event, state, before) => {
      const { type } = event;
      // What another tab has read, it tells itself.
      if (type === 'reads.restored' && !before.isLoading) for (const id of event.ids) told.add(id);
      if (type === 'reads.failed')
        for (const [id, value] of Object.entries(before.sentReads)) doubtful.set(Number(id), value);
      if (type === 'reads.confirmed') for (const id of Object.keys(event.reads)) doubtful.delete(Number(id));
      if (state.lastSeenTime < seen)
        violated(`the seen time goes back to ${state.lastSeenTime} after ${type}`);
      seen = state.lastSeenTime;
      if (state.allNotes === before.allNotes && state.noteReads === before.noteReads) return;
      // A note that was removed has lost its flag (section 4).
      for (const id of known.keys()) if (id in before.allNotes && !(id in state.allNotes)) known.delete(id);
      for (const [id, value] of Object.entries(state.noteReads))
        if (before.noteReads[Number(id)] !== value) setKnown(Number(id), value);
      look(state, `after ${type}`);
    },
    sent: ({ line, body }) => {
      if (line !== 'POST /notifications/read') return;
      for (const [, id] of body.matchAll(/"(\d+)":/g)) told.add(Number(id));
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
      for (const [id, value] of known) {
        if ((platform.notes.get(id)?.isRead ?? value) === value) continue;
        const isToBeTold = id in state.noteReads && (told.has(id) || !(id in state.allNotes));
        if (!isToBeTold)
          violated(
            `note ${id} was marked as ${value ? 'read' : 'unread'}, and the platform never hears of it`,
          );
      }
    },
  };
}
