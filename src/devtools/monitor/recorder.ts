import { asyncScheduler } from 'rxjs';
import type { State } from '../../streams/state/state';
import { maskSession } from './mask-session';
import type { ConsoleOptions } from './options';
import { ConsoleError } from './patterns';
import { recordDeps, storedNow } from './record-inputs';
import { recordOutbox } from './record-outbox';
import { recordTransport } from './record-transport';
import type { NewEntry } from './record-values';
import { type Entry, type EnvironmentFlag, type Session, stringifySession } from './session';
import type { StreamMonitor } from './stream-monitor';
import { EVENTS, isBehaviour } from './tag-paths';

/** Records the panel's inputs, events and requests. */
export interface Recorder {
  /** Starts a recording unless one is running. Returns the running recording. */
  readonly start: () => Recording;
  readonly isRunning: () => boolean;
  /**
   * Ends the recording and returns it as JSON. Returns the same JSON again until the next start.
   * Throws a `ConsoleError` if nothing was recorded.
   */
  readonly stop: (options: { readonly mask?: boolean }) => string;
}

export interface Recording {
  readonly from: Session['from'];
  /** Epoch milliseconds. */
  readonly startedAt: number;
  /** Whether the recording has stopped because it is full. */
  readonly isFull: boolean;
  /** Whether this call has started the recording. */
  readonly isNew: boolean;
}

/** The number of entries (about 20 MB) at which a recording stops. Earlier entries are kept. */
const MAX_ENTRIES = 20_000;
const MAX_CHARACTERS = 16_000_000;

interface RecorderOptions extends Pick<
  ConsoleOptions,
  'deps' | 'transport' | 'secrets' | 'isFromStart' | 'build' | 'config'
> {
  readonly monitor: StreamMonitor;
  readonly current: () => State;
}

/**
 * Creates a recorder. Wraps the members of `transport` and, if there is no subscription yet, those
 * of `deps`; later, some inputs would be missing.
 */
export function createRecorder(options: RecorderOptions): Recorder {
  const { monitor, deps, transport, current, secrets, isFromStart, build, config } = options;
  let entries: Entry[] = [];
  let characters = 0;
  let isFull = false;
  /** Undefined while no recording is running. */
  let from: Session['from'] | undefined = isFromStart ? 'start' : undefined;
  let ended: Session | undefined;
  let initial = current();
  let startedAt = asyncScheduler.now();
  const flags: Record<EnvironmentFlag, boolean> = { isVisible: true, isOnline: true, isWide: false };
  const jitterMs: number[] = [];
  const uniqueIds: string[] = [];
  const storage = storedNow(deps);

  const add = (entry: NewEntry): void => {
    if (from === undefined || isFull) return;
    characters += 'text' in entry ? entry.text.length : 200;
    isFull = entries.length >= MAX_ENTRIES || characters > MAX_CHARACTERS;
    entries.push({ at: asyncScheduler.now() - startedAt, ...entry });
  };
  /** Records a start. Behaviours that start together share an entry, even with requests in between. */
  const addBehaviour = (name: string): void => {
    const index = entries.findLastIndex(
      ({ kind }) => !['request', 'channel', 'screenWanted', 'found', 'kept', 'records'].includes(kind),
    );
    const last = entries[index];
    if (last?.kind === 'batch') entries[index] = { ...last, names: [...last.names, name] };
    else add({ kind: 'batch', names: [name] });
  };
  monitor.listen({
    onBeforeReduce: ({ event, by }) =>
      // The kept list belongs to a token, which replays lack.
      add({ kind: 'event', event, ...(by !== undefined && by !== 'restoreList' && { by }) }),
    onSubscribe: (name, isTriggered) => {
      if (isBehaviour(name) && !monitor.hasStarted(name)) addBehaviour(name);
      else if (!isTriggered && name !== EVENTS) add({ kind: 'begin', name });
    },
    onTimedNotification: (name) => add({ kind: 'emitted', name }),
  });
  const inputs = { add, runAsInput: monitor.runAsInput, delivering: monitor.delivering };
  Object.assign(transport, recordTransport(transport, inputs));
  if (isFromStart) {
    Object.assign(deps, recordDeps(deps, inputs, flags), {
      jitterMs: recordRandom(deps.jitterMs, jitterMs),
      uniqueId: recordRandom(deps.uniqueId, uniqueIds),
    });
    recordOutbox(deps, inputs);
  }

  const sessionFrom = (start: Session['from']): Session => ({
    notestream: 1,
    of: { build, config },
    from: start,
    startedAt,
    tokenExpiresAt: Number.isFinite(deps.tokenExpiresAt) ? deps.tokenExpiresAt : null,
    jitterMs: [...jitterMs],
    uniqueIds: [...uniqueIds],
    ...(deps.cursorPaging && { cursorPaging: true }),
    isEmbedded: deps.host.isEmbedded,
    isHeard: deps.analytics.isHeard(),
    environment: { ...flags },
    storage,
    initial,
    entries,
    lastsMs: asyncScheduler.now() - startedAt,
    final: current(),
  });

  return {
    isRunning: () => from !== undefined,
    start: () => {
      if (from !== undefined) return { from, startedAt, isFull, isNew: false };
      from = 'middle';
      entries = [];
      characters = 0;
      isFull = false;
      ended = undefined;
      initial = current();
      startedAt = asyncScheduler.now();
      return { from, startedAt, isFull, isNew: true };
    },
    stop: ({ mask = false }) => {
      if (from !== undefined) ended = sessionFrom(from);
      from = undefined;
      if (!ended) throw new ConsoleError('No recording is running: start one with record().');
      const text = stringifySession(mask ? maskSession(ended) : ended);
      return secrets.reduce((all, secret) => all.replaceAll(secret, '(secret)'), text);
    },
  };
}

/** Wraps a function and records its random values, because a replay needs the same values. */
const recordRandom =
  <T>(random: () => T, kept: T[]): (() => T) =>
  () => {
    const value = random();
    if (kept.length < MAX_ENTRIES) kept.push(value);
    return value;
  };
