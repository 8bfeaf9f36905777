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

/** From 0 to below 1. */
export type Random = () => number;

/** What a panel asks of the platform. */
export type Kind = 'connect' | 'list' | 'light poll' | 'note';

/** Panels begin some time before anything is shown, so that no two keep the same time. */
export const WARM_UP_MS = 10 * MINUTE;

const DAY_MS = 24 * 60 * MINUTE;
const NOTES_A_DAY = 20;

/** The platform as one panel meets it: `told` hears of each request, and when, in ms from what is shown. */
export function platformOf(
  scenario: Scenario,
  random: Random,
  beganMs: number,
  told: (kind: Kind, atMs: number) => void,
): Transport {
  const at = (): number => asyncScheduler.now() - beganMs - WARM_UP_MS;
  const wayMs = (): number => 50 + 200 * random();
  const notes = Array.from({ length: 10 }, (_, index) => wireNote(index + 1));

  const send: Transport['send'] = ({ url }) => {
    const { pathname, searchParams } = new URL(url);
    const isLight = searchParams.get('fields') === 'id,note_hash';
    told(isLight ? 'light poll' : /\/notifications\/\d/.test(pathname) ? 'note' : 'list', at());
    if (!scenario.isRestUp(at())) return failed$(wayMs(), new TypeError('the connection was refused'));
    return of<TransportResponse>({ status: 200, body: { notes, last_seen_time: 0 } }).pipe(delay(wayMs()));
  };

  const connect: Transport['connect'] = () => {
    told('connect', at());
    if (!scenario.isPushUp(at())) return failed$(wayMs(), new ChannelError('pinghub', 1006));
    const drops = scenario.dropsAtMs.filter((dropMs) => dropMs > at());
    return merge(
      of<ChannelEvent>({ type: 'open' }).pipe(delay(wayMs())),
      pushes$(random).pipe(map((data): ChannelEvent => ({ type: 'message', data }))),
      ...drops.map((dropMs) => failed$(dropMs - at(), new ChannelError('pinghub', 1012))),
    );
  };
  return { send, connect };
}

const failed$ = (afterMs: number, error: Error): Observable<never> =>
  timer(afterMs).pipe(mergeMap(() => throwError(() => error)));

/** Notes of others, by chance, so many a day on the average. */
const pushes$ = (random: Random): Observable<string> =>
  defer(() => timer((-Math.log(1 - random()) * DAY_MS) / NOTES_A_DAY)).pipe(
    map(() => JSON.stringify({ action: 'push', note_id: 1 })),
    repeat(),
  );
