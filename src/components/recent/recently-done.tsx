import { ArrowLeft, CheckCheck } from 'lucide';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
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
 * The "Recently done" list: the blogger's actions of the last day and the notes that are set aside, each with a
 * button that undoes it. Replaces the list of notes.
 */
export function RecentlyDone() {
  const send = useSend();
  const items = useSelected(selectRecent);
  const now = useSelected(selectNow);
  const heading = useRef<HTMLHeadingElement>(null);
  const leave = (): void => send({ type: 'view.selected', view: 'notes' });
  useCloseRequest(true, leave);
  useLayoutEffect(() => {
    if (heading.current?.ownerDocument.hasFocus()) heading.current.focus();
  }, []);
  return (
    <div
      className="recent"
      role="region"
      aria-labelledby="recent-title"
      data-heir="#recent-title"
      onKeyDown={onKeyDown}
    >
      <div className="pane-scroller">
        <div>
          <div className="recent-header">
            <IconButton label={_x('Back', 'verb')} icon={directedIcon(ArrowLeft)} onClick={leave} />
            <h2 ref={heading} id="recent-title" tabIndex={-1}>
              {__('Recently done')}
            </h2>
          </div>
          {items && items.length > 0 && (
            <ul>
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
 * Moves the focus from the heading to the rows and between them with the arrow keys, Home and End. These keys are
 * not passed on to the panel.
 */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
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
