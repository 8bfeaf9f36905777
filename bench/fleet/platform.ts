import {
  asyncScheduler,
  defer,
  delay,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  repeat,
  throwError,
  timer,
} from 'rxjs';
import { ChannelError, type ChannelEvent, type Transport, type TransportResponse } from '../../src/client';
import { wireNote } from '../../spec/support/notes';
import { MINUTE } from '../../spec/support/day/virtual-time';
import type { Scenario } from './scenarios';

/** Returns a number from 0 to below 1. */
export type Random = () => number;

/** The kinds of request that a panel sends. */
export type RequestKind = 'connect' | 'list' | 'light poll' | 'note';

/** Panels start this long before the scenario, so that their timers are spread out. */
export const WARM_UP_MS = 10 * MINUTE;

const DAY_MS = 24 * 60 * MINUTE;
const NOTES_A_DAY = 20;

/**
 * The platform for one panel. Calls `onRequest` for each request with its time, in milliseconds
 * since the start of the scenario.
 */
export function platformOf(
  scenario: Scenario,
  random: Random,
  beganMs: number,
  onRequest: (kind: RequestKind, atMs: number) => void,
): Transport {
  const at = (): number => asyncScheduler.now() - beganMs - WARM_UP_MS;
  const latencyMs = (): number => 50 + 200 * random();
  const notes = Array.from({ length: 10 }, (_, index) => wireNote(index + 1));

  const send: Transport['send'] = ({ url }) => {
    const { pathname, searchParams } = new URL(url);
    const isLight = searchParams.get('fields') === 'id,note_hash';
    onRequest(isLight ? 'light poll' : /\/notifications\/\d/.test(pathname) ? 'note' : 'list', at());
    if (!scenario.isRestUp(at())) return failed$(latencyMs(), new TypeError('the connection was refused'));
    return of<TransportResponse>({ status: 200, body: { notes, last_seen_time: 0 } }).pipe(
      delay(latencyMs()),
    );
  };

  const connect: Transport['connect'] = () => {
    onRequest('connect', at());
    if (!scenario.isPushUp(at())) return failed$(latencyMs(), new ChannelError('pinghub', 1006));
    const drops = scenario.dropsAtMs.filter((dropMs) => dropMs > at());
    return merge(
      of<ChannelEvent>({ type: 'open' }).pipe(delay(latencyMs())),
      pushes$(random).pipe(map((data): ChannelEvent => ({ type: 'message', data }))),
      ...drops.map((dropMs) => failed$(dropMs - at(), new ChannelError('pinghub', 1012))),
    );
  };
  return { send, connect };
}

const failed$ = (afterMs: number, error: Error): Observable<never> =>
  timer(afterMs).pipe(mergeMap(() => throwError(() => error)));

/** Pushes of new notes at random times, with a mean of `NOTES_A_DAY`. */
const pushes$ = (random: Random): Observable<string> =>
  defer(() => timer((-Math.log(1 - random()) * DAY_MS) / NOTES_A_DAY)).pipe(
    map(() => JSON.stringify({ action: 'push', note_id: 1 })),
    repeat(),
  );
