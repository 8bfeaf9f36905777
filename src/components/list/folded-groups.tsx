import { useCallback } from 'react';
import { usePanel } from '../panel-context';
import { foldedGroups } from './folded-views';
import { NoteGroups } from './note-groups';
import './folded-row.css';

/** The groups of the list, in which several follows, or likes of one post, are one row. */
export function FoldedGroups() {
  const { store, locale } = usePanel();
  return (
    <NoteGroups fold={useCallback((select) => foldedGroups(select, store.send, locale), [store, locale])} />
  );
}
