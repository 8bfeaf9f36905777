import { readFileSync } from 'node:fs';
import path from 'node:path';
import { merge } from 'rxjs';
import { marbles } from 'rxjs-marbles/jest';
import { readSession } from '../../../../scripts/replay/read-session';
import { nthOfMs, replayAtNominalTimes, summaryOf } from '../../../../scripts/replay/replay-nominal';

// Written by `npm run replay minute.json -- --spec`. Values of the same millisecond
// are in separate lines.

const FILE = path.join(import.meta.dirname, 'minute.json');

/** The unprompted inputs, as indices of the session's entries. */
const inputs: readonly Line<number>[] = [
  {
    diagram:
      '1ms a 11ms b 12ms c 4ms d 95ms e 5ms f 82ms g 227ms h 1ms i 63ms j 10ms k 641ms l m 49ms n 5ms o 3320ms p 2782ms q 216ms r 23ms s 11ms t 1840ms u 20ms v 4985ms w 4053ms x 17ms y 11ms z 4487ms A 10068ms B 17326ms C 5967ms D 20ms E F 2ms G 50ms H 1ms I 6927ms J 9ms K L 65ms M N',
    values: {
      a: 0,
      b: 10,
      c: 16,
      d: 17,
      e: 20,
      f: 21,
      g: 22,
      h: 35,
      i: 36,
      j: 40,
      k: 42,
      l: 52,
      m: 53,
      n: 54,
      o: 55,
      p: 70,
      q: 83,
      r: 89,
      s: 90,
      t: 91,
      u: 104,
      v: 105,
      w: 109,
      x: 134,
      y: 135,
      z: 136,
      A: 149,
      B: 163,
      C: 198,
      D: 212,
      E: 213,
      F: 214,
      G: 215,
      H: 216,
      I: 217,
      J: 238,
      K: 239,
      L: 240,
      M: 241,
      N: 242,
    },
  },
  {
    diagram: '13ms a',
    values: {
      a: 12,
    },
  },
  {
    diagram: '13ms a',
    values: {
      a: 14,
    },
  },
];

/** The events of all behaviours. */
const emitted: readonly Line<string>[] = [
  {
    diagram:
      '1ms a 11ms b 24ms c 177ms d 133ms e 16ms f 78ms g 63ms h 43ms i 91ms j 11ms k 3838ms j 10ms k 2775ms l 19ms m 69ms j 11ms k 1154ms n 22ms i 88ms j 8ms k 2557ms o 3236ms p 21ms f 1872ms q 17ms f 981ms r 6ms s 1097ms t 901ms r 5ms u 3613ms v 56ms w 6964ms x 3034ms o 13ms y 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 342ms h 656ms z 999ms z 999ms z 999ms z 999ms z 999ms z 388ms g 18ms A 591ms z 999ms z 999ms z 950ms x 48ms z 999ms z 999ms z 999ms z 394ms g 604ms z 104ms A 894ms z 999ms z 999ms z 999ms z 999ms z',
    values: {
      a: 'restoreReads: seen.advanced',
      b: 'receiveMessages: panel.toggled',
      c: 'polling: notes.listed 10',
      d: 'markSeen: seen.advanced',
      e: 'realtime: push.subscribed',
      f: 'polling: notes.confirmed',
      g: 'markRead: reads.sent',
      h: 'environment: width.changed',
      i: 'markRead: reads.confirmed',
      j: 'realtime: push.received',
      k: 'fetchPushed: notes.fetched',
      l: 'reply: reply.sent',
      m: 'polling: notes.fetched',
      n: 'markReadLater: reads.due',
      o: 'override: override.ended',
      p: 'like: like.failed',
      q: 'realtime: push.lost 1000 1',
      r: 'realtime: push.subscribing',
      s: 'realtime: push.lost 2000 2',
      t: 'statusBar: status.dismissed',
      u: 'realtime: push.lost 120000 3',
      v: 'undo: moderation.started',
      w: 'undo: moderation.confirmed',
      x: 'clock: clock.ticked',
      y: 'polling: notes.failed 60000 1',
      z: 'connection: connection.changed',
      A: 'markRead: reads.failed',
    },
  },
  {
    diagram:
      '1ms a 11ms b 202ms c 133ms c 4157ms d 2775ms e 19ms f 1236ms g 5915ms h 1894ms i 999ms c 6ms c 1999ms c 5ms c 13684ms c',
    values: {
      a: 'restoreReads: reads.restored',
      b: 'receiveMessages: visibility.changed',
      c: 'connection: connection.changed',
      d: 'markSeen: seen.advanced',
      e: 'statusBar: status.shown reply.sent 12000',
      f: 'polling: notes.confirmed',
      g: 'markRead: reads.sent',
      h: 'statusBar: status.shown like.failed 4000',
      i: 'polling: notes.refreshRequested',
    },
  },
  {
    diagram: '1ms a 11ms b 202ms c 16135ms d',
    values: {
      a: 'restoreDrafts: drafts.restored',
      b: 'receiveMessages: host.opensLinks',
      c: 'realtime: push.subscribing',
      d: 'connection: connection.changed',
    },
  },
  {
    diagram: '1ms a',
    values: {
      a: 'environment: network.changed',
    },
  },
  {
    diagram: '1ms a',
    values: {
      a: 'environment: width.changed',
    },
  },
  {
    diagram: '1ms a',
    values: {
      a: 'receiveMessages: visibility.changed',
    },
  },
  {
    diagram: '1ms a',
    values: {
      a: 'clock: clock.ticked',
    },
  },
];

