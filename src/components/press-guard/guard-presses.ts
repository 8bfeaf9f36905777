import {
  EMPTY,
  filter,
  fromEvent,
  map,
  merge,
  type Observable,
  scan,
  share,
  startWith,
  tap,
  withLatestFrom,
} from 'rxjs';
import { SETTLE_MS } from '../../streams/timing';
import { controlOf } from './boxes';
import { distance, keptPlace, type Places, pointOf, type Sight, sightOf } from './places';
import { secondPresses } from './second-press';
import { sights } from './sights';

/** Once the pointer has moved this far, in px, the blogger is assumed to have aimed again. */
const AIMED_AGAIN_PX = 24;

/**
 * Refuses and emits presses on `root` that the blogger did not intend: second presses, and presses on controls
 * that have just appeared or moved under the pointer. `places` contains the controls that were there before the
 * guard.
 */
export function guardPresses(root: HTMLElement, places: Places): Observable<Event> {
  const presses$ = merge(
    ...['mousedown', 'click'].map((type) => fromEvent<MouseEvent>(root, type, { capture: true })),
  ).pipe(share());
  const early$ = earlyPresses(root, presses$, places).pipe(share());
  // A press that follows one that was refused as too early is not a second press.
  return merge(early$, secondPresses(root, presses$, early$)).pipe(
    tap((event) => {
      // Otherwise a refused press would still move the focus or select a word.
      event.preventDefault();
      event.stopImmediatePropagation();
    }),
  );
}

/** Emits the presses that come too soon for the blogger to have aimed at the control. */
function earlyPresses(
  root: HTMLElement,
  presses$: Observable<MouseEvent>,
  places: Places,
): Observable<MouseEvent> {
  const view = root.ownerDocument.defaultView;
  // Without a layout, as in jsdom, no control has a place.
  if (!view || !('IntersectionObserver' in view)) return EMPTY;
  const start = sightOf(places);
  return presses$.pipe(
    withLatestFrom(
      sights(root, view).pipe(
        scan((sight, step) => step(sight), start),
        startWith(start),
      ),
    ),
    filter(([event, sight]) => event.detail > 0 && isEarly(event, sight)),
    map(([event]) => event),
  );
}

/**
 * Whether a press is too early. If the pointer's position when the control got to its place is not known, every
 * press there is early with a finger, but not with a mouse.
 */
function isEarly(event: MouseEvent, sight: Sight): boolean {
  const control = controlOf(event);
  if (!control) return false;
  const place = keptPlace(sight, control, { x: event.clientX, y: event.clientY });
  if (!place) return true;
  if (event.timeStamp - place.since >= SETTLE_MS) return false;
  return place.pointer ? distance(pointOf(event), place.pointer) <= AIMED_AGAIN_PX : !sight.isMouse;
}
