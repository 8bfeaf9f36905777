import type { Draft } from 'immer';
import type { NoteId } from '../notes/note';
import type { State } from './state';

/**
 * Marks the note as changed locally: responses that were requested earlier no longer change it
 * (decision local-override-ten-seconds).
 */
export function touch(state: Draft<State>, id: NoteId): void {
  state.touched[id] = state.tick;
}

/**
 * Makes a light poll due. Used after failures: the platform may have carried out the request, and
 * only its response was lost.
 */
export function requestCheck(state: Draft<State>): void {
  state.list.checkDue = state.tick;
}
