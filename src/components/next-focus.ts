import { filter, map, type Observable, startWith, withLatestFrom } from 'rxjs';
import { selectGroups } from '../streams/list/groups';
import { noteInPlace } from '../streams/list/note-in-place';
import type { Store } from '../streams/state/store';
import { isMeasurable } from './list/covered-list';
import { isUsable, type LostFocus, lostFocus } from './lost-focus';
import { rowOf } from './row-of';

/**
 * Emits the element that should get the focus after a focused control has disappeared. `PanelFocus` itself
 * moves the focus when a note opens or closes.
 */
export function focusHeirs(root: HTMLElement, { state$ }: Store): Observable<HTMLElement> {
  const remember = () => ({
    openId: state$.value.selectedNoteId,
    groups: selectGroups(state$.value),
  });
  // The heading may keep the focus while one note after another opens.
  const lastOpenId$ = state$.pipe(
    map(({ selectedNoteId }) => selectedNoteId),
    filter((id) => id !== null),
    startWith(NaN),
  );
  return lostFocus(root, remember).pipe(
    withLatestFrom(lastOpenId$),
    filter(([{ before }, lastOpenId]) => {
      const { selectedNoteId } = state$.value;
      return selectedNoteId === before.openId || (selectedNoteId === null && !rowOf(root, lastOpenId));
    }),
    map(([{ path, places, before }, lastOpenId]) => {
      const { selectedNoteId, highlightedNoteId } = state$.value;
      const place = before.openId !== null && selectedNoteId === null ? lastOpenId : highlightedNoteId;
      // The row or the undo bar of the list item that contained the control.
      const item = path.find(({ tagName }) => tagName === 'LI')?.querySelector<HTMLElement>('[data-note]');
      const id = Number(item?.dataset.note ?? place ?? NaN);
      const heirInList = (list: HTMLElement | null): HTMLElement | null => {
        // Focusing inside a covered list would force its layout.
        if (!list || !isMeasurable(list)) return null;
        const next = noteInPlace(before.groups, selectGroups(state$.value), id);
        return rowOf(list, id) ?? rowOf(list, next ?? NaN) ?? list;
      };
      return (
        heirIn(places, heirInList) ??
        root.querySelector<HTMLElement>('[data-detail-heading]') ??
        heirInList(root.querySelector<HTMLElement>('.pane-list'))
      );
    }),
    filter((heir) => heir !== null),
  );
}

/** Returns the heir in the nearest container that has one. */
function heirIn(
  places: LostFocus<unknown>['places'],
  heirInList: (list: HTMLElement) => HTMLElement | null,
): HTMLElement | null {
  for (const { container, near } of places) {
    const heir = container.matches('.pane-list') ? heirInList(container) : heirBeside(container, near);
    if (heir) return heir;
  }
  return null;
}

/**
 * Returns the heir in a container: in a toolbar the next control, in a list the next item that can be focused,
 * otherwise the container's own heir.
 */
function heirBeside(container: HTMLElement, near: readonly HTMLElement[]): HTMLElement | null {
  const others = container.matches('[role="toolbar"]')
    ? near.filter((control) => control.matches('button, a[href]'))
    : container.matches('ul')
      ? near.map(ownHeir)
      : [ownHeir(container)];
  return others.find((heir) => heir && isUsable(heir)) ?? null;
}

/**
 * Returns the element itself if it can be focused, otherwise the element that its attribute `data-heir`
 * selects.
 */
const ownHeir = (element: HTMLElement): HTMLElement | null => {
  if (element.matches('[tabindex]')) return element;
  const { heir } = element.dataset;
  return heir === undefined ? null : element.querySelector<HTMLElement>(heir);
};
