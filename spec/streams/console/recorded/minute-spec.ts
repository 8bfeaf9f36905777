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
      '2ms a 13ms b 3ms c d 75ms e 8ms f 259ms g 281ms h 2ms i 140ms j 9ms k 5ms l 1616ms m 4ms n 46ms o 2ms p 2202ms q 3981ms r 79ms s 516ms t 19ms u 21ms v 302ms w 22ms x 5154ms y 4062ms z 235ms A 22ms B 13ms C 4477ms D 22928ms E 3930ms F 5987ms G 9ms H 7ms I J 44ms K 1ms L 6939ms M 13ms N O 56ms P 1ms Q',
    values: {
      a: 0,
      b: 10,
      c: 11,
      d: 15,
      e: 21,
      f: 22,
      g: 24,
      h: 34,
      i: 35,
      j: 42,
      k: 44,
      l: 45,
      m: 52,
      n: 53,
      o: 54,
      p: 55,
      q: 69,
      r: 78,
      s: 84,
      t: 90,
      u: 91,
      v: 92,
      w: 93,
      x: 94,
      y: 98,
      z: 131,
      A: 132,
      B: 133,
      C: 134,
      D: 153,
      E: 169,
      F: 176,
      G: 190,
      H: 191,
      I: 192,
      J: 193,
      K: 194,
      L: 195,
      M: 216,
      N: 217,
      O: 218,
      P: 219,
      Q: 220,
    },
  },
  {
    diagram: '20ms a',
    values: {
      a: 13,
    },
  },
];

/** The events of all behaviours. */
const emitted: readonly Line<string>[] = [
  {
    diagram:
      '2ms a 17ms b c 25ms d 318ms e 18ms f 19ms g 245ms h 111ms i 28ms j 60ms k 30ms l 3754ms k 16ms l 3988ms m 75ms n 22ms k 15ms l 3719ms o 2348ms p 49ms g 1575ms q 37ms g 961ms r 23ms s 999ms r 8ms t 340ms u 1254ms v 35ms w 367ms r 23ms x 3071ms y 609ms z 590ms o 5216ms A 16509ms B 999ms e 999ms e 999ms e 946ms j 52ms e 999ms e 999ms e 999ms e 999ms e 999ms e 999ms e h 23ms w 974ms e 999ms e 999ms e 489ms A 509ms e 999ms e 999ms e 999ms e 14ms h 754ms i 229ms e 999ms e 999ms e 999ms e 999ms e',
    values: {
      a: 'restoreReads: seen.advanced',
      b: 'receiveMessages: panel.toggled',
      c: 'receiveMessages: host.opensLinks',
      d: 'polling: notes.listed 10',
      e: 'connection: connection.changed',
      f: 'realtime: push.subscribed',
      g: 'polling: notes.confirmed',
      h: 'markRead: reads.sent',
      i: 'markRead: reads.confirmed',
      j: 'environment: width.changed',
      k: 'realtime: push.received',
      l: 'fetchPushed: notes.fetched',
      m: 'reply: reply.sent',
      n: 'polling: notes.fetched',
      o: 'override: override.ended',
      p: 'like: like.failed',
      q: 'realtime: push.lost 1000 0',
      r: 'realtime: push.subscribing',
      s: 'realtime: push.lost 1000 1',
      t: 'realtime: push.lost 2000 2',
      u: 'statusBar: status.dismissed',
      v: 'markReadLater: reads.due',
      w: 'markRead: reads.failed',
      x: 'realtime: push.lost 120000 3',
      y: 'undo: moderation.started',
      z: 'undo: moderation.confirmed',
      A: 'clock: clock.ticked',
      B: 'polling: notes.failed 60000 1',
    },
  },
  {
    diagram:
      '2ms a 17ms b 26ms c 318ms d 18ms e 4270ms c 3988ms f 75ms g 6107ms h 1625ms i 999ms e 23ms e 999ms e 8ms e 1595ms j 403ms e 23ms e 25999ms e',
    values: {
      a: 'restoreReads: reads.restored',
      b: 'receiveMessages: visibility.changed',
      c: 'markSeen: seen.advanced',
      d: 'realtime: push.subscribing',
      e: 'connection: connection.changed',
      f: 'statusBar: status.shown reply.sent 12000',
      g: 'polling: notes.confirmed',
      h: 'statusBar: status.shown like.failed 4000',
      i: 'polling: notes.refreshRequested',
      j: 'markRead: reads.sent',
    },
  },
  {
    diagram: '2ms a 16452ms b',
    values: {
      a: 'restoreDrafts: drafts.restored',
      b: 'connection: connection.changed',
    },
  },
  {
    diagram: '2ms a',
    values: {
      a: 'environment: network.changed',
    },
  },
  {
    diagram: '2ms a',
    values: {
      a: 'environment: width.changed',
    },
  },
  {
    diagram: '2ms a',
    values: {
      a: 'receiveMessages: visibility.changed',
    },
  },
  {
    diagram: '2ms a',
    values: {
      a: 'clock: clock.ticked',
    },
  },
];

/** The requests of the panel. */
const requests: readonly Line<string>[] = [
  {
    diagram:
      '2ms a 44ms b 337ms a 265ms c 201ms d 1626ms e 2033ms e 124ms f 16ms b 3916ms e 71ms a 65ms d 32ms d 6040ms g 43ms a 1625ms a 3628ms c 3499ms h 422ms i 22485ms a 10019ms c 7013ms c',
    values: {
      a: 'GET /notifications/',
      b: 'POST /notifications/seen',
      c: 'POST /notifications/read',
      d: 'GET /notifications/8400000099',
      e: 'POST /sites/2101/comments/5094/replies/new',
      f: 'GET /notifications/8400000101',
      g: 'POST /sites/2101/comments/5094/likes/new',
      h: 'GET /sites/2101/comments/5094',
      i: 'PUT /sites/2101/comments/5094',
    },
  },
  {
    diagram: '651ms a',
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
    const end = '69449ms !';
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
