import type { ListFailure, State } from '../../streams/state/state';

/** Why there is no list, or no news. */
export type Trouble = 'offline' | ListFailure['kind'];

/** What keeps the list from coming, if anything (section 8); without a network there is no other reason to look for. */
export const selectTrouble = ({ isOnline, list }: State): Trouble | null =>
  isOnline ? (list.failure?.kind ?? null) : 'offline';
