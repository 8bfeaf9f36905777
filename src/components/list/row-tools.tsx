import { useObservableState } from 'observable-hooks';
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { defer, EMPTY } from 'rxjs';
import { selectGroups } from '../../streams/list/groups';
import { selectVisibleNotes } from '../../streams/list/selectors';
import type { NoteId } from '../../streams/notes/note';
import type { State } from '../../streams/state/state';
import type { Beside } from '../../streams/triage/pointed-row';
import { usePanel } from '../panel-context';
import { useSelected } from '../use-selected';
import { besideRows } from './row-events';
import { SwipeLabel } from './swipe-label';
import { Tools } from './tools';
import './row-tools.css';

type Scroller = RefObject<HTMLElement | null>;

const selectOpenId = ({ selectedNoteId }: State): NoteId | null => selectedNoteId;

/**
 * The actions of the row that the blogger points at (section 10). There is one toolbar for all rows, so that rows
 * at rest cost nothing. The open note's row shows it only for touch.
 */
export function RowTools({ scroller }: { scroller: Scroller }) {
  const { send } = usePanel().store;
  const beside$ = useMemo(
    () => defer(() => (scroller.current ? besideRows(scroller.current, send) : EMPTY)),
    [scroller, send],
  );
  const beside = useObservableState(beside$, null);
  const openId = useSelected(selectOpenId);
  if (!beside || (beside.kind === 'small' && beside.id === openId)) return null;
  return <Placed key={`${beside.kind} ${beside.id}`} beside={beside} scroller={scroller} />;
}

/** Draws beside a row, even if the row moves. */
function Placed({ beside, scroller }: { readonly beside: Beside; readonly scroller: Scroller }) {
  const { kind, id } = beside;
  // The row may move to another group, or give way to an undo bar.
  useSelected(selectGroups);
  useSelected(selectVisibleNotes);
  const [host] = useState(() => Object.assign(document.createElement('div'), { className: 'row-tools' }));
  useLayoutEffect(() => {
    const { current: list } = scroller;
    const item = list?.querySelector(`.row[data-note="${id}"]`)?.closest('li') ?? null;
    if (host.parentElement === item) return;
    place(host, item, kind);
    if (list && item && kind === 'large') fit(host, list);
  });
  useLayoutEffect(() => () => place(host, null), [host]);
  return createPortal(
    kind === 'swipe' ? <SwipeLabel swipe={beside} /> : <Tools id={id} isLarge={kind === 'large'} />,
    host,
  );
}

function place(host: HTMLElement, item: HTMLElement | null, kind = ''): void {
  host.parentElement?.removeAttribute('data-tools');
  host.remove();
  item?.setAttribute('data-tools', kind);
  item?.append(host);
}

/** Moves actions above the row if there is no room below, but not under a message. */
function fit(host: HTMLElement, list: HTMLElement): void {
  const edges = list.getBoundingClientRect();
  host.classList.toggle('is-above', host.getBoundingClientRect().bottom > edges.bottom);
  const message = list.closest('.pane-list')?.querySelector('.status-bar')?.getBoundingClientRect();
  const down = Math.max(edges.top, message?.bottom ?? 0) - host.getBoundingClientRect().top;
  if (down > 0) host.style.translate = `0 ${down}px`;
}
