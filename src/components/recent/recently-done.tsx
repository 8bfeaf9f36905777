import { ArrowLeft, CheckCheck } from 'lucide';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import type { State } from '../../streams/state/state';
import { selectRecent } from '../../streams/triage/recent';
import { __, _x } from '../../i18n';
import { directedIcon, icon } from '../elements/icon';
import { IconButton } from '../elements/icon-button';
import { useCloseRequest } from '../use-close-request';
import { useSelected, useSend } from '../use-selected';
import { RecentRow } from './recent-row';
import '../list/notice.css';
import './recently-done.css';

const selectNow = (state: State): number => state.now;

/**
 * The blogger's actions of the last day and the notes set aside, each with an undo button. Replaces
 * the list.
 */
export function RecentlyDone() {
  const send = useSend();
  const items = useSelected(selectRecent);
  const now = useSelected(selectNow);
  const root = useRef<HTMLDivElement>(null);
  const leave = (): void => send({ type: 'view.selected', view: 'notes' });
  useCloseRequest(true, leave);
  useFocus(root, items);
  return (
    <div ref={root} className="recent" role="region" aria-labelledby="recent-title">
      <div className="pane-scroller">
        <div>
          <div className="recent-header">
            <IconButton label={_x('Back', 'verb')} icon={directedIcon(ArrowLeft)} onClick={leave} />
            <h2 id="recent-title" tabIndex={-1}>
              {__('Recently done')}
            </h2>
          </div>
          {items && items.length > 0 && (
            <ul onKeyDown={onKeyDown}>
              {items.map((item) => (
                <RecentRow key={item.key} item={item} now={now} />
              ))}
            </ul>
          )}
          {items?.length === 0 && (
            <div className="notice">
              <span className="notice-drawing" aria-hidden>
                {icon(CheckCheck)}
              </span>
              <p className="notice-title">{__('Nothing done in the last day.')}</p>
              <p className="notice-detail">{__('What you do is listed here, and can be taken back.')}</p>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

/**
 * The heading gets the focus. If the focused button goes, because its action was taken back, its row gets
 * the focus, or the heading. When the list comes back, the list gets it.
 */
function useFocus(root: React.RefObject<HTMLDivElement | null>, items: unknown): void {
  const focused = useRef<string>(undefined);
  useLayoutEffect(() => {
    const element = root.current;
    const document = element?.ownerDocument;
    const isInside = (): boolean => element?.contains(document?.activeElement ?? null) ?? false;
    if (document?.hasFocus()) element?.querySelector<HTMLElement>('h2')?.focus();
    const onFocusIn = ({ target }: FocusEvent): void => {
      focused.current = target instanceof Element ? target.closest('li')?.dataset.key : undefined;
    };
    element?.addEventListener('focusin', onFocusIn);
    return () => {
      element?.removeEventListener('focusin', onFocusIn);
      if (isInside()) element?.closest<HTMLElement>('.pane-list')?.focus();
    };
  }, [root]);
  useEffect(() => {
    const document = root.current?.ownerDocument;
    if (focused.current === undefined || !document?.hasFocus()) return;
    if (document.activeElement !== document.body) return;
    const rows = [...(root.current?.querySelectorAll<HTMLElement>('li') ?? [])];
    const row = rows.find(({ dataset }) => dataset.key === focused.current);
    (row ?? root.current?.querySelector<HTMLElement>('h2'))?.focus();
  }, [root, items]);
}

/** Moves between the rows with the arrow keys, Home and End. These keys do not reach the panel. */
function onKeyDown(event: KeyboardEvent<HTMLUListElement>): void {
  const rows = [...event.currentTarget.querySelectorAll('li')];
  const at = rows.findIndex((row) => row.contains(row.ownerDocument.activeElement));
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: rows.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  const row = rows[target];
  (row?.querySelector<HTMLElement>('button, a[href]') ?? row)?.focus();
}
