import { cases } from 'rxjs-marbles/jest';
import type { ChannelEvent } from '../../../src/client';
import { pushChannel } from '../../../src/streams/push/push-channel';
import type { Event } from '../../../src/streams/state/events';
import { createLog, emittedBy } from '../../support/behaviour';
import { legend } from '../../support/legend';
import { fakePlatform } from '../../support/platform';
import { table } from '../../support/table';

const message = (data: unknown): ChannelEvent => ({ type: 'message', data });

const channel: Record<string, ChannelEvent> = {
  '*': { type: 'open' },
  7: message('{"action":"push","note_id":7,"newest_note_type":"like"}'),
  t: message('{"note_id":"7"}'),
  8: message('{"action":"push","note_id":8}'),
  w: message('{"action":"push"}'),
  x: message('<html>'),
  a: message('[7]'),
  n: message('null'),
  b: message(new ArrayBuffer(2)),
  i: message('{"note_id":"__proto__"}'),
  k: message('{"action":"poke"}'),
};

const values: Record<string, Event> = {
  ...legend,
  b: { type: 'push.subscribing' },
  7: { type: 'push.received', noteId: 7 },
  8: { type: 'push.received', noteId: 8 },
  0: { type: 'push.received', noteId: null },
};

const problems = {
  j: 'a push message is not JSON',
  o: 'a push message is no object',
  i: "a push message's note_id is no id",
  k: 'a push message has another action than push',
};

const rules = table(`
  messages               | expected           | reported | name
  -* 9ms 7               | bp 109ms 7         |          | [push-message] emits the note that a push names
  -* 9ms t               | bp 109ms 7         |          | accepts a note id that is a text
  -* 9ms 7 98ms 8        | bp 109ms 0         |          | makes the list due if pushes of several notes come within 100 ms
  -* 9ms 7 100ms 8       | bp 109ms 7 100ms 8 |          | emits each of two pushes that come 101 ms apart
  -* 9ms 7 59ms 8 59ms 8 | bp 109ms 0 119ms 8 |          | counts the 100 ms from the first push
  -* 9ms 7 50ms 7 20ms t | bp 109ms 7         |          | emits a note once if several pushes within 100 ms name it
  -* 9ms w               | bp 109ms 0         |          | makes the list due if a push names no note
  -* 9ms i               | bp 109ms 0         | 11ms i   | reports a malformed note id and makes the list due
  -* 9ms x               | bp 109ms 0         | 11ms j   | [push-message] reports a message that is not JSON and makes the list due
  -* 9ms b               | bp 109ms 0         | 11ms j   | reports bytes and makes the list due
  -* 9ms a               | bp 109ms 0         | 11ms o   | reports a message that is a list and makes the list due
  -* 9ms n               | bp 109ms 0         | 11ms o   | reports a message that is null and makes the list due
  *-k                    | (bp) 98ms 0        | --k      | reports a push of another action and makes the list due
`);

cases(
  'the push channel',
  (m, { messages, expected, reported }) => {
    const report = createLog<string>();
    const platform = fakePlatform(
      () => m.cold('-'),
      () => m.cold(messages, channel),
    );
    const emitted$ = emittedBy(m, pushChannel, { platform, world: { report: report.add } });
    m.expect(emitted$).toBeObservable(expected, values);
    m.expect(report.entries$).toBeObservable(reported, problems);
  },
  rules,
);
