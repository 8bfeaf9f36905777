import { map, type MonoTypeOperatorFunction, Observable } from 'rxjs';
import type { Transport } from '../../client';
import { SHORTCUTS_KEY } from '../keyboard/stored-shortcuts';
import { noteOfModerationKey } from '../moderation/stored-moderation';
import { noteOfReadKey, SEEN_KEY } from '../reading/stored-reads';
import { noteOfDraftKey } from '../reply/stored-draft';
import type { Deps } from '../state/deps';
import { toJson } from './format-value';
import type { Entry, EnvironmentFlag } from './session';
import type { StreamMonitor } from './stream-monitor';

/** An entry without its time. */
export type NewEntry = WithoutTime<Entry>;
type WithoutTime<T> = T extends unknown ? Omit<T, 'at'> : never;

/** Where inputs are recorded: `add` records an entry, `runAsInput` marks what the input causes. */
export interface InputRecorder {
  readonly add: (entry: NewEntry) => void;
  readonly runAsInput: StreamMonitor['runAsInput'];
}

/** Records each value before it is passed on, as input from outside. */
const recordValues =
  <T>(
    { runAsInput }: InputRecorder,
    onValue: (value: T) => void,
    onError?: () => void,
  ): MonoTypeOperatorFunction<T> =>
  (source$) =>
    new Observable((subscriber) =>
      source$.subscribe({
        next: (value) => {
          onValue(value);
          runAsInput(() => subscriber.next(value));
        },
        error: (error: unknown) => {
          onError?.();
          runAsInput(() => subscriber.error(error));
        },
        complete: () => runAsInput(() => subscriber.complete()),
      }),
    );

/** A transport that records requests, responses and channel messages; headers are not recorded. */
export function recordTransport({ send, connect }: Transport, recorder: InputRecorder): Transport {
  const { add } = recorder;
  let count = 0;
  return {
    send: (request) => {
      const id = (count += 1);
      const { pathname, search } = new URL(request.url);
      const { body } = request;
      const line = `${request.method} ${pathname}${search}`;
      add({ kind: 'request', id, line, ...(body !== undefined && { body }) });
      return send(request).pipe(
        recordValues(
          recorder,
          (response) => {
            if (!('status' in response)) return;
            const text = 'text' in response ? response.text : JSON.stringify(response.body);
            add({ kind: 'answer', id, status: response.status, text });
          },
          () => add({ kind: 'lost', id }),
        ),
      );
    },
    connect: (channel) => {
      const id = (count += 1);
      add({ kind: 'channel', id });
      return connect(channel).pipe(
        recordValues(
          recorder,
          (event) =>
            event.type === 'open'
              ? add({ kind: 'opened', id })
              : add({ kind: 'pushed', id, data: asRecordable(event.data) }),
          () => add({ kind: 'closed', id }),
        ),
      );
    },
  };
}

/**
 * The parts of `deps` that bring input, made to record it. The first value of each environment flag
 * is written to `flags`, later ones are recorded as entries.
 */
export function recordDeps(
  { host, environment, storage, locks, tabs$, screenWanted$ }: Deps,
  recorder: InputRecorder,
  flags: Record<EnvironmentFlag, boolean>,
): Pick<Deps, 'host' | 'environment' | 'storage' | 'locks' | 'tabs$' | 'screenWanted$'> {
  const { add } = recorder;
  const latest = new Map<EnvironmentFlag, boolean>();
  const recordFlag = (name: EnvironmentFlag, source$: Observable<boolean>): Observable<boolean> =>
    source$.pipe(
      recordValues(recorder, (is) => {
        if (!latest.has(name)) flags[name] = is;
        else if (latest.get(name) !== is) add({ kind: 'environment', name, is });
        latest.set(name, is);
      }),
    );
  return {
    host: {
      ...host,
      messages$: host.messages$.pipe(
        recordValues(recorder, (message) => add({ kind: 'host', message: asRecordable(message) })),
      ),
    },
    environment: {
      isVisible$: recordFlag('isVisible', environment.isVisible$),
      isOnline$: recordFlag('isOnline', environment.isOnline$),
      isWide$: recordFlag('isWide', environment.isWide$),
      pageHide$: environment.pageHide$.pipe(recordValues(recorder, () => add({ kind: 'pageHide' }))),
      pageShow$: environment.pageShow$.pipe(recordValues(recorder, () => add({ kind: 'pageShow' }))),
      keys$: environment.keys$.pipe(
        recordValues(recorder, ({ key, focus }) => add({ kind: 'key', key, focus })),
      ),
    },
    storage: {
      ...storage,
      changes$: storage.changes$.pipe(
        recordValues(recorder, ({ key, value }) => {
          if (isRecorded(key)) add({ kind: 'stored', key, ...(value !== undefined && { value }) });
        }),
      ),
    },
    screenWanted$: screenWanted$?.pipe(recordValues(recorder, () => add({ kind: 'screenWanted' }))),
    locks: {
      hold: (name) => locks.hold(name).pipe(recordValues(recorder, () => add({ kind: 'locked', name }))),
    },
    tabs$: tabs$.pipe(
      map(
        (channel) =>
          channel && {
            ...channel,
            messages$: channel.messages$.pipe(
              recordValues(recorder, (message) => add({ kind: 'told', message: asRecordable(message) })),
            ),
            isFrozen$: channel.isFrozen$.pipe(recordValues(recorder, (is) => add({ kind: 'frozen', is }))),
          },
      ),
    ),
  };
}

/** A message that contains itself has no JSON; a placeholder is recorded for it. */
const asRecordable = (message: unknown): unknown => (toJson(message) === undefined ? '(no JSON)' : message);

/** Whether a storage key belongs to the streams; those of the sign-in are not recorded. */
const isRecorded = (key: string): boolean =>
  [SEEN_KEY, SHORTCUTS_KEY].includes(key) ||
  [noteOfDraftKey, noteOfReadKey, noteOfModerationKey].some((noteOf) => noteOf(key) !== undefined);

/** The current storage of the streams. */
export const storedNow = ({ storage }: Deps): Readonly<Record<string, string>> =>
  Object.fromEntries(
    storage
      .keys()
      .filter(isRecorded)
      .map((key) => [key, storage.get(key) ?? '']),
  );
