import type { ReactNode } from 'react';
import { defer, exhaustMap, merge, type Observable, takeWhile, timer, withLatestFrom } from 'rxjs';
import { painted } from '../browser/painted';
import { App } from '../components/app';
import { createDeferredParts } from '../components/deferred-parts';
import { type Panel, PanelContext } from '../components/panel-context';
import { POLL_INTERVAL_MS } from '../streams/timing';
import { deferred } from './load-deferred';

/** If the first response takes longer, in milliseconds, the deferred code is loaded meanwhile. */
const PRELOAD_AFTER_MS = 500;
/** Then the list shows that it is loading its rows, in milliseconds. */
const FOLDS_WITHIN_MS = 1500;

const parts = createDeferredParts(deferred.load, () => painted(window));

/** The panel's main screen, which starts with the list. */
export const panelScreen = (panel: Omit<Panel, 'parts'>): ReactNode => (
  <PanelContext value={{ ...panel, parts }}>
    <App />
  </PanelContext>
);

/**
 * Emits when the rows can be drawn. Folded ones wait for their deferred code, instead of taking the
 * place of others, but not longer than for a language.
 */
export const drawable$ = ({ state$ }: Panel['store']): Observable<unknown> =>
  defer(() => (state$.value.preferences.isFolding ? merge(parts.preload(), timer(FOLDS_WITHIN_MS)) : [null]));

/**
 * Draws the parts of the deferred code; if it cannot be loaded, again with each poll. That another
 * part has loaded the code is not enough: the quiet parts wait for this.
 */
export const preloaded$: Observable<unknown> = timer(PRELOAD_AFTER_MS, POLL_INTERVAL_MS).pipe(
  exhaustMap(() => parts.preload()),
  withLatestFrom(parts.hasFailed$),
  takeWhile(([, hasFailed]) => hasFailed),
);
