import { behaviourOf } from '../monitor/tag-paths';
import { causeOf, idsCausedWith } from './causes';
import type { Trace } from './trace';

/** Returns the ids of the marbles that pass a filter by cause or note; undefined without such a filter. */
export function chosenIds(
  trace: Trace,
  { causedWith, noteId }: { readonly causedWith: number | undefined; readonly noteId: number | undefined },
): ReadonlySet<number> | undefined {
  const ofCause = causedWith === undefined ? undefined : idsOfCause(trace, causedWith);
  const ofNote = noteId === undefined ? undefined : idsOfNote(trace, noteId);
  return ofCause && ofNote ? new Set([...ofCause].filter((id) => ofNote.has(id))) : (ofCause ?? ofNote);
}

function idsOfCause(trace: Trace, id: number): ReadonlySet<number> {
  const mark = trace.markOf(id);
  return mark ? idsCausedWith(trace, mark) : new Set();
}

/** Returns the ids of the events about a note, of the marbles that emitted them, and of all their effects. */
function idsOfNote(trace: Trace, noteId: number): ReadonlySet<number> {
  const ids = new Set<number>();
  for (const mark of trace.marks()) {
    const { by } = causeOf(trace, mark);
    const isAbout = mark.noteIds.includes(noteId);
    if (isAbout && by && mark.number !== undefined) ids.add(by.id);
    if (isAbout || (by && ids.has(by.id))) ids.add(mark.id);
  }
  return withEnds(trace, ids);
}

/**
 * Adds the other marbles of subscriptions to parts of behaviours, so that the ends of these subscriptions are
 * shown.
 */
function withEnds(trace: Trace, ids: ReadonlySet<number>): ReadonlySet<number> {
  const parts = trace.marks().filter(({ name }) => name !== behaviourOf(name));
  const subscriptions = new Set(
    parts.flatMap(({ id, subscriptionId }) => (ids.has(id) ? subscriptionId : [])),
  );
  return new Set([
    ...ids,
    ...parts.flatMap(({ id, subscriptionId }) => (subscriptions.has(subscriptionId) ? id : [])),
  ]);
}
