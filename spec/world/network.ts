import { asyncScheduler, Observable, type Subscriber, type Subscription } from 'rxjs';
import { ChannelError, type ChannelEvent, type Transport } from '../../src/client';
import { withoutItems } from '../../sandbox/platform/http/response-rules';
import type { VirtualClock } from './clock';
import type { Answer, BlogPlatform, Sent } from './platform';

/** How the platform refuses a request that it does not carry out. */
const ERRORS = {
  busy: { status: 503, error: 'busy' },
  busyForAMinute: { status: 503, error: 'busy', headers: { 'retry-after': '60' } },
  limited: { status: 429, error: 'too_many_requests' },
  busyForAnHour: { status: 429, error: 'busy', headers: { 'retry-after': '3600' } },
  forbidden: { status: 403, error: 'authorization_required' },
  gone: { status: 404, error: 'unknown_comment' },
  expired: { status: 401, error: 'invalid_token' },
  unclear: { status: 401, error: 'unauthorized' },
} as const;

/**
 * The fate of a request. Carried out: `right`; `slow`, eight seconds later; `twice`, if HTTP allows that
 * for its method; `lost`, whose connection breaks; `silent`, whose answer does not arrive; `html`, which a
 * proxy answers; `cut`, of whose answer half arrives; `noItems`, whose answer has empty lists. Not carried out: `lostBefore`, and the errors.
 */
export type Fate = 'right' | 'gone' | 'limited' | 'busyForAnHour' | (typeof FATES)[number];

export const FATES = [
  ...(['slow', 'twice', 'lost', 'lostBefore', 'silent', 'html', 'cut', 'noItems'] as const),
  ...(['busy', 'busyForAMinute', 'forbidden', 'unclear', 'expired'] as const),
];

const isError = (fate: Fate): fate is keyof typeof ERRORS => fate in ERRORS;

/** Decides by the request line, how often it was sent, and the request. */
export type FateOf = (line: string, times: number, sent: Sent) => Fate;

/** The first such request has this fate, the others are answered. */
export const firstOf =
  (request: string, fate: Fate) =>
  (line: string, times: number): Fate =>
    line === request && times === 1 ? fate : 'right';

/** When a request arrives at the platform, and how long its answer takes from then on, in milliseconds. */
const THERE_MS = 25;
const BACK_MS = 25;
const SLOW_MS = 8000;
const OPENS_MS = 20;

/** The network's end in one tab. */
export interface Line {
  readonly number: number;
  readonly isOnline: () => boolean;
  /** The blogger of a token; undefined if the platform rejects it. */
  readonly bloggerOf: (token: string | undefined) => string | undefined;
}

/** The network between all tabs and the platform. */
export interface Network {
  /** All requests so far, oldest first. */
  readonly requests: Sent[];
  /** The requests that the platform has refused for good. */
  readonly refused: readonly Sent[];
  /** The lists that a tab has requested while its same request had no answer. */
  readonly doubled: readonly string[];
  /** The lines of the requests without an answer. */
  readonly pending: () => readonly string[];
  readonly transportOf: (line: Line) => Transport;
  /** Breaks the connections of a tab. */
  readonly breakOff: (number: number) => void;
  /** Sends a message through the open channels. */
  readonly push: (data: unknown) => void;
  /** Closes the open channels. */
  readonly closeChannels: () => void;
}

