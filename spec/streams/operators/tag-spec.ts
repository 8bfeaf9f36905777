import { Subject } from 'rxjs';
import { listenToTags, tag } from '../../../src/streams/operators/tag';

let heard: string[] = [];
const listener = {
  subscribed: (name: string) => heard.push(`${name} begins`),
  emitted: (name: string, value: unknown) => heard.push(`${name}: ${String(value)}`),
  failed: (name: string, error: unknown) => heard.push(`${name} fails: ${String(error)}`),
  ended: (name: string) => heard.push(`${name} ends`),
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
  expect(heard).toEqual(['numbers begins', 'numbers: 1', 'numbers ends']);
});

test('failures are heard', () => {
  const source$ = new Subject<number>();
  listenToTags(listener);
  source$.pipe(tag('numbers')).subscribe({ error: () => undefined });
  source$.error(new Error('broken'));
  expect(heard).toEqual(['numbers begins', 'numbers fails: Error: broken', 'numbers ends']);
});

test('a stream subscribed to before is not heard, nor one after the listening', () => {
  const source$ = new Subject<number>();
  const tagged$ = source$.pipe(tag('numbers'));
  const early = tagged$.subscribe();
  listenToTags(listener);
  source$.next(1);
  listenToTags(null);
  const late = tagged$.subscribe();
  source$.next(2);
  expect(heard).toEqual([]);
  early.unsubscribe();
  late.unsubscribe();
});

test('a stream that is being heard goes on, unheard, when the listening stops', () => {
  const source$ = new Subject<number>();
  const seen: number[] = [];
  listenToTags(listener);
  const subscription = source$.pipe(tag('numbers')).subscribe((value) => seen.push(value));
  listenToTags(null);
  source$.next(1);
  subscription.unsubscribe();
  expect(seen).toEqual([1]);
  expect(heard).toEqual(['numbers begins']);
});

test('nor is its failure heard then, but it fails all the same', () => {
  const source$ = new Subject<number>();
  const failures: unknown[] = [];
  listenToTags(listener);
  source$.pipe(tag('numbers')).subscribe({ error: (error: unknown) => failures.push(error) });
  listenToTags(null);
  source$.error(new Error('broken'));
  expect(failures).toEqual([new Error('broken')]);
  expect(heard).toEqual(['numbers begins']);
});
