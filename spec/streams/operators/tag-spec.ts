import { NEVER, of, Subject, throwError } from 'rxjs';
import * as tags from '../../../src/streams/operators/tag';

const { listenToTags, tagByName, taggedSubscriptions } = tags;

let log: string[] = [];

/** Logs everything and passes it on. */
const listener: tags.TagListener = {
  onSubscribe: ({ name }, begin) => {
    log.push(`${name} begins`);
    begin();
  },
  onNotification: ({ name, subscriber }, kind, value) => {
    const text = value instanceof Error ? value.message : JSON.stringify(value);
    log.push(value === undefined ? `${name} ${kind}` : `${name} ${kind} ${text}`);
    if (kind === 'next') subscriber.next(value);
    else if (kind === 'error') subscriber.error(value);
    else subscriber.complete();
  },
  onUnsubscribe: ({ name }) => log.push(`${name} ends`),
};

const broken$ = throwError(() => new Error('broken'));

beforeEach(() => (log = []));
afterEach(() => listenToTags(null));

test('reports everything a tagged stream does, even if it was created before the listener', () => {
  const source$ = new Subject<number>();
  const tagged$ = source$.pipe(tagByName('numbers'));
  listenToTags(listener);
  const subscription = tagged$.subscribe();
  source$.next(1);
  subscription.unsubscribe();
  expect(log).toEqual(['numbers begins', 'numbers next 1', 'numbers ends']);
});

test('reports errors and completions', () => {
  listenToTags(listener);
  broken$.pipe(tagByName('numbers')).subscribe({ error: () => undefined });
  of(1).pipe(tagByName('others')).subscribe();
  expect(log.slice(0, 3)).toEqual(['numbers begins', 'numbers error broken', 'numbers ends']);
  expect(log.slice(3)).toEqual(['others begins', 'others next 1', 'others complete', 'others ends']);
});

test('reports and lists subscriptions that started before the listener', () => {
  const source$ = new Subject<number>();
  const earlier = new Set(taggedSubscriptions);
  const subscription = source$.pipe(tagByName('numbers')).subscribe();
  listenToTags(listener);
  const active = [...taggedSubscriptions].filter((each) => !earlier.has(each));
  expect(active.map(({ name }) => name)).toEqual(['numbers']);
  source$.next(1);
  subscription.unsubscribe();
  expect(log).toEqual(['numbers next 1', 'numbers ends']);
});

test.each([
  ['without a listener', () => undefined],
  ['through a listener', () => listenToTags(listener)],
])('passes on values, errors and completions %s', (_name, listen) => {
  const seen: unknown[] = [];
  const observer = {
    next: (value: unknown) => seen.push(value),
    error: (error: unknown) => seen.push(error),
    complete: () => seen.push('end'),
  };
  listen();
  of(1).pipe(tagByName('a')).subscribe(observer);
  broken$.pipe(tagByName('b')).subscribe(observer);
  expect(seen).toEqual([1, 'end', new Error('broken')]);
});

test('keeps a stream running, unreported, after its listener is removed', () => {
  const source$ = new Subject<number>();
  const seen: number[] = [];
  listenToTags(listener);
  source$.pipe(tagByName('numbers')).subscribe((value) => seen.push(value));
  listenToTags(null);
  source$.next(1);
  source$.complete();
  expect(seen).toEqual([1]);
  expect(log).toEqual(['numbers begins']);
});

test('forgets a subscription that has ended', () => {
  const earlier = taggedSubscriptions.size;
  of(1).pipe(tagByName('completed')).subscribe();
  NEVER.pipe(tagByName('unsubscribed')).subscribe().unsubscribe();
  expect(taggedSubscriptions.size).toBe(earlier);
});

test('subscribes to the source when the listener calls subscribe', () => {
  const begins: (() => void)[] = [];
  const seen: number[] = [];
  listenToTags({ ...listener, onSubscribe: (_run, begin) => begins.push(begin) });
  of(1)
    .pipe(tagByName('numbers'))
    .subscribe((value) => seen.push(value));
  expect(seen).toEqual([]);
  begins.forEach((begin) => begin());
  expect(seen).toEqual([1]);
});
