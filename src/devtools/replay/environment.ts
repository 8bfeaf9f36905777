import { BehaviorSubject, defer, EMPTY, Observable, of, Subject, type Subscriber } from 'rxjs';
import type { ChannelEvent, TransportEvent } from '../../client';
import { recordDeps } from '../monitor/record-inputs';
import { recordOutbox } from '../monitor/record-outbox';
import { recordTransport } from '../monitor/record-transport';
import type { InputRecorder } from '../monitor/record-values';
import type { Entry, Session } from '../monitor/session';
import { createGate } from '../../streams/retry-after-gate';
import type { Deps, KeyPress } from '../../streams/state/deps';
import { createOutbox } from './outbox';
import type { ReplayParts } from './replay-parts';

type Request = Extract<Entry, { kind: 'request' }>;
/** A recorded entry that comes from outside the panel. */
export type Input = Exclude<Entry, { kind: 'event' | 'batch' | 'begin' | 'emitted' | 'request' | 'channel' }>;

/** The simulated environment of a replayed panel: platform, browser and host page. */
export interface Environment {
  readonly deps: Deps;
  /** Delivers an entry to the panel. Returns false if the panel has not sent its request yet. */
  readonly deliver: (input: Input) => boolean;
  /** Emits the id of each recorded request or channel when the panel sends or opens it. */
  readonly requestIds$: Observable<number>;
  /** Emits every request, such as 'POST /notifications/read'. */
  readonly requests$: Observable<string>;
  /** Requests that are not in the recording. */
  readonly unrecorded: readonly string[];
}

/** An arbitrary origin, because a session does not contain the real one. */
const ORIGIN = 'https://platform.test';