/** The requests of the panel. */
const requests: readonly Line<string>[] = [
  {
    diagram:
      '1ms a 214ms b 133ms a 95ms c 199ms d 573ms e 2017ms e 1258ms f 10ms b 2736ms e 38ms a 7ms d 81ms d 1166ms c 111ms g 5771ms h 31ms a 1894ms a 6626ms i 30ms j 10025ms a 23402ms c 7005ms c',
    values: {
      a: 'GET /notifications/',
      b: 'POST /notifications/seen',
      c: 'POST /notifications/read',
      d: 'GET /notifications/8400000099',
      e: 'POST /sites/2101/comments/5094/replies/new',
      f: 'GET /notifications/8400000101',
      g: 'GET /notifications/8400000098',
      h: 'POST /sites/2101/comments/5094/likes/new',
      i: 'GET /sites/2101/comments/5094',
      j: 'PUT /sites/2101/comments/5094',
    },
  },
  {
    diagram: '446ms a',
    values: {
      a: 'GET /me',
    },
  },
];

interface Line<T> {
  readonly diagram: string;
  readonly values: Readonly<Record<string, T>>;
}

test(
  'minute: a replay of 69 s at nominal times has the same events and requests and the recorded end',
  marbles((m) => {
    const session = readSession(FILE, readFileSync(FILE, 'utf8'));
    const inputs$ = merge(...inputs.map(({ diagram, values }) => m.hot<number>(diagram, values)));
    const { run$, emitted$, requests$, state } = replayAtNominalTimes(session, inputs$);
    const end = '69362ms !';
    emitted.forEach(({ diagram, values }, nth) =>
      m.expect(nthOfMs(emitted$, nth), end).toBeObservable(diagram, values),
    );
    requests.forEach(({ diagram, values }, nth) =>
      m.expect(nthOfMs(requests$, nth), end).toBeObservable(diagram, values),
    );
    m.expect(nthOfMs(emitted$, emitted.length), end).toBeObservable('');
    m.expect(nthOfMs(requests$, requests.length), end).toBeObservable('');
    m.expect(run$, end).toBeObservable('');
    m.flush();
    expect(summaryOf(state())).toEqual(summaryOf(session.final));
  }),
);
