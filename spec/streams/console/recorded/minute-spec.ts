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
      '1ms a 12ms b c 9ms d 5ms e 107ms f 5ms g 185ms h 18ms i 176ms j 1ms k 110ms l 3ms m 747ms n o 64ms p 8ms q 8ms r 3173ms s 2979ms t 232ms u 28ms v 11ms w 1727ms x 17ms y 4852ms z 4031ms A 18ms B 10ms C 4503ms D 10149ms E 17226ms F 5986ms G 30ms H 5ms I J 124ms K 1ms L 6846ms M 16ms N O 183ms P 1ms Q',
    values: {
      a: 0,
      b: 10,
      c: 14,
      d: 16,
      e: 17,
      f: 20,
      g: 21,
      h: 22,
      i: 26,
      j: 37,
      k: 38,
      l: 45,
      m: 47,
      n: 54,
      o: 55,
      p: 56,
      q: 57,
      r: 58,
      s: 74,
      t: 88,
      u: 94,
      v: 95,
      w: 96,
      x: 109,
      y: 110,
      z: 114,
      A: 137,
      B: 138,
      C: 141,
      D: 154,
      E: 168,
      F: 203,
      G: 217,
      H: 218,
      I: 219,
      J: 220,
      K: 221,
      L: 222,
      M: 244,
      N: 245,
      O: 246,
      P: 247,
      Q: 248,
    },
  },
  {
    diagram: '14ms a',
    values: {
      a: 12,
    },
  },
];

/** The events of all behaviours. */
const emitted: readonly Line<string>[] = [
  {
    diagram:
      '1ms a 12ms b c 73ms d 241ms e 18ms f 36ms g 18ms h 122ms i 90ms j 19ms k 63ms l 11ms m 3860ms l 27ms m 2949ms n 19ms o 83ms l 12ms m 1190ms p 34ms j 93ms l 9ms m 2464ms q 3062ms r 18ms h 1891ms s 37ms h 961ms t 5ms u 1082ms v 916ms t 6ms w 3580ms x 141ms y 6823ms z 3175ms q 8ms A 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 259ms k 739ms B 999ms B 999ms B 999ms B 999ms B 999ms B 411ms i 30ms C 556ms B 999ms B 999ms B 814ms z 184ms B 999ms B 999ms B 999ms B 462ms i 536ms B 169ms C 829ms B 999ms B 999ms B 999ms B 999ms B',
    values: {
      a: 'restoreReads: seen.advanced',
      b: 'receiveMessages: panel.toggled',
      c: 'receiveMessages: host.opensLinks',
      d: 'polling: notes.listed 10',
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
      '1ms a 12ms b 316ms c 18ms d 36ms c 4217ms e 2949ms f 19ms g 1287ms h 5666ms i 1910ms j 999ms c 5ms c 1999ms c 6ms c 13731ms c',
    values: {
      a: 'restoreReads: reads.restored',
      b: 'receiveMessages: visibility.changed',
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
    diagram: '1ms a 16439ms b',
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
      '1ms a 329ms b 55ms a 141ms c 174ms d 771ms e 2044ms f 1055ms g 27ms b 2923ms f 25ms a 7ms d 95ms d 1203ms c 128ms h 5510ms i 26ms a 1910ms a 6593ms j 51ms k 10089ms a 23420ms c 7050ms c',
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
    diagram: '529ms a 946ms b',
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
