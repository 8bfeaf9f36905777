import type { ReactNode } from 'react';
import { type Observable, takeUntil, tap, timer } from 'rxjs';
import { App } from '../components/app';
import { createDeferredParts } from '../components/deferred-parts';
import { type Panel, PanelContext } from '../components/panel-context';
import { POLL_INTERVAL_MS } from '../streams/timing';
import { deferred } from './load-deferred';

/** If the first response takes longer, in milliseconds, the deferred code is loaded meanwhile. */
const PRELOAD_AFTER_MS = 500;

const parts = createDeferredParts(deferred.load);

/** The panel's main screen, which starts with the list. */
export const panelScreen = (panel: Omit<Panel, 'parts'>): ReactNode => (
  <PanelContext value={{ ...panel, parts }}>
    <App />
  </PanelContext>
);

/** Loads the deferred code; if that fails, again with each poll. */
export const preloaded$: Observable<unknown> = timer(PRELOAD_AFTER_MS, POLL_INTERVAL_MS).pipe(
  tap(() => void parts.preload()),
  takeUntil(deferred.loaded$),
);
