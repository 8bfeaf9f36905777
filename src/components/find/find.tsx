import { useRef } from 'react';
import type { State } from '../../streams/state/state';
import { useSelected } from '../use-selected';
import { FindBar } from './find-bar';
import { useListPlace } from './use-list-place';

const selectIsFinding = ({ view }: State): boolean => view === 'find';

/** The search bar above the list, while the search is open. */
export function Find() {
  const marker = useRef<HTMLSpanElement>(null);
  const isOpen = useSelected(selectIsFinding);
  useListPlace(marker);
  return (
    <>
      <span ref={marker} hidden />
      {isOpen && <FindBar />}
    </>
  );
}
