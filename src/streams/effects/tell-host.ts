import { distinctUntilChanged, filter, ignoreElements, map, merge, of, skip, tap } from 'rxjs';
import { type PanelMessage, wire } from '../../embed/protocol';
import type { Behaviour } from '../behaviour';
import { ofType } from '../operators/of-type';
import { select } from '../operators/select';
import { type Bell, selectBell } from '../state/selectors';
import type { State } from '../state/state';

/**
 * What the host page is told: each outgoing message of section 7, when what it says has changed. `render` always has new notes
 * to tell of; that there are none is `renderAllSeen`, which is said again each time the panel opens (decision 186).
 */
export const tellHost: Behaviour = (events$, state$, { host }) => {
  const bell$ = state$.pipe(
    filter(({ isLoading }) => !isLoading),
    select(selectBell),
    distinctUntilChanged((a, b) => a.numNew === b.numNew && a.latestType === b.latestType),
    map(bellMessage),
  );
  const opened$ = state$.pipe(
    distinctUntilChanged((a, b) => isShown(a) === isShown(b)),
    skip(1),
    filter((state) => isShown(state) && !state.isLoading),
    map(selectBell),
    filter(({ numNew }) => numNew === 0),
    map(bellMessage),
  );
  const layout$ = state$.pipe(
    select(({ selectedNoteId }) => selectedNoteId !== null),
    // A panel is narrow to begin with.
    skip(1),
    map((widescreen): PanelMessage => ({ action: 'widescreen', widescreen })),
  );
  const toggle$ = events$.pipe(
    ofType('panel.closeRequested'),
    map((): PanelMessage => ({ action: 'togglePanel' })),
  );
  const ready$ = of<PanelMessage>({ action: 'iFrameReady' });
  return merge(ready$, bell$, opened$, layout$, toggle$).pipe(
    tap((message) => host.post(wire(message), false)),
    ignoreElements(),
  );
};

const isShown = ({ isPanelOpen, isVisible }: State): boolean => isPanelOpen && isVisible;

const bellMessage = ({ numNew, latestType }: Bell): PanelMessage =>
  numNew > 0 ? { action: 'render', num_new: numNew, latest_type: latestType } : { action: 'renderAllSeen' };
