import { useCallback, useRef } from 'react';
import { selectFolds } from '../../streams/triage/folds';
import { usePanel } from '../panel-context';
import { useSelected } from '../use-selected';
import { foldedGroups } from './folded-views';
import { NoteGroups } from './note-groups';
import { Unfolded } from './unfolded';
import { useKeptFocus } from './use-kept-focus';
import './folded-row.css';

/** The groups of the list, in which several follows, or likes of one post, are one row. */
export function FoldedGroups() {
  const { store, locale } = usePanel();
  const marker = useRef<HTMLSpanElement>(null);
  useKeptFocus(marker, useSelected(selectFolds));
  return (
    <>
      <span ref={marker} hidden />
      <Unfolded />
      <NoteGroups fold={useCallback((select) => foldedGroups(select, store.send, locale), [store, locale])} />
    </>
  );
}
