import { asyncScheduler, type MonoTypeOperatorFunction, Observable } from 'rxjs';
import type { Transport } from '../../client';
import type { Deps } from '../deps';
import type { State } from '../state/state';
import { noteOfDraftKey, noteOfModerationKey, noteOfReadKey, SEEN_KEY, SHORTCUTS_KEY } from '../stored';
import { maskSession } from './mask-session';
import { EVENTS, isBehaviour } from './names';
import { ConsoleError, isJson } from './patterns';
import { type Entry, type Session, stringifySession, type SurroundingName } from './session';
import type { Watcher } from './watcher';

/** What can be written over while it is set up, before anything has begun. */
export type Settable<T> = { -readonly [K in keyof T]: T[K] };

/** Writes down all that comes into the panel, and what it does with it. */
export interface Recorder {
  /** From now on; where it has been recording since the panel's start, it goes on. Says since when. */
  readonly start: () => Session['from'];
  /** The session so far, as a text of JSON; throws a `ConsoleError` where none is being recorded. */
  readonly stop: (options: { readonly mask?: boolean }) => string;
}

/** Then a recording is full, and keeps what it has: some 20 MB. */
const MAX_ENTRIES = 20_000;
const MAX_CHARACTERS = 16_000_000;

type Distributed<T> = T extends unknown ? Omit<T, 'at'> : never;

/**
 * `isFromStart` where nothing is subscribed to yet: then the outside world is written down from its first word, and `deps`
 * and `transport` are made to tell. `secrets` are never written.
 */
export function createRecorder(
  watcher: Watcher,
  deps: Settable<Deps>,
  transport: Settable<Transport>,
  current: () => State,
  secrets: readonly string[],
  isFromStart: boolean,
): Recorder {
  let entries: Entry[] = [];
  let characters = 0;
  let isFull = false;
  let from: Session['from'] | undefined = isFromStart ? 'start' : undefined;
  let initial = current();
  let startedAt = asyncScheduler.now();
  const surroundings: Record<SurroundingName, boolean> = { isVisible: true, isOnline: true, isWide: false };
  const jitterMs: number[] = [];
  const stored = storedNow(deps);

  const write = (entry: Distributed<Entry>): void => {
    if (from === undefined || isFull) return;
    characters += 'text' in entry ? entry.text.length : 200;
    isFull = entries.length >= MAX_ENTRIES || characters > MAX_CHARACTERS;
    entries.push({ at: asyncScheduler.now() - startedAt, ...entry });
  };
  watcher.listen({
    folding: ({ event, by }) => write({ kind: 'event', event, ...(by !== undefined && { by }) }),
    began: (name, isAwake) => {
      if (isBehaviour(name) && !watcher.hasBegun(name)) writeLot(name);
      else if (!isAwake && name !== EVENTS) write({ kind: 'begin', name });
    },
    spoke: (name) => write({ kind: 'told', name }),
  });
  /** Those that begin together are one lot. */
  const writeLot = (name: string): void => {
    const index = entries.findLastIndex(({ kind }) => kind !== 'request' && kind !== 'channel');
    const last = entries[index];
    if (last?.kind === 'lot') entries[index] = { ...last, names: [...last.names, name] };
    else write({ kind: 'lot', names: [name] });
  };
  Object.assign(transport, recorded(transport, write, watcher.inside));
  if (isFromStart)
    Object.assign(deps, observed(deps, write, watcher.inside, surroundings), {
      jitterMs: keptJitter(deps, jitterMs),
    });

  return {
    start: () => {
      if (from === 'start' && !isFull) return from;
      from = 'middle';
      entries = [];
      characters = 0;
      isFull = false;
      initial = current();
      startedAt = asyncScheduler.now();
      return from;
    },
    stop: ({ mask = false }) => {
      if (from === undefined) throw new ConsoleError('Nothing is being recorded: record() begins.');
      const session: Session = {
        notestream: 1,
        from,
        startedAt,
        tokenExpiresAt: Number.isFinite(deps.tokenExpiresAt) ? deps.tokenExpiresAt : null,
        jitterMs,
        ...(deps.cursorPaging && { cursorPaging: true }),
        isEmbedded: deps.host.isEmbedded,
        isHeard: deps.analytics.isHeard(),
        surroundings,
        storage: stored,
        initial,
        entries,
        lastsMs: asyncScheduler.now() - startedAt,
        final: current(),
      };
      const text = stringifySession(mask ? maskSession(session) : session);
      return secrets.reduce((all, secret) => all.replaceAll(secret, '(secret)'), text);
    },
  };
}

