import { NEVER, of, Subject, throwError } from 'rxjs';
import { listenToTags, tag, taggedRuns, type TagListener } from '../../../src/streams/operators/tag';

let heard: string[] = [];

/** Hears all, and passes it on. */
const listener: TagListener = {
  begun: ({ name }, begin) => {
    heard.push(`${name} begins`);
    begin();
  },
  told: ({ name, subscriber }, kind, value) => {
    heard.push(
      value === undefined
        ? `${name} ${kind}`
        : `${name} ${kind} ${value instanceof Error ? value.message : JSON.stringify(value)}`,
    );
    if (kind === 'next') subscriber.next(value);
    else if (kind === 'error') subscriber.error(value);
    else subscriber.complete();
  },
  ended: ({ name }) => heard.push(`${name} ends`),
};

beforeEach(() => (heard = []));
afterEach(() => listenToTags(null));

test('a listener hears all that a tagged stream does, one that was made before it listened, too', () => {
  const source$ = new Subject<number>();
  const tagged$ = source$.pipe(tag('numbers'));
  listenToTags(listener);
  const subscription = tagged$.subscribe();
  source$.next(1);
  subscription.unsubscribe();
  expect(heard).toEqual(['numbers begins', 'numbers next 1', 'numbers ends']);
});

test('failures are heard, and ends', () => {
  listenToTags(listener);
  throwError(() => new Error('broken'))
    .pipe(tag('numbers'))
    .subscribe({ error: () => undefined });
  of(1).pipe(tag('others')).subscribe();
  expect(heard).toEqual([
    'numbers begins',
    'numbers error broken',
    'numbers ends',
    'others begins',
    'others next 1',
    'others complete',
    'others ends',
  ]);
});

test('a listener that comes late hears what was subscribed to before, and finds it', () => {
  const source$ = new Subject<number>();
  const subscription = source$.pipe(tag('numbers')).subscribe();
  listenToTags(listener);
  expect([...taggedRuns].map(({ name }) => name)).toEqual(['numbers']);
  source$.next(1);
  subscription.unsubscribe();
  expect(heard).toEqual(['numbers next 1', 'numbers ends']);
});

test.each([
  ['when nobody listens', () => undefined],
  ['through a listener', () => listenToTags(listener)],
])('values, failures and ends come through %s', (_name, listen) => {
  const seen: unknown[] = [];
  const observer = {
    next: (value: unknown) => seen.push(value),
    error: (error: unknown) => seen.push(error),
    complete: () => seen.push('end'),
  };
  listen();
  of(1).pipe(tag('a')).subscribe(observer);
  throwError(() => new Error('broken'))
    .pipe(tag('b'))
    .subscribe(observer);
  expect(seen).toEqual([1, 'end', new Error('broken')]);
});

test('a stream that is being heard goes on, unheard, when the listening stops', () => {
  const source$ = new Subject<number>();
  const seen: number[] = [];
  listenToTags(listener);
  source$.pipe(tag('numbers')).subscribe((value) => seen.push(value));
  listenToTags(null);
  source$.next(1);
  source$.complete();
  expect(seen).toEqual([1]);
  expect(heard).toEqual(['numbers begins']);
});

test('nothing is left of a stream that has ended', () => {
  of(1).pipe(tag('completed')).subscribe();
  NEVER.pipe(tag('unsubscribed')).subscribe().unsubscribe();
  expect([...taggedRuns]).toEqual([]);
});

test('a listener decides when a stream begins', () => {
  const begins: (() => void)[] = [];
  const seen: number[] = [];
  listenToTags({ ...listener, begun: (_run, begin) => begins.push(begin) });
  of(1)
    .pipe(tag('numbers'))
    .subscribe((value) => seen.push(value));
  expect(seen).toEqual([]);
  begins.forEach((begin) => begin());
  expect(seen).toEqual([1]);
});
