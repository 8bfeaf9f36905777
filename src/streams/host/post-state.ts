import { filter, ignoreElements, map, merge, of, skip, tap } from 'rxjs';
import { type PanelMessage, toWire } from '../../embed/protocol';
import type { Behaviour } from '../state/behaviour';
import { ofType } from '../operators/of-type';
import { select } from '../operators/select';
import { bell$, isBellKnown, selectBell } from '../reading/bell';
import { bellMessage } from './bell-message';

/**
 * Posts the outgoing messages of section 7 to the host page, except those about links, which `open-links.ts`
 * posts. Each message is posted when its content changes. `render` always reports new notes; if there are none,
 * `renderAllSeen` is posted instead, and again whenever the panel opens (decision render-all-seen).
 */
export const postState: Behaviour = (events$, state$, { host }) => {
  const opened$ = state$.pipe(
    select(({ isPanelOpen, isVisible }) => isPanelOpen && isVisible),
    skip(1),
    filter((isShown) => isShown && isBellKnown(state$.value)),
    map(() => bellMessage(selectBell(state$.value))),
    filter(({ action }) => action === 'renderAllSeen'),
  );
  const layout$ = state$.pipe(
    select(({ selectedNoteId }) => selectedNoteId !== null),
    // Skips the first value, because the panel starts narrow, as the host page expects.
    skip(1),
    map((widescreen): PanelMessage => ({ action: 'widescreen', widescreen })),
  );
  const toggle$ = events$.pipe(
    ofType('panel.closeRequested'),
    map((): PanelMessage => ({ action: 'togglePanel' })),
  );
  const ready$ = of<PanelMessage>({ action: 'iFrameReady' });
  return merge(ready$, bell$(state$).pipe(map(bellMessage)), opened$, layout$, toggle$).pipe(
    tap((message) => host.post(toWire(message), false)),
    ignoreElements(),
  );
};
