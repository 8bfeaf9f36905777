import {
  asyncScheduler,
  defer,
  delay,
  finalize,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  repeat,
  share,
  tap,
  throwError,
  timer,
} from 'rxjs';
import { ChannelError, type ChannelEvent, type Transport, type TransportResponse } from '../../src/client';
import { wireNote } from '../../spec/support/notes';
import { MINUTE } from '../../spec/world/clock';
import type { Scenario } from './scenarios';

/** Returns a number from 0 to below 1. */
export type Random = () => number;

/** The kinds of requests that a browser sends. */
export type RequestKind = 'connect' | 'list' | 'light poll' | 'note' | 'blogger' | 'sign-in';

/** Receives what one browser does, in milliseconds since the start of the scenario. */
export interface Recorder {
  readonly requested: (kind: RequestKind, atMs: number) => void;
  /** `change` is 1 or -1. */
  readonly sockets: (change: number, atMs: number) => void;
  /** Tabs that are signed in; `change` is 1 or -1. */
  readonly sessions: (change: number, atMs: number) => void;
}

/** Browsers start this long before the scenario, so that their timers are spread out. */
export const WARM_UP_MS = 12 * MINUTE;

const DAY_MS = 24 * 60 * MINUTE;
const NOTES_A_DAY = 20;

/** The platform for one browser: all its tabs get the same pushes. */
export interface BrowserPlatform {
  readonly transport: Transport;
  /** Milliseconds since the start of the scenario. */
  readonly at: () => number;
}

export function platformOf(
  scenario: Scenario,
  random: Random,
  { requested, sockets }: Recorder,
): BrowserPlatform {
  const beganMs = asyncScheduler.now() + WARM_UP_MS;
  const at = (): number => asyncScheduler.now() - beganMs;
  const latencyMs = (): number => scenario.latencyMs ?? 50 + 200 * random();
  const notes = Array.from({ length: 10 }, (_, index) => wireNote(index + 1));
  const pushed$ = merge(
    pushes$(random),
    ...(scenario.pushesAtMs ?? []).map((ms) => burst$(() => ms - at())),
  ).pipe(share());

  const send: Transport['send'] = ({ url }) =>
    defer(() => {
      const kind = kindOf(new URL(url));
      requested(kind, at());
      const answer = scenario.answer(kind, at());
      if (answer === 'none') return failed$(latencyMs(), new TypeError('the connection was refused'));
      const response: TransportResponse =
        answer === 'right'
          ? { status: 200, body: kind === 'blogger' ? { ID: 7 } : { notes, last_seen_time: 0 } }
          : { status: 401, body: { error: answer, message: 'refused' } };
      return of(response).pipe(delay(latencyMs()));
    });

  const connect: Transport['connect'] = () =>
    defer(() => {
      requested('connect', at());
      if (!scenario.isPushUp(at())) return failed$(latencyMs(), new ChannelError('pinghub', 1006));
      const drops = scenario.dropsAtMs.filter((dropMs) => dropMs > at());
      if (scenario.closesAfterMs !== undefined) drops.push(at() + latencyMs() + scenario.closesAfterMs);
      let held = 0;
      return merge(
        of<ChannelEvent>({ type: 'open' }).pipe(
          delay(latencyMs()),
          tap(() => sockets((held = 1), at())),
        ),
        pushed$.pipe(map((data): ChannelEvent => ({ type: 'message', data }))),
        ...drops.map((dropMs) => failed$(dropMs - at(), new ChannelError('pinghub', 1012))),
      ).pipe(finalize(() => held === 1 && sockets(-1, at())));
    });
  return { transport: { send, connect }, at };
}

function kindOf({ pathname, searchParams }: URL): RequestKind {
  if (pathname.endsWith('/me')) return 'blogger';
  if (searchParams.get('fields') === 'id,note_hash') return 'light poll';
  return /\/notifications\/\d/.test(pathname) ? 'note' : 'list';
}

const failed$ = (afterMs: number, error: Error): Observable<never> =>
  timer(afterMs).pipe(mergeMap(() => throwError(() => error)));

const PUSH = JSON.stringify({ action: 'push', note_id: 1 });

const burst$ = (afterMs: () => number): Observable<string> =>
  defer(() => timer(afterMs())).pipe(map(() => PUSH));

/** Pushes of new notes at random times, with a mean of `NOTES_A_DAY`. */
const pushes$ = (random: Random): Observable<string> =>
  defer(() => timer((-Math.log(1 - random()) * DAY_MS) / NOTES_A_DAY)).pipe(
    map(() => PUSH),
    repeat(),
  );
