import { filter, map, merge, NEVER, type Observable, switchMap, take, takeUntil, timer } from 'rxjs';
import { extraAction, parseHostMessage } from '../../embed/protocol';
import type { Host } from '../state/deps';
import { HOST_ANSWER_MS } from '../timing';

/**
 * When a host page wants the screen, from a query parameter of the panel's address: at once, when the page is
 * idle, or after a message. Undefined if the host page does not use the parameter.
 */
export type ScreenTime = 'now' | 'idle' | 'later' | undefined;

/** Whether a message shows or hides the panel; undefined for any other message. */
function shownBy(data: unknown): boolean | undefined {
  const message = parseHostMessage(data);
  return message && 'action' in message && message.action === 'togglePanel' ? message.showing : undefined;
}

/** Emits true or false each time the host page reports that it shows or hides the panel. */
export const shown$ = ({ messages$ }: Pick<Host, 'messages$'>): Observable<boolean> =>
  messages$.pipe(
    map(shownBy),
    filter((isShown) => isShown !== undefined),
  );

/**
 * Emits once, when the screen of a framed panel is wanted (decision count-without-a-screen): when the host page
 * opens the panel or announces that it may, or when the page is idle. The panel waits for the idle page only if
 * the host page requests that, or if it does not use the parameter and has not reported the panel as closed.
 */
export function screenWanted$(
  host: Pick<Host, 'messages$'>,
  time: ScreenTime,
  idle$: Observable<unknown>,
): Observable<unknown> {
  const opened$ = shown$(host).pipe(filter(Boolean));
  const closed$ = shown$(host).pipe(filter((isShown) => !isShown));
  const prepared$ = host.messages$.pipe(filter((data) => extraAction(data) === 'prepare'));
  const unanswered$ = idle$.pipe(
    switchMap(() => timer(HOST_ANSWER_MS)),
    takeUntil(closed$),
  );
  const unasked$ = time === undefined ? unanswered$ : time === 'idle' ? idle$ : NEVER;
  return merge(opened$, prepared$, unasked$).pipe(take(1));
}