export function createNetwork(
  platform: Pick<BlogPlatform, 'answer'>,
  { now }: Pick<VirtualClock, 'now'>,
  fateOf: FateOf,
): Network {
  const requests: Sent[] = [];
  const refused: Sent[] = [];
  const times = new Map<string, number>();
  const doubled: string[] = [];
  const connections = new Set<{ number: number; line: string; url: string; end: () => void }>();
  const channels = new Set<{ readonly number: number; readonly to: Subscriber<ChannelEvent> }>();
  const closed = (): ChannelError => new ChannelError('pinghub', 1006);

  const send =
    ({ number, isOnline, bloggerOf }: Line): Transport['send'] =>
    ({ method, url, body = '', keepalive, api: { token } }) =>
      new Observable((subscriber) => {
        const { pathname, searchParams: query } = new URL(url);
        const line = `${method} ${pathname.replace(/^\/rest\/v[\d.]+/, '')}`;
        const by = bloggerOf(token);
        const sent: Sent = { line, query, body, by, tab: number, at: now() };
        const breakOff = (): void => subscriber.error(new Error('the connection broke'));
        requests.push(sent);
        if (!isOnline()) return asyncScheduler.schedule(breakOff, 1);
        const count = (times.get(line) ?? 0) + 1;
        times.set(line, count);
        const fate: Fate = by === undefined ? 'expired' : fateOf(line, count, sent);
        const connection = { number, line, url, end: breakOff };
        if (
          line === 'GET /notifications/' &&
          [...connections].some((each) => each.number === number && each.url === url)
        )
          doubled.push(url);
        connections.add(connection);
        let back: Subscription | undefined;
        let hasArrived = false;
        const there = asyncScheduler.schedule(
          () => {
            hasArrived = true;
            const isDone = !isError(fate) && fate !== 'lostBefore';
            const right = isDone ? platform.answer(sent) : undefined;
            const answer = answerOf(fate, right);
            if (isFinal(fate, answer)) refused.push(sent);
            if (fate === 'twice' && method !== 'POST') platform.answer(sent);
            if (fate === 'silent' || subscriber.closed) return;
            back = asyncScheduler.schedule(() => {
              connections.delete(connection);
              if (answer) {
                subscriber.next(answer);
                subscriber.complete();
              } else breakOff();
            }, BACK_MS);
          },
          THERE_MS + (fate === 'slow' ? SLOW_MS : 0),
        );
        return () => {
          connections.delete(connection);
          back?.unsubscribe();
          if (!hasArrived && !keepalive) there.unsubscribe();
        };
      });

  const connect =
    ({ number, isOnline }: Line): Transport['connect'] =>
    () =>
      new Observable((to) => {
        const channel = { number, to };
        const opening = asyncScheduler.schedule(() => {
          if (isOnline()) {
            channels.add(channel);
            to.next({ type: 'open' });
          } else to.error(closed());
        }, OPENS_MS);
        return () => {
          opening.unsubscribe();
          channels.delete(channel);
        };
      });

  return {
    requests,
    refused,
    doubled,
    pending: () => [...connections].map(({ line }) => line),
    transportOf: (line) => ({ send: send(line), connect: connect(line) }),
    breakOff: (number) => {
      for (const connection of [...connections]) if (connection.number === number) connection.end();
      for (const channel of [...channels]) if (channel.number === number) channel.to.error(closed());
    },
    push: (data) => {
      for (const { to } of [...channels]) to.next({ type: 'message', data });
    },
    closeChannels: () => {
      for (const { to } of [...channels]) to.error(closed());
    },
  };
}

/** Whether an answer refuses its request for good. After a new sign-in an expired token does not matter. */
const isFinal = (fate: Fate, answer: Answer | undefined): boolean =>
  answer !== undefined &&
  answer.status >= 400 &&
  answer.status < 500 &&
  answer.status !== 429 &&
  fate !== 'expired';

/** What arrives at the page; undefined if the connection breaks. */
function answerOf(fate: Fate, right: Answer | undefined): Answer | undefined {
  if (isError(fate)) {
    const { status, error, headers = {} } = { headers: undefined, ...ERRORS[fate] };
    return { status, text: JSON.stringify({ error }), headers };
  }
  if (fate === 'html') return { status: 502, text: '<h1>Bad gateway</h1>' };
  if (fate === 'lost' || !right) return undefined;
  if (fate === 'noItems') return { ...right, text: withoutItems(right.text) };
  return fate === 'cut' ? { ...right, text: right.text.slice(0, right.text.length / 2) } : right;
}
