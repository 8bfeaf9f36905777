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
      '1ms a 14ms b c 61ms d 9ms e 73ms f 23ms g 89ms h 2ms i 75ms j 2ms k 543ms l m 22ms n 1ms o 17ms p 3449ms q 2640ms r 233ms s 23ms t 10ms u 1972ms v 20ms w 4973ms x 4024ms y 19ms z 11ms A 4482ms B 10052ms C 17394ms D 5974ms E 9ms F 5ms G H 63ms I 1ms J 6917ms K 23ms L 5ms M 59ms N 1ms O',
    values: {
      a: 0,
      b: 10,
      c: 12,
      d: 18,
      e: 19,
      f: 20,
      g: 25,
      h: 35,
      i: 36,
      j: 44,
      k: 46,
      l: 52,
      m: 53,
      n: 54,
      o: 55,
      p: 56,
      q: 73,
      r: 86,
      s: 92,
      t: 93,
      u: 94,
      v: 107,
      w: 108,
      x: 112,
      y: 137,
      z: 138,
      A: 139,
      B: 152,
      C: 166,
      D: 201,
      E: 215,
      F: 216,
      G: 217,
      H: 218,
      I: 219,
      J: 220,
      K: 242,
      L: 243,
      M: 244,
      N: 245,
      O: 246,
    },
  },
  {
    diagram: '17ms a',
    values: {
      a: 14,
    },
  },
];

/** The events of all behaviours. */
const emitted: readonly Line<string>[] = [
  {
    diagram:
      '1ms a 12ms b 1ms c d 145ms e 23ms f 12ms g 9ms h 69ms i 55ms j 19ms k 68ms l 15ms m 3922ms l 7ms m 2618ms n 23ms o 82ms l 7ms m 1165ms p 26ms j 98ms l 7ms m 2522ms q 3356ms r 9ms h 1934ms s 11ms h 987ms t 3ms u 1050ms v 948ms t 4ms w 3559ms x 41ms y 7158ms z 2840ms q 6ms A 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 413ms k 585ms B 999ms B 999ms B 999ms B 999ms B 999ms B 471ms i 42ms C 484ms B 999ms B 999ms B 999ms B 151ms z 847ms B 999ms B 999ms B 481ms i 517ms B 189ms C 809ms B 999ms B 999ms B 999ms B 999ms B',
    values: {
      a: 'restoreReads: seen.advanced',
      b: 'polling: notes.listed 10',
      c: 'receiveMessages: panel.toggled',
      d: 'receiveMessages: visibility.changed',
      e: 'markSeen: seen.advanced',
      f: 'tabs: tabs.led',
      g: 'realtime: push.subscribed',
      h: 'polling: notes.confirmed',
      i: 'markRead: reads.sent',
      j: 'markRead: reads.confirmed',
      k: 'environment: width.changed',
      l: 'realtime: push.received',
      m: 'fetchPushed: notes.fetched',
      n: 'reply: reply.sent',
      o: 'polling: notes.fetched',
      p: 'markReadLater: reads.due',
      q: 'override: override.ended',
      r: 'like: like.failed',
      s: 'realtime: push.lost 1000 1',
      t: 'realtime: push.subscribing',
      u: 'realtime: push.lost 2000 2',
      v: 'statusBar: status.dismissed',
      w: 'realtime: push.lost 120000 3',
      x: 'undo: moderation.started',
      y: 'undo: moderation.confirmed',
      z: 'clock: clock.ticked',
      A: 'polling: notes.failed 60000 1',
      B: 'connection: connection.changed',
      C: 'markRead: reads.failed',
    },
  },
  {
    diagram:
      '1ms a 15ms b 145ms c 23ms d 12ms c 4171ms e 2618ms f 23ms g 1256ms h 6013ms i 1944ms j 999ms c 3ms c 1999ms c 4ms c 13608ms c',
    values: {
      a: 'restoreReads: reads.restored',
      b: 'receiveMessages: host.opensLinks',
      c: 'connection: connection.changed',
      d: 'realtime: push.subscribing',
      e: 'markSeen: seen.advanced',
      f: 'statusBar: status.shown reply.sent 12000',
      g: 'polling: notes.confirmed',
      h: 'markRead: reads.sent',
      i: 'statusBar: status.shown like.failed 4000',
      j: 'polling: notes.refreshRequested',
    },
  },
  {
    diagram: '1ms a 16229ms b',
    values: {
      a: 'restoreDrafts: drafts.restored',
      b: 'connection: connection.changed',
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
      '1ms a 161ms b 36ms a 79ms c 144ms d 521ms e 2014ms f 1401ms g 7ms b 2594ms f 23ms a 16ms d 89ms d 1173ms c 125ms h 5876ms i 10ms a 1944ms a 6568ms j 22ms k 10018ms a 23478ms c 7009ms c',
    values: {
      a: 'GET /notifications/',
      b: 'POST /notifications/seen',
      c: 'POST /notifications/read',
      d: 'GET /notifications/8400000099',
      e: 'GET /me',
      f: 'POST /sites/2101/comments/5094/replies/new',
      g: 'GET /notifications/8400000101',
      h: 'GET /notifications/8400000098',
      i: 'POST /sites/2101/comments/5094/likes/new',
      j: 'GET /sites/2101/comments/5094',
      k: 'PUT /sites/2101/comments/5094',
    },
  },
  {
    diagram: '280ms a 666ms b',
    values: {
      a: 'GET /me',
      b: 'POST /sites/2101/comments/5094/replies/new',
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
    const end = '69234ms !';
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
