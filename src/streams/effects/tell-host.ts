import { distinctUntilChanged, filter, ignoreElements, map, merge, of, tap } from 'rxjs';
import { type PanelMessage, wire } from '../../embed/protocol';
import type { Behaviour } from '../behaviour';
import { ofType } from '../operators/of-type';
import { select } from '../operators/select';
import { selectBell } from '../state/selectors';
import type { State } from '../state/state';

/** What the host page is told: each outgoing message of section 7, when what it says has changed. */
export const tellHost: Behaviour = (events$, state$, { host }) => {
  const bell$ = state$.pipe(
    filter(({ isLoading }) => !isLoading),
    select(selectBell),
    distinctUntilChanged((a, b) => a.numNew === b.numNew && a.latestType === b.latestType),
    map(({ numNew, latestType }): PanelMessage => ({
      action: 'render',
      num_new: numNew,
      latest_type: latestType,
    })),
  );
  const allSeen$ = state$.pipe(
    select(isAllSeen),
    filter(Boolean),
    map((): PanelMessage => ({ action: 'renderAllSeen' })),
  );
  const layout$ = state$.pipe(
    select(({ selectedNoteId }) => selectedNoteId !== null),
    map((widescreen): PanelMessage => ({ action: 'widescreen', widescreen })),
  );
  const toggle$ = events$.pipe(
    ofType('panel.closeRequested'),
    map((): PanelMessage => ({ action: 'togglePanel' })),
  );
  const ready$ = of<PanelMessage>({ action: 'iFrameReady' });
  return merge(ready$, bell$, allSeen$, layout$, toggle$).pipe(
    tap((message) => host.post(wire(message), false)),
    ignoreElements(),
  );
};

const isAllSeen = (state: State): boolean =>
  !state.isLoading && state.isPanelOpen && state.isVisible && selectBell(state).numNew === 0;
