import { cases } from 'rxjs-marbles/jest';
import type { ChannelEvent } from '../../../src/client';
import { pushChannel } from '../../../src/streams/push/push-channel';
import type { Event } from '../../../src/streams/state/events';
import { createLog, emittedBy } from '../../support/behaviour';
import { legend } from '../../support/legend';
import { fakePlatform } from '../../support/platform';

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

interface Case {
  readonly name: string;
  /** The messages of the push channel. */
  readonly messages: string;
  readonly expected: string;
  readonly reported?: string;
}

const rules: Case[] = [
  {
    name: '[push-message] emits the note that a push names',
    messages: '-* 9ms 7',
    expected: 'bp 109ms 7',
  },
  {
    name: 'accepts a note id that is a text',
    messages: '-* 9ms t',
    expected: 'bp 109ms 7',
  },
  {
    name: 'makes the list due if pushes of several notes come within 100 ms',
    messages: '-* 9ms 7 98ms 8',
    expected: 'bp       109ms 0',
  },
  {
    name: 'emits each of two pushes that come 101 ms apart',
    messages: '-* 9ms 7 100ms 8',
    expected: 'bp 109ms 7 100ms 8',
  },
  {
    name: 'counts the 100 ms from the first push',
    messages: '-* 9ms 7 59ms 8 59ms 8',
    expected: 'bp       109ms 0 119ms 8',
  },
  {
    name: 'emits a note once if several pushes within 100 ms name it',
    messages: '-* 9ms 7 50ms 7 20ms t',
    expected: 'bp              109ms 7',
  },
  {
    name: 'makes the list due if a push names no note',
    messages: '-* 9ms w',
    expected: 'bp 109ms 0',
  },
  {
    name: 'reports a malformed note id and makes the list due',
    messages: '-* 9ms i',
    expected: 'bp 109ms 0',
    reported: '  11ms i',
  },
  {
    name: '[push-message] reports a message that is not JSON and makes the list due',
    messages: '-* 9ms x',
    expected: 'bp 109ms 0',
    reported: '  11ms j',
  },
  {
    name: 'reports bytes and makes the list due',
    messages: '-* 9ms b',
    expected: 'bp 109ms 0',
    reported: '  11ms j',
  },
  {
    name: 'reports a message that is a list and makes the list due',
    messages: '-* 9ms a',
    expected: 'bp 109ms 0',
    reported: '  11ms o',
  },
  {
    name: 'reports a message that is null and makes the list due',
    messages: '-* 9ms n',
    expected: 'bp 109ms 0',
    reported: '  11ms o',
  },
  {
    name: 'reports a push of another action and makes the list due',
    messages: '*-k',
    expected: '(bp) 98ms 0',
    reported: '--k',
  },
];

cases(
  'the push channel',
  (m, { messages, expected, reported = '' }: Case) => {
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
