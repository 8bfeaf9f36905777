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
      '1ms a 8ms b 3ms c d 112ms e 20ms f 217ms g 227ms h 1ms i 59ms j 3ms k 1ms l 813ms m n 26ms o 1ms p 3195ms q 2901ms r 16ms s 141ms t 23ms u 18ms v 1740ms w 16ms x 4951ms y 4053ms z 68ms A 12ms B 3ms C 4491ms D 23341ms E 3966ms F 5990ms G 13ms H 8ms I 3ms J 108ms K 2ms L 6870ms M 5ms N 442ms O 4ms P',
    values: {
      a: 0,
      b: 8,
      c: 11,
      d: 13,
      e: 21,
      f: 22,
      g: 24,
      h: 34,
      i: 35,
      j: 39,
      k: 41,
      l: 42,
      m: 52,
      n: 53,
      o: 54,
      p: 55,
      q: 69,
      r: 80,
      s: 84,
      t: 90,
      u: 93,
      v: 94,
      w: 103,
      x: 104,
      y: 108,
      z: 141,
      A: 142,
      B: 143,
      C: 144,
      D: 157,
      E: 173,
      F: 180,
      G: 194,
      H: 195,
      I: 196,
      J: 197,
      K: 200,
      L: 201,
      M: 220,
      N: 221,
      O: 225,
      P: 226,
    },
  },
  {
    diagram: '15ms a 63449ms b',
    values: {
      a: 15,
      b: 222,
    },
  },
];

/** The events of all behaviours. */
const emitted: readonly Line<string>[] = [
  {
    diagram:
      '1ms a 12ms b c 21ms d 329ms e 20ms f 18ms g 189ms h 59ms i 83ms j 98ms k 31ms l 3723ms k 22ms l 2964ms m 24ms n 73ms k 15ms l 64ms h 81ms j 95ms k 14ms l 3549ms o 3041ms p 21ms g 1875ms q 21ms g 977ms r 15ms s 999ms r 20ms t 64ms u 1934ms r 10ms v 2644ms w 157ms x 1218ms o 5483ms y 16477ms z 999ms e 999ms e 999ms e 978ms i 20ms e 999ms e 999ms e 999ms e 999ms e 999ms e 999ms e 108ms h 22ms A 867ms e 999ms e 999ms e 521ms y 477ms e 999ms e 999ms e 999ms e 433ms h 565ms e 179ms A 819ms e 999ms e 999ms e 999ms e',
    values: {
      a: 'restoreReads: seen.advanced',
      b: 'receiveMessages: panel.toggled',
      c: 'receiveMessages: visibility.changed',
      d: 'polling: notes.listed 10',
      e: 'connection: connection.changed',
      f: 'realtime: push.subscribed',
      g: 'polling: notes.confirmed',
      h: 'markRead: reads.sent',
      i: 'environment: width.changed',
      j: 'markRead: reads.confirmed',
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
      v: 'realtime: push.lost 120000 3',
      w: 'undo: moderation.started',
      x: 'undo: moderation.confirmed',
      y: 'clock: clock.ticked',
      z: 'polling: notes.failed 60000 1',
      A: 'markRead: reads.failed',
    },
  },
  {
    diagram:
      '1ms a 13ms b 21ms c 329ms d 20ms e 4230ms c 2964ms f 24ms g 6939ms h 1897ms i 999ms e 15ms e 999ms e 20ms e 1999ms e 10ms e 25983ms e',
    values: {
      a: 'restoreReads: reads.restored',
      b: 'receiveMessages: host.opensLinks',
      c: 'markSeen: seen.advanced',
      d: 'realtime: push.subscribing',
      e: 'connection: connection.changed',
      f: 'statusBar: status.shown reply.sent 12000',
      g: 'polling: notes.confirmed',
      h: 'statusBar: status.shown like.failed 4000',
      i: 'polling: notes.refreshRequested',
    },
  },
  {
    diagram: '1ms a 16445ms b',
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
      '1ms a 35ms b 350ms a 208ms c 242ms d 666ms e 2047ms e 1040ms f 22ms b 2944ms e 19ms a 6ms d 91ms d 80ms c 177ms g 6574ms h 31ms a 1897ms a 6692ms i 74ms j 23253ms a 10118ms c 7324ms c',
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
    diagram: '597ms a',
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
    const end = '69444ms !';
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
