import { useCallback } from 'react';
import type { State } from '../../streams/state/state';
import { usePanel } from '../panel-context';
import { useSelected } from '../use-selected';
import { foldedGroups } from './folded-views';
import { NoteGroups } from './note-groups';
import { ToAnswer } from './to-answer';
import './folded-row.css';

const selectIsToAnswer = (state: State): boolean => state.view === 'toAnswer';

/** The rows that the first screen has no code for: comments that wait for an answer, and folded notes. */
export const OtherRows = () => (useSelected(selectIsToAnswer) ? <ToAnswer /> : <FoldedGroups />);

/** The groups of the list, in which several follows, or likes of one post, are one row. */
function FoldedGroups() {
  const { store, locale } = usePanel();
  return (
    <NoteGroups fold={useCallback((select) => foldedGroups(select, store.send, locale), [store, locale])} />
  );
}
