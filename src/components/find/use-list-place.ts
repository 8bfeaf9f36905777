import { useSubscription } from 'observable-hooks';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { pairwise } from 'rxjs';
import { selectListName } from '../../streams/list/selectors';
import { select } from '../../streams/operators/select';
import { usePanel } from '../panel-context';
import { useSelected } from '../use-selected';
import { type ListPlace, listPlace } from './list-place';

/**
 * Remembers the blogger's place in the list while the search replaces its rows, and restores it afterwards. If
 * choosing a filter has ended the search, the list of the filter starts at its top.
 */
export function useListPlace(marker: RefObject<HTMLElement | null>): void {
  const { state$ } = usePanel().store;
  const name = useSelected(selectListName);
  const before = useRef<{ readonly name: string; readonly place: ListPlace } | undefined>(undefined);
  // A subscription, because the next render would already have replaced the rows.
  useSubscription(
    useMemo(() => state$.pipe(select(selectListName), pairwise()), [state$]),
    ([last, next]) => {
      const list = marker.current?.closest<HTMLElement>('.pane-list');
      if (list && isSearch(next)) before.current = { name: last, place: listPlace(list) };
    },
  );
  useEffect(() => {
    if (isSearch(name)) return undefined;
    const { current: left } = before;
    before.current = undefined;
    // The list of recent actions sets its own focus.
    return left?.name === name && !name.startsWith('recent ') ? left.place.restore() : undefined;
  }, [name]);
}

const isSearch = (listName: string): boolean => listName.startsWith('find ');
