import type { Draft } from 'immer';
import type { NoteId } from '../notes/note';
import { MAX_TICKS } from '../timing';
import type { State } from './state';

/**
 * Marks the note as changed locally: responses that were requested earlier no longer change it
 * (decision local-override-ten-seconds).
 */
export function touch(state: Draft<State>, id: NoteId): void {
  state.touched[id] = state.tick;
  forgetOldTicks(state);
}

/** Keeps the latest ticks, so that merging a note costs the same however long the page lives. */
export function forgetOldTicks(state: Draft<State>): void {
  if (Object.keys(state.touched).length <= MAX_TICKS) return;
  const latestFirst = Object.entries(state.touched).sort(([, one], [, other]) => other - one);
  state.touched = Object.fromEntries(latestFirst.slice(0, MAX_TICKS));
  state.forgotten = Math.max(...latestFirst.slice(MAX_TICKS).map(([, tick]) => tick));
}

/**
 * Makes a light poll due. Used after failures: the platform may have carried out the request, and
 * only its response was lost.
 */
export function requestCheck(state: Draft<State>): void {
  state.list.checkDue = state.tick;
}
