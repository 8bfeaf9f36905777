import { defer, NEVER, type Observable, ReplaySubject } from 'rxjs';
import type { ChannelEvent, Transport } from '../../src/client';

/**
 * A request without origin, version and fields: 'POST /notifications/seen {"time":1}'. A light
 * poll, which requests ids and hashes only, has the method 'POLL': 'POLL
 * /notifications/?number=10'. A count, which requests no contents, has the method 'COUNT'.
 */
export type RequestLine = string;

/** The name of a request, by the `fields` of its query. */
const METHODS: Readonly<Record<string, string>> = {
  'id,note_hash': 'POLL',
  'id,type,unread,timestamp,note_hash': 'COUNT',
};

/** A platform that a spec controls: it responds to each request with a stream. */
export interface FakePlatform {
  readonly transport: Transport;
  /** Each request at the frame at which it was made. */
  readonly requests$: Observable<RequestLine>;
}

/** A response of the platform. */
export interface FakeResponse {
  readonly status: number;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export const response = (
  body: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): FakeResponse => ({ status, text: JSON.stringify(body), headers });

/** Returns the next of these values at each call; the last one is repeated. */
export function inTurn<T>(values: readonly T[]): () => T {
  const left = [...values];
  return () => {
    const value = left.length > 1 ? left.shift() : left[0];
    if (value === undefined) throw new Error('no values');
    return value;
  };
}

/** A status, with the seconds of its `Retry-After` or the code of its error: '500', '429/60', '404/unknown_note'. */
function responseOf(word: string): FakeResponse {
  const [status = '', detail = ''] = word.split('/');
  if (!/^\d{3}$/.test(status)) throw new Error(`no response is named ${word}`);
  if (/^\d/.test(detail)) return response({}, Number(status), { 'retry-after': detail });
  return response(detail === '' ? {} : { error: detail }, Number(status));
}

/**
 * Returns the next response that a cell of a table names; the last one is repeated. A word is a key of
 * `named` or a status (see `responseOf`); an empty cell means 'ok', by default an empty object.
 */
export const responsesIn = (
  cell: string,
  named: Readonly<Record<string, FakeResponse>> = {},
): (() => FakeResponse) => {
  const [first = 'ok', ...others] = cell.split(' ').filter((word) => word !== '');
  const find = (word: string): FakeResponse =>
    named[word] ?? (word === 'ok' ? response({}) : responseOf(word));
  return inTurn([find(first), ...others.map(find)]);
};

/** The response to a request for a list or for a single note. */
export const notesResponse = (...notes: readonly unknown[]): FakeResponse =>
  response({ notes, last_seen_time: '0' });

/** `respond` returns the stream of a request's response, `connect` that of the push channel. */
export function fakePlatform(
  respond: (line: RequestLine) => Observable<FakeResponse>,
  connect: () => Observable<ChannelEvent> = () => NEVER,
): FakePlatform {
  const requests$ = new ReplaySubject<RequestLine>();
  const send: Transport['send'] = ({ method, url, body, keepalive }) =>
    defer(() => {
      const { pathname, searchParams } = new URL(url);
      const asked = METHODS[searchParams.get('fields') ?? ''] ?? method;
      searchParams.delete('fields');
      const query = searchParams.size > 0 ? `?${searchParams.toString()}` : '';
      const path = pathname.replace(/^\/rest\/v[\d.]+/, '');
      const line = `${asked} ${path}${query}${body === undefined ? '' : ` ${body}`}${keepalive ? ' keepalive' : ''}`;
      requests$.next(line);
      return respond(line);
    });
  return { transport: { send, connect }, requests$: requests$.asObservable() };
}
