import { cases } from 'rxjs-marbles/jest';
import type { ChannelEvent } from '../../../src/client';
import { realtime } from '../../../src/streams/sources/realtime';
import type { Event } from '../../../src/streams/state/events';
import { answersOf, recorder } from '../../support/behaviour';
import { fakePlatform } from '../../support/platform';

const message = (data: unknown): ChannelEvent => ({ type: 'message', data });

const channel: Record<string, ChannelEvent> = {
  o: { type: 'open' },
  7: message('{"action":"push","note_id":7,"newest_note_type":"like"}'),
  t: message('{"note_id":"7"}'),
  8: message('{"action":"push","note_id":8}'),
  w: message('{"action":"push"}'),
  x: message('<html>'),
  a: message('[7]'),
  n: message('null'),
  b: message(new ArrayBuffer(2)),
  i: message('{"note_id":"__proto__"}'),
};

const answers: Record<string, Event> = {
  c: { type: 'push.subscribing' },
  s: { type: 'push.subscribed' },
  7: { type: 'push.received', noteId: 7 },
  8: { type: 'push.received', noteId: 8 },
  l: { type: 'push.received', noteId: null },
};

const problems = {
  j: 'a push message is not JSON',
  o: 'a push message is no object',
  i: "a push message's note_id is no id",
};

interface Case {
  readonly name: string;
  readonly says: string;
  readonly expected: string;
  readonly reported?: string;
}

const rules: Case[] = [
  { name: 'a push names its note', says: '-o 9ms 7', expected: 'cs 109ms 7' },
  { name: 'or names it as a text', says: '-o 9ms t', expected: 'cs 109ms 7' },
  { name: 'pushes within 100 ms are of no single note', says: '-o 9ms 7 98ms 8', expected: 'cs 109ms l' },
  { name: 'pushes 101 ms apart are two', says: '-o 9ms 7 100ms 8', expected: 'cs 109ms 7 100ms 8' },
  {
    name: 'the 100 ms count from the first of them',
    says: '-o 9ms 7 59ms 8 59ms 8',
    expected: 'cs 109ms l 119ms 8',
  },
  { name: 'several of one note are one', says: '-o 9ms 7 50ms 7 20ms t', expected: 'cs 109ms 7' },
  { name: 'one that names no note makes the list due', says: '-o 9ms w', expected: 'cs 109ms l' },
  { name: 'so does one whose id is none', says: '-o 9ms i', expected: 'cs 109ms l', reported: '11ms i' },
  {
    name: 'what is not JSON is reported, and the list due',
    says: '-o 9ms x',
    expected: 'cs 109ms l',
    reported: '11ms j',
  },
  { name: 'bytes are not JSON', says: '-o 9ms b', expected: 'cs 109ms l', reported: '11ms j' },
  { name: 'nor is a list a message', says: '-o 9ms a', expected: 'cs 109ms l', reported: '11ms o' },
  { name: 'nor is null', says: '-o 9ms n', expected: 'cs 109ms l', reported: '11ms o' },
];

cases(
  'pushes',
  (m, { says, expected, reported = '' }: Case) => {
    const report = recorder<string>();
    const platform = fakePlatform(
      () => m.cold('-'),
      () => m.cold(says, channel),
    );
    const answers$ = answersOf(m, realtime, { platform, world: { report: report.tell } });
    m.expect(answers$).toBeObservable(expected, answers);
    m.expect(report.told$).toBeObservable(reported, problems);
  },
  rules,
);
