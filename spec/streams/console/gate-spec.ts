import { noop, Observable, type Subscriber } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { createGate, type Gate } from '../../../src/streams/console/gate';
import type { TaggedRun } from '../../../src/streams/operators/tag';

function run(name: string): TaggedRun {
  const made: Subscriber<unknown>[] = [];
  new Observable<unknown>((one) => void made.push(one)).subscribe({ error: noop });
  const [subscriber] = made;
  if (!subscriber) throw new Error('nobody has subscribed');
  return { name, subscriber };
}

const [polling, keyboard] = [run('polling > light poll'), run('keyboard')];

/** What is heard, in virtual time. */
function inTime(
  test: (gate: Gate, heard: unknown[], later: (ms: number, act: () => void) => void) => void,
): void {
  const scheduler = new TestScheduler(() => undefined);
  scheduler.run(() => {
    const heard: unknown[] = [];
    const gate = createGate((_run, _kind, value) => heard.push(value));
    test(gate, heard, (ms, act) => void scheduler.schedule(act, ms));
  });
}

test('what is late comes at once when the delay is ended, in its order, and what follows is on time', () => {
  inTime((gate, heard, later) => {
    gate.delay(['keyboard'], 60_000);
    gate.told(keyboard, 'next', 1);
    gate.told(keyboard, 'next', 2);
    expect(heard).toEqual([]);
    later(10, () => {
      gate.delay(['keyboard'], 0);
      expect(heard).toEqual([1, 2]);
      gate.told(keyboard, 'next', 3);
      expect(heard).toEqual([1, 2, 3]);
    });
    later(90_000, () => expect(heard).toEqual([1, 2, 3]));
  });
});

test('to resume ends delays, too, and says how many had waited', () => {
  inTime((gate, heard) => {
    gate.delay(['keyboard'], 60_000);
    gate.told(keyboard, 'next', 1);
    expect(gate.resume(['keyboard'])).toEqual({ waited: 1, dropped: 0 });
    expect(heard).toEqual([1]);
  });
});

test('a part of what was held can be let go', () => {
  inTime((gate, heard) => {
    gate.pause(['keyboard', 'polling > light poll']);
    gate.told(keyboard, 'next', 'key');
    gate.told(polling, 'next', 'poll');
    expect(gate.resume(['keyboard'])).toEqual({ waited: 1, dropped: 0 });
    expect(heard).toEqual(['key']);
    gate.told(polling, 'next', 'another');
    expect(heard).toEqual(['key']);
    gate.resume(['polling > light poll']);
    expect(heard).toEqual(['key', 'poll', 'another']);
  });
});
