import { noop, Observable, type Subscriber } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { createFaultInjector, type FaultInjector } from '../../../src/devtools/monitor/fault-injector';
import type { TaggedSubscription } from '../../../src/streams/operators/tag';

function subscription(name: string): TaggedSubscription {
  const made: Subscriber<unknown>[] = [];
  new Observable<unknown>((one) => void made.push(one)).subscribe({ error: noop });
  const [subscriber] = made;
  if (!subscriber) throw new Error('the observable has no subscriber');
  return { name, subscriber };
}

const [polling, keyboard] = [subscription('polling > light poll'), subscription('keyboard')];

/** Runs a test in virtual time; `delivered` collects the values that were passed on. */
function inVirtualTime(
  test: (faults: FaultInjector, delivered: unknown[], later: (ms: number, act: () => void) => void) => void,
): void {
  const scheduler = new TestScheduler(() => undefined);
  scheduler.run(() => {
    const delivered: unknown[] = [];
    const faults = createFaultInjector((_subscription, _kind, value) => delivered.push(value));
    test(faults, delivered, (ms, act) => void scheduler.schedule(act, ms));
  });
}

test('delivers delayed values at once and in order when the delay ends', () => {
  inVirtualTime((faults, delivered, later) => {
    faults.delay(['keyboard'], 60_000);
    faults.onNotification(keyboard, 'next', 1);
    faults.onNotification(keyboard, 'next', 2);
    expect(delivered).toEqual([]);
    later(10, () => {
      faults.delay(['keyboard'], 0);
      expect(delivered).toEqual([1, 2]);
      faults.onNotification(keyboard, 'next', 3);
      expect(delivered).toEqual([1, 2, 3]);
    });
    later(90_000, () => expect(delivered).toEqual([1, 2, 3]));
  });
});

test('resumes one paused stream and keeps holding the others', () => {
  inVirtualTime((faults, delivered) => {
    faults.pause(['keyboard', 'polling > light poll']);
    faults.onNotification(keyboard, 'next', 'key');
    faults.onNotification(polling, 'next', 'poll');
    expect(faults.resume(['keyboard'])).toEqual({ waited: 1, dropped: 0 });
    expect(delivered).toEqual(['key']);
    faults.onNotification(polling, 'next', 'another');
    expect(delivered).toEqual(['key']);
    faults.resume(['polling > light poll']);
    expect(delivered).toEqual(['key', 'poll', 'another']);
  });
});