/** Creates the environment. `inputs` records each input as a cause, as the console of a live panel does. */
export function createEnvironment(
  session: Session,
  { watchTokens, createClient }: Pick<ReplayParts, 'watchTokens' | 'createClient'>,
  inputs?: InputRecorder,
): Environment {
  const storage = new Map(Object.entries(session.storage));
  const environment = {
    isVisible: new BehaviorSubject(session.environment.isVisible),
    isOnline: new BehaviorSubject(session.environment.isOnline),
    isWide: new BehaviorSubject(session.environment.isWide),
  };
  const [messages$, pageHide$, pageShow$, attention$, keys$] = [
    new Subject<unknown>(),
    new Subject<null>(),
    new Subject<null>(),
    new Subject<boolean>(),
    new Subject<KeyPress>(),
  ];
  const [told$, isFrozen$] = [new Subject<unknown>(), new Subject<boolean>()];
  const screenWanted$ = new Subject<null>();
  const changes$ = new Subject<{ key: string; value: string | undefined }>();
  const lockQueues = new Map<string, Subscriber<null>[]>();
  const requests = new Map<number, Subscriber<TransportEvent>>();
  const channels = new Map<number, Subscriber<ChannelEvent>>();
  const unsent = session.entries.filter((entry): entry is Request => entry.kind === 'request');
  const unopened = session.entries.flatMap((entry) => (entry.kind === 'channel' ? [entry.id] : []));
  const jitterMs = [...session.jitterMs];
  const uniqueIds = [...session.uniqueIds];
  const outbox = createOutbox();
  const unrecorded: string[] = [];
  const requestIds$ = new Subject<number>();
  const requests$ = new Subject<string>();

  const { transport, ...tokens } = watchTokens({
    send: ({ method, url, body }) =>
      new Observable((subscriber) => {
        const { pathname, search } = new URL(url);
        const line = `${method} ${pathname}${search}`;
        const index = unsent.findIndex((recorded) => recorded.line === line && recorded.body === body);
        const [recorded] = index < 0 ? [] : unsent.splice(index, 1);
        requests$.next(`${method} ${pathname.replace(/^\/rest\/v[\d.]+/, '')}`);
        if (recorded) {
          requests.set(recorded.id, subscriber);
          requestIds$.next(recorded.id);
        } else unrecorded.push(`${line}${body === undefined ? '' : ` ${body}`}`);
      }),
    connect: () =>
      defer(() => {
        const id = unopened.shift();
        return new Observable<ChannelEvent>((subscriber) => {
          if (id === undefined) return;
          channels.set(id, subscriber);
          requestIds$.next(id);
        });
      }),
  });

  /**
   * Calls `act` with the subscriber of a request; it has no effect if the subscriber has
   * unsubscribed. Returns false if there is none.
   */
  const answer = <T>(
    subscribers: ReadonlyMap<number, Subscriber<T>>,
    id: number,
    act: (subscriber: Subscriber<T>) => void,
  ) => {
    const subscriber = subscribers.get(id);
    if (subscriber) act(subscriber);
    return subscriber !== undefined;
  };
  const deliver = (input: Input): boolean => {
    switch (input.kind) {
      case 'answer':
        return answer(requests, input.id, (subscriber) => {
          subscriber.next({ status: input.status, text: input.text });
          subscriber.complete();
        });
      case 'lost':
        return answer(requests, input.id, (subscriber) => subscriber.error(new Error('lost')));
      case 'opened':
        return answer(channels, input.id, (subscriber) => subscriber.next({ type: 'open' }));
      case 'pushed':
        return answer(channels, input.id, (subscriber) =>
          subscriber.next({ type: 'message', data: input.data }),
        );
      case 'closed':
        return answer(channels, input.id, (subscriber) => subscriber.error(new Error('closed')));
      case 'locked': {
        const next = lockQueues.get(input.name)?.shift();
        next?.next(null);
        return next !== undefined;
      }
      case 'found':
      case 'kept':
      case 'records':
      case 'recordsChanged':
        return outbox.deliver(input);
      case 'told':
        told$.next(input.message);
        return true;
      case 'frozen':
        isFrozen$.next(input.is);
        return true;
      case 'host':
        messages$.next(input.message);
        return true;
      case 'environment':
        environment[input.name].next(input.is);
        return true;
      case 'pageHide':
        pageHide$.next(null);
        return true;
      case 'pageShow':
        pageShow$.next(null);
        return true;
      case 'attention':
        attention$.next(input.is);
        return true;
      case 'screenWanted':
        screenWanted$.next(null);
        return true;
      case 'key':
        keys$.next({ key: input.key, focus: input.focus });
        return true;
      case 'stored':
        if (input.value === undefined) storage.delete(input.key);
        else storage.set(input.key, input.value);
        changes$.next({ key: input.key, value: input.value });
        return true;
    }
  };
  // A session contains only whether a token existed, not the token.
  const token = (): string | undefined => (session.tokenExpiresAt === null ? undefined : 'replayed');
  const deps: Deps = {
    client: createClient(
      { apiOrigin: ORIGIN, transport: inputs ? recordTransport(transport, inputs) : transport, token },
      createGate(),
    ),
    storage: {
      get: (key) => storage.get(key),
      set: (key, value) => void storage.set(key, value),
      remove: (key) => void storage.delete(key),
      keys: () => [...storage.keys()],
      changes$,
    },
    outbox: outbox.store,
    locks: {
      hold: (name) =>
        new Observable((subscriber) => {
          lockQueues.set(name, [...(lockQueues.get(name) ?? []), subscriber]);
        }),
    },
    screenWanted$: session.initial.isScreenWanted
      ? undefined
      : isWantedAtStart(session)
        ? of(null)
        : screenWanted$,
    tabs$: of({ post: () => undefined, messages$: told$, isFrozen$ }),
    host: { isEmbedded: session.isEmbedded, messages$, post: () => undefined },
    environment: {
      isVisible$: environment.isVisible,
      isOnline$: environment.isOnline,
      isWide$: environment.isWide,
      pageHide$,
      pageShow$,
      attention$,
      keys$,
    },
    report: () => undefined,
    analytics: { record: () => undefined, bump: () => undefined, isHeard: () => session.isHeard },
    goToSignIn: () => EMPTY,
    signOut: () => undefined,
    cursorPaging: session.cursorPaging ?? false,
    keepList: false,
    drawList: () => undefined,
    jitterMs: () => jitterMs.shift() ?? 0,
    uniqueId: () => uniqueIds.shift() ?? '',
    open: () => undefined,
    tokenExpiresAt: session.tokenExpiresAt ?? Infinity,
    token,
    adopt: () => undefined,
    leave: () => undefined,
    ...tokens,
  };
  if (inputs) {
    Object.assign(deps, recordDeps(deps, inputs, { ...session.environment }));
    recordOutbox(deps, inputs);
  }
  return { deps, deliver, requestIds$, requests$, unrecorded };
}

/** Whether the screen was requested before the console was loaded. Such a request is not a recorded input. */
function isWantedAtStart({ entries }: Session): boolean {
  const [first] = entries.filter(({ kind }) => kind === 'screenWanted' || kind === 'event');
  return first?.kind === 'screenWanted';
}
