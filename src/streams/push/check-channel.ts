import { EMPTY, filter, map, merge, pairwise, skip, switchMap, timer } from 'rxjs';
import { ofType } from '../operators/of-type';
import { select } from '../operators/select';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import type { State } from '../state/state';
import { CLOCK_JUMP_MS, PAGE_SIZE_NOTES, PUSH_CHECK_MS } from '../timing';

/**
 * Makes a light poll due when the push channel is lost (section 4). An open channel may be silent (decision
 * silent-channel), so polls are also due five minutes after the last poll, when the page comes back from the
 * back/forward cache, and when the clock jumps because the computer slept. A hidden tab polls once it becomes
 * visible.
 */
export const checkChannel: Behaviour = (events$, state$, { jitterMs, environment: { pageShow$ } }) => {
  const rested$ = state$.pipe(
    select((state) => (isCheckedAtRest(state) ? state.list.checked : null)),
    switchMap((checked) => (checked === null ? EMPTY : timer(PUSH_CHECK_MS + jitterMs()))),
  );
  const lost$ = state$.pipe(
    select(({ push }) => push === 'subscribed'),
    skip(1),
    // The jitter delays this poll, because all panels may have lost the channel at the same time.
    switchMap((is) => (is || state$.value.tabRole === 'follower' ? EMPTY : timer(jitterMs()))),
  );
  const jumped$ = events$.pipe(
    ofType('clock.ticked'),
    map(({ now }) => now),
    pairwise(),
    filter(([before, now]) => Math.abs(now - before) > CLOCK_JUMP_MS),
  );
  return merge(rested$, lost$, jumped$, pageShow$).pipe(
    map((): Event => ({ type: 'notes.refreshRequested' })),
  );
};

/**
 * Whether this tab polls although nobody looks at the panel. It does if it holds the open channel, or if it
 * follows a leader whose list may be shorter (decision one-leader-for-a-browser). After a failed list request,
 * the retry schedule applies instead.
 */
function isCheckedAtRest({ push, tabRole, list, foundNotes }: State): boolean {
  const isLonger = list.wanted > PAGE_SIZE_NOTES || Object.keys(foundNotes).length > 0;
  const isHeld = tabRole === 'leader' ? push === 'subscribed' : tabRole === 'follower' && isLonger;
  return isHeld && !list.failure;
}
