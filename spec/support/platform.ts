import { defer, NEVER, type Observable, ReplaySubject } from 'rxjs';
import type { ChannelEvent, Transport } from '../../src/client';

/**
 * A request as specs write it: 'POST /notifications/seen {"time":1}', without origin, version and fields. What asks for
 * ids and hashes alone is a 'POLL': 'POLL /notifications/?number=10'.
 */
export type Line = string;

/** A platform in a spec's hands: it answers each line with a stream, and tells which lines came. */
export interface FakePlatform {
  readonly transport: Transport;
  /** When each request was made. */
  readonly requests$: Observable<Line>;
}

/** An answer of the platform. */
export const answer = (body: unknown, status = 200): { status: number; text: string } => ({
  status,
  text: JSON.stringify(body),
});

/** The answer to a list request or to one for a single note. */
export const notesAnswer = (...notes: readonly unknown[]): { status: number; text: string } =>
  answer({ notes, last_seen_time: '0' });

/** The network of a marble spec: `respond` gives the stream of the answer to a line, `connect` that of the channel. */
export function fakePlatform(
  respond: (line: Line) => Observable<{ status: number; text: string }>,
  connect: () => Observable<ChannelEvent> = () => NEVER,
): FakePlatform {
  const requests$ = new ReplaySubject<Line>();
  const send: Transport['send'] = ({ method, url, body, keepalive }) =>
    defer(() => {
      const { pathname, searchParams } = new URL(url);
      const isPoll = searchParams.get('fields') === 'id,note_hash';
      searchParams.delete('fields');
      const query = searchParams.size > 0 ? `?${searchParams.toString()}` : '';
      const path = pathname.replace(/^\/rest\/v[\d.]+/, '');
      const line = `${isPoll ? 'POLL' : method} ${path}${query}${body === undefined ? '' : ` ${body}`}${keepalive ? ' keepalive' : ''}`;
      requests$.next(line);
      return respond(line);
    });
  return { transport: { send, connect }, requests$: requests$.asObservable() };
}
