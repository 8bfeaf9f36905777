import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { selectGroups } from '../../streams/list/groups';
import { isListCovered, selectVisibleNotes } from '../../streams/list/selectors';
import type { NoteId } from '../../streams/notes/note';
import type { State } from '../../streams/state/state';
import { useSelected } from '../use-selected';
import { SwipeLabel } from './swipe-label';
import { Tools } from './tools';
import { useRowPointer } from './use-row-pointer';
import './row-tools.css';

type Scroller = RefObject<HTMLElement | null>;

const selectOpenId = ({ selectedNoteId }: State): NoteId | null => selectedNoteId;

/**
 * The actions of the row that the blogger points at (section 10). There is one toolbar for all rows: its
 * element moves to the row, so that rows at rest cost nothing. The open note's row shows it only for touch.
 */
export function RowTools({ scroller }: { scroller: Scroller }) {
  const { pointed, swipe } = useRowPointer(scroller);
  const openId = useSelected(selectOpenId);
  const isCovered = useSelected(isListCovered);
  const [host] = useState(() => document.createElement('div'));
  if (isCovered) return null;
  if (swipe)
    return (
      <Placed key={`swipe ${swipe.id}`} id={swipe.id} scroller={scroller} host={host} kind="swipe">
        <SwipeLabel swipe={swipe} scroller={scroller} />
      </Placed>
    );
  if (!pointed) return null;
  const { id, isTouch } = pointed;
  if (id === openId && !isTouch) return null;
  return (
    <Placed
      key={`${id} ${isTouch}`}
      id={id}
      scroller={scroller}
      host={host}
      kind={isTouch ? 'large' : 'small'}
    >
      <Tools id={id} isTouch={isTouch} />
    </Placed>
  );
}

interface PlacedProps {
  readonly id: NoteId;
  readonly scroller: Scroller;
  readonly host: HTMLElement;
  readonly kind: Kind;
  readonly children: ReactNode;
}

/** The kind of content beside the row, for its style. */
type Kind = 'small' | 'large' | 'swipe';

/** Draws into an element beside the row of a note, wherever the row is. */
function Placed({ id, scroller, host, kind, children }: PlacedProps) {
  // The row may move to another group, or give way to an undo bar.
  useSelected(selectGroups);
  useSelected(selectVisibleNotes);
  useLayoutEffect(() => {
    const item = scroller.current?.querySelector(`.row[data-note="${id}"]`)?.closest('li');
    if (!item) leave(host);
    else if (host.parentElement !== item) place(host, item, kind, scroller.current);
  });
  useLayoutEffect(() => () => leave(host), [host]);
  return createPortal(children, host);
}

/** Puts the host beside a row. Large actions go above the row if there is no room below, but not under a message. */
function place(host: HTMLElement, item: HTMLElement, kind: Kind, scroller: Element | null): void {
  unmark(host);
  host.className = 'row-tools';
  item.dataset.tools = kind;
  item.append(host);
  const large = host.querySelector<HTMLElement>('.is-touch');
  if (!large || !scroller) return;
  const edges = scroller.getBoundingClientRect();
  if (large.getBoundingClientRect().bottom > edges.bottom) host.classList.add('is-above');
  const message = scroller.closest('.pane-list')?.querySelector('.status-bar')?.getBoundingClientRect();
  const down = Math.max(edges.top, message?.bottom ?? 0) - large.getBoundingClientRect().top;
  if (down > 0) large.style.translate = `0 ${down}px`;
}

function leave(host: HTMLElement): void {
  unmark(host);
  host.remove();
}

const unmark = ({ parentElement: item }: HTMLElement): void => item?.removeAttribute('data-tools');
