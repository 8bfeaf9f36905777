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
      '4ms a 20ms b 6ms c d e 65ms f 6ms g 337ms h 151ms i 1ms j 52ms k 3ms l 1ms m 549ms n o 39ms p 3ms q 3460ms r 2682ms s 66ms t 520ms u 24ms v 15ms w 1549ms x 13ms y 4990ms z 4012ms A 8ms B 2ms C 7ms D 4505ms E 23519ms F 3904ms G 5975ms H 18ms I J 1ms K 88ms L 3ms M 6884ms N 35ms O 3ms P 181ms Q 1ms R',
    values: {
      a: 0,
      b: 10,
      c: 11,
      d: 13,
      e: 15,
      f: 21,
      g: 22,
      h: 24,
      i: 34,
      j: 35,
      k: 39,
      l: 41,
      m: 42,
      n: 52,
      o: 53,
      p: 54,
      q: 55,
      r: 69,
      s: 80,
      t: 84,
      u: 90,
      v: 93,
      w: 94,
      x: 103,
      y: 104,
      z: 108,
      A: 139,
      B: 140,
      C: 143,
      D: 144,
      E: 157,
      F: 173,
      G: 180,
      H: 194,
      I: 195,
      J: 196,
      K: 197,
      L: 198,
      M: 199,
      N: 220,
      O: 221,
      P: 222,
      Q: 225,
      R: 226,
    },
  },
];

/** The events of all behaviours. */
const emitted: readonly Line<string>[] = [
  {
    diagram:
      '4ms a 27ms b c d 15ms e 394ms f 22ms g 14ms h 115ms i 52ms j 31ms k 89ms l 17ms m 3856ms l 27ms m 2676ms n 57ms o 57ms l 9ms m 504ms i 99ms k 94ms l 14ms m 3057ms p 3344ms q 14ms h 1914ms r 70ms h 928ms s 8ms t 999ms s 5ms u 54ms v 1944ms s 8ms w 2541ms x 80ms y 1405ms p 5422ms z 16602ms A 999ms f 999ms f 999ms f 937ms j 61ms f 999ms f 999ms f 999ms f 999ms f 999ms f 999ms f 28ms i 56ms B 913ms f 999ms f 999ms f 396ms z 602ms f 999ms f 999ms f 999ms f 137ms i 733ms B 127ms f 999ms f 999ms f 999ms f 999ms f',
    values: {
      a: 'restoreReads: seen.advanced',
      b: 'receiveMessages: panel.toggled',
      c: 'receiveMessages: visibility.changed',
      d: 'receiveMessages: host.opensLinks',
      e: 'polling: notes.listed 10',
      f: 'connection: connection.changed',
      g: 'realtime: push.subscribed',
      h: 'polling: notes.confirmed',
      i: 'markRead: reads.sent',
      j: 'environment: width.changed',
      k: 'markRead: reads.confirmed',
      l: 'realtime: push.received',
      m: 'fetchPushed: notes.fetched',
      n: 'reply: reply.sent',
      o: 'polling: notes.fetched',
      p: 'override: override.ended',
      q: 'like: like.failed',
      r: 'realtime: push.lost 1000 0',
      s: 'realtime: push.subscribing',
      t: 'realtime: push.lost 1000 1',
      u: 'realtime: push.lost 2000 2',
      v: 'statusBar: status.dismissed',
      w: 'realtime: push.lost 120000 3',
      x: 'undo: moderation.started',
      y: 'undo: moderation.confirmed',
      z: 'clock: clock.ticked',
      A: 'polling: notes.failed 60000 1',
      B: 'markRead: reads.failed',
    },
  },
  {
    diagram:
      '4ms a 45ms b 394ms c 22ms d 4208ms b 2676ms e 57ms f 7185ms g 1929ms h 999ms d 8ms d 999ms d 5ms d 1999ms d 8ms d 26054ms d',
    values: {
      a: 'restoreReads: reads.restored',
      b: 'markSeen: seen.advanced',
      c: 'realtime: push.subscribing',
      d: 'connection: connection.changed',
      e: 'statusBar: status.shown reply.sent 12000',
      f: 'polling: notes.confirmed',
      g: 'statusBar: status.shown like.failed 4000',
      h: 'polling: notes.refreshRequested',
    },
  },
  {
    diagram: '4ms a 16523ms b',
    values: {
      a: 'restoreDrafts: drafts.restored',
      b: 'connection: connection.changed',
    },
  },
  {
    diagram: '4ms a',
    values: {
      a: 'environment: network.changed',
    },
  },
  {
    diagram: '4ms a',
    values: {
      a: 'environment: width.changed',
    },
  },
  {
    diagram: '4ms a',
    values: {
      a: 'receiveMessages: visibility.changed',
    },
  },
  {
    diagram: '4ms a',
    values: {
      a: 'clock: clock.ticked',
    },
  },
];

/** The requests of the panel. */
const requests: readonly Line<string>[] = [
  {
    diagram:
      '4ms a 45ms b 417ms a 130ms c 174ms d 478ms e 2060ms e 1334ms f 27ms b 2646ms e 29ms a 12ms d 102ms d 514ms c 194ms g 6400ms h 16ms a 1929ms a 6565ms i 46ms j 23457ms a 10036ms c 7108ms c',
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
    diagram: '599ms a',
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
  'minute: a replay of 70 s at nominal times has the same events and requests and the recorded end',
  marbles((m) => {
    const session = readSession(FILE, readFileSync(FILE, 'utf8'));
    const inputs$ = merge(...inputs.map(({ diagram, values }) => m.hot<number>(diagram, values)));
    const { run$, emitted$, requests$, state } = replayAtNominalTimes(session, inputs$);
    const end = '69525ms !';
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
