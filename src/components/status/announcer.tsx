import { useObservableEagerState, useSubscription } from 'observable-hooks';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { merge } from 'rxjs';
import type { State } from '../../streams/state/state';
import { announcements$ } from '../../streams/status/announcements';
import { usePanel } from '../panel-context';
import { useSelected } from '../use-selected';
import { moments$ } from './moments';
import { canSpeak$, modal$, said$ } from './use-announce';

const selectIsPanelOpen = (state: State): boolean => state.isPanelOpen;

/**
 * The panel's only polite live region. It is always in the document, because screen readers ignore the first text
 * of a new region. If a dialog is open, the region is in the dialog.
 */
export function Announcer() {
  const { locale, store } = usePanel();
  const isOpen = useSelected(selectIsPanelOpen);
  const all = useObservableEagerState(
    useMemo(() => announcements$(merge(said$, moments$(store.state$, locale))), [store, locale]),
  );
  const home = useRef<HTMLDivElement>(null);
  const [region] = useState(() => document.createElement('div'));
  useSubscription(modal$, (modal) => (modal ?? home.current)?.append(region));
  useEffect(() => {
    canSpeak$.next(isOpen);
    return () => canSpeak$.next(false);
  }, [isOpen]);
  return (
    <div ref={home}>
      {createPortal(
        <div className="visually-hidden" role="status" aria-atomic={false}>
          {all.map(({ id, text }) => (
            <p key={id}>{text}</p>
          ))}
        </div>,
        region,
      )}
    </div>
  );
}
