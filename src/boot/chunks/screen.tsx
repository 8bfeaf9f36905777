import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { defer, merge, type Observable, timer } from 'rxjs';
import { painted } from '../../browser/painted';
import { App } from '../../components/app';
import { Boundary } from '../../components/boundary';
import { createDeferredParts } from '../../components/deferred-parts';
import { Drawn } from '../../components/drawn';
import { PART_FAILURE } from '../../components/failures';
import { type Panel, PanelContext } from '../../components/panel-context';
import { chunk } from '../../lib/chunk';
import { actions, background } from '../chunks';
import { loadOnce$ } from '../load-once';

export { createRoot };

/** If the first response takes longer than this many milliseconds, the deferred code is loaded before it. */
const PRELOAD_AFTER_MS = 500;
/** How long folded rows wait for their code, in ms. After that, the list shows that it is loading. */
const FOLDS_WITHIN_MS = 1500;

let root: Root | undefined;

/**
 * Draws a screen in place of the element's content, and calls `onDrawn` once it is drawn. Errors that boundaries
 * catch are reported like uncaught errors.
 */
export function draw(element: HTMLElement, screen: ReactNode, onDrawn: () => void): void {
  root ??= createRoot(element, { onCaughtError: reportError });
  root.render(
    <Boundary of={screen} fallback={PART_FAILURE}>
      <Drawn onDrawn={onDrawn}>{screen}</Drawn>
    </Boundary>,
  );
}

/** The components that the first screen (the list) does not use. */
export const deferred = chunk(async () => {
  // The behaviours of an open note must be running before a note can open.
  const [components] = await Promise.all([
    import(/* webpackChunkName: 'deferred' */ './deferred'),
    actions.load(),
    background.load(),
  ]);
  return components;
});

const parts = createDeferredParts(deferred, () => painted(window));

/** The panel's main screen, which starts with the list. */
export const panelScreen = (panel: Omit<Panel, 'parts'>): ReactNode => (
  <PanelContext value={{ ...panel, parts }}>
    <App />
  </PanelContext>
);

/**
 * Emits when the rows can be drawn. A list with folds waits for the deferred code, so that folded rows do not
 * replace others later, but at most 1.5 s.
 */
export const drawable$ = ({ state$ }: Panel['store']): Observable<unknown> =>
  defer(() => (state$.value.preferences.isFolding ? merge(parts.preload(), timer(FOLDS_WITHIN_MS)) : [null]));

/** Loads the deferred code after a delay, unless the list has done so before. */
export const preloaded$ = loadOnce$({ ...deferred, load: parts.preload }, timer(PRELOAD_AFTER_MS));