type Write = (entry: Distributed<Entry>) => void;
type Inside = Watcher['inside'];

/** Tells of each value before it goes on, and that what follows has come from outside. */
const telling =
  <T>(inside: Inside, tell: (value: T) => void, failed?: () => void): MonoTypeOperatorFunction<T> =>
  (source$) =>
    new Observable((subscriber) =>
      source$.subscribe({
        next: (value) => {
          tell(value);
          inside(() => subscriber.next(value));
        },
        error: (error: unknown) => {
          failed?.();
          inside(() => subscriber.error(error));
        },
        complete: () => inside(() => subscriber.complete()),
      }),
    );

/** The transport, and word of all that goes over it; what says who asks is not part of it. */
function recorded({ send, connect }: Transport, write: Write, inside: Inside): Transport {
  let count = 0;
  return {
    send: (request) => {
      const id = (count += 1);
      const { pathname, search } = new URL(request.url);
      const { body } = request;
      write({
        kind: 'request',
        id,
        line: `${request.method} ${pathname}${search}`,
        ...(body !== undefined && { body }),
      });
      return send(request).pipe(
        telling(
          inside,
          (said) => {
            if (!('status' in said)) return;
            const text = 'text' in said ? said.text : JSON.stringify(said.body);
            write({ kind: 'answer', id, status: said.status, text });
          },
          () => write({ kind: 'lost', id }),
        ),
      );
    },
    connect: (channel) => {
      const id = (count += 1);
      write({ kind: 'channel', id });
      return connect(channel).pipe(
        telling(
          inside,
          (said) =>
            said.type === 'open'
              ? write({ kind: 'opened', id })
              : write({ kind: 'pushed', id, data: plain(said.data) }),
          () => write({ kind: 'closed', id }),
        ),
      );
    },
  };
}

/** The outside world, and word of what comes from there. */
function observed(
  { host, surroundings, storage, locks }: Deps,
  write: Write,
  inside: Inside,
  known: Record<SurroundingName, boolean>,
): Pick<Deps, 'host' | 'surroundings' | 'storage' | 'locks'> {
  const heard = new Map<SurroundingName, boolean>();
  const watched = (name: SurroundingName, source$: Observable<boolean>): Observable<boolean> =>
    source$.pipe(
      telling(inside, (is) => {
        if (!heard.has(name)) known[name] = is;
        else if (heard.get(name) !== is) write({ kind: 'surrounding', name, is });
        heard.set(name, is);
      }),
    );
  return {
    host: {
      ...host,
      messages$: host.messages$.pipe(
        telling(inside, (message) => write({ kind: 'host', message: plain(message) })),
      ),
    },
    surroundings: {
      isVisible$: watched('isVisible', surroundings.isVisible$),
      isOnline$: watched('isOnline', surroundings.isOnline$),
      isWide$: watched('isWide', surroundings.isWide$),
      pageHide$: surroundings.pageHide$.pipe(telling(inside, () => write({ kind: 'pageHide' }))),
      keys$: surroundings.keys$.pipe(telling(inside, ({ key, focus }) => write({ kind: 'key', key, focus }))),
    },
    storage: {
      ...storage,
      changes$: storage.changes$.pipe(
        telling(inside, ({ key, value }) => {
          if (isOurs(key)) write({ kind: 'stored', key, ...(value !== undefined && { value }) });
        }),
      ),
    },
    locks: { hold: (name) => locks.hold(name).pipe(telling(inside, () => write({ kind: 'locked', name }))) },
  };
}

/** A message may be round in a circle, which no file can hold. */
const plain = (message: unknown): unknown => (isJson(message) ? message : '(no JSON)');

/** What chance said is part of what happened. */
const keptJitter =
  ({ jitterMs }: Deps, kept: number[]): Deps['jitterMs'] =>
  () => {
    const ms = jitterMs();
    if (kept.length < MAX_ENTRIES) kept.push(ms);
    return ms;
  };

/** What the streams keep in storage; the sign-in is none of it. */
const isOurs = (key: string): boolean =>
  [SEEN_KEY, SHORTCUTS_KEY].includes(key) ||
  [noteOfDraftKey, noteOfReadKey, noteOfModerationKey].some((noteOf) => noteOf(key) !== undefined);

const storedNow = ({ storage }: Deps): Readonly<Record<string, string>> =>
  Object.fromEntries(
    storage
      .keys()
      .filter(isOurs)
      .map((key) => [key, storage.get(key) ?? '']),
  );
