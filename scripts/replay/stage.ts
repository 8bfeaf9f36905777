import { BehaviorSubject, defer, Observable, Subject, type Subscriber } from 'rxjs';
import type { ChannelEvent, TransportEvent } from '../../src/client';
import { watchUnauthorized } from '../../src/edge/unauthorized';
import type { Entry, Session } from '../../src/streams/console/session';
import type { Deps, KeyPress } from '../../src/streams/deps';
import { createPanelClient } from '../../src/streams/platform';

type Request = Extract<Entry, { kind: 'request' }>;
/** What comes from outside, as it was recorded. */
export type Input = Exclude<Entry, { kind: 'event' | 'lot' | 'begin' | 'told' | 'request' | 'channel' }>;

/** The outside world of a session, in the hands of whoever plays it. */
export interface Stage {
  readonly deps: Deps;
  /** Lets something come from outside; false when the panel has not asked for it yet. */
  readonly give: (input: Input) => boolean;
  /** The number of each request and channel as the panel asks for it, where it did in the recording, too. */
  readonly asked$: Observable<number>;
  /** Each request as it is made: 'POST /notifications/read'. */
  readonly lines$: Observable<string>;
  /** Requests that were not made in the recording. */
  readonly strange: readonly string[];
}

/** Some origin: the session knows none, and keeps what it had for itself. */
const ORIGIN = 'https://platform.test';

export function createStage(session: Session): Stage {
  const held = new Map(Object.entries(session.storage));
  const surroundings = {
    isVisible: new BehaviorSubject(session.surroundings.isVisible),
    isOnline: new BehaviorSubject(session.surroundings.isOnline),
    isWide: new BehaviorSubject(session.surroundings.isWide),
  };
  const [messages$, pageHide$, keys$] = [
    new Subject<unknown>(),
    new Subject<null>(),
    new Subject<KeyPress>(),
  ];
  const changes$ = new Subject<{ key: string; value: string | undefined }>();
  const waiting = new Map<string, Subscriber<null>[]>();
  const requests = new Map<number, Subscriber<TransportEvent>>();
  const channels = new Map<number, Subscriber<ChannelEvent>>();
  const unmade = session.entries.filter((entry): entry is Request => entry.kind === 'request');
  const unopened = session.entries.flatMap((entry) => (entry.kind === 'channel' ? [entry.id] : []));
  const jitterMs = [...session.jitterMs];
  const strange: string[] = [];
  const asked$ = new Subject<number>();
  const lines$ = new Subject<string>();

  const { transport, unauthorized$ } = watchUnauthorized({
    send: ({ method, url, body }) =>
      new Observable((subscriber) => {
        const { pathname, search } = new URL(url);
        const line = `${method} ${pathname}${search}`;
        const index = unmade.findIndex((made) => made.line === line && made.body === body);
        const [made] = index < 0 ? [] : unmade.splice(index, 1);
        lines$.next(`${method} ${pathname.replace(/^\/rest\/v[\d.]+/, '')}`);
        if (made) {
          requests.set(made.id, subscriber);
          asked$.next(made.id);
        } else strange.push(`${line}${body === undefined ? '' : ` ${body}`}`);
      }),
    connect: () =>
      defer(() => {
        const id = unopened.shift();
        return new Observable<ChannelEvent>((subscriber) => {
          if (id === undefined) return;
          channels.set(id, subscriber);
          asked$.next(id);
        });
      }),
  });

  /** The panel must have asked; who has lost interest since hears nothing. */
  const to = <T>(
    asked: ReadonlyMap<number, Subscriber<T>>,
    id: number,
    tell: (subscriber: Subscriber<T>) => void,
  ) => {
    const subscriber = asked.get(id);
    if (subscriber) tell(subscriber);
    return subscriber !== undefined;
  };
  const give = (input: Input): boolean => {
    switch (input.kind) {
      case 'answer':
        return to(requests, input.id, (subscriber) => {
          subscriber.next({ status: input.status, text: input.text });
          subscriber.complete();
        });
      case 'lost':
        return to(requests, input.id, (subscriber) => subscriber.error(new Error('lost')));
      case 'opened':
        return to(channels, input.id, (subscriber) => subscriber.next({ type: 'open' }));
      case 'pushed':
        return to(channels, input.id, (subscriber) => subscriber.next({ type: 'message', data: input.data }));
      case 'closed':
        return to(channels, input.id, (subscriber) => subscriber.error(new Error('closed')));
      case 'locked': {
        const next = waiting.get(input.name)?.shift();
        next?.next(null);
        return next !== undefined;
      }
      case 'host':
        messages$.next(input.message);
        return true;
      case 'surrounding':
        surroundings[input.name].next(input.is);
        return true;
      case 'pageHide':
        pageHide$.next(null);
        return true;
      case 'key':
        keys$.next({ key: input.key, focus: input.focus });
        return true;
      case 'stored':
        if (input.value === undefined) held.delete(input.key);
        else held.set(input.key, input.value);
        changes$.next({ key: input.key, value: input.value });
        return true;
    }
  };
  const deps: Deps = {
    client: createPanelClient({ apiOrigin: ORIGIN, transport }),
    storage: {
      get: (key) => held.get(key),
      set: (key, value) => void held.set(key, value),
      remove: (key) => void held.delete(key),
      keys: () => [...held.keys()],
      changes$,
    },
    locks: {
      hold: (name) =>
        new Observable((subscriber) => {
          waiting.set(name, [...(waiting.get(name) ?? []), subscriber]);
        }),
    },
    host: { isEmbedded: session.isEmbedded, messages$, post: () => undefined },
    surroundings: {
      isVisible$: surroundings.isVisible,
      isOnline$: surroundings.isOnline,
      isWide$: surroundings.isWide,
      pageHide$,
      keys$,
    },
    report: () => undefined,
    analytics: { record: () => undefined, bump: () => undefined, isHeard: () => session.isHeard },
    signIn: () => undefined,
    signOut: () => undefined,
    cursorPaging: session.cursorPaging ?? false,
    jitterMs: () => jitterMs.shift() ?? 0,
    open: () => undefined,
    tokenExpiresAt: session.tokenExpiresAt ?? Infinity,
    isFreshSignIn: false,
    unauthorized$,
  };
  return { deps, give, asked$, lines$, strange };
}
