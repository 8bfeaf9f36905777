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
      '1ms a 2ms b 11ms c 13ms d 46ms e 10ms f 8ms g 110ms h 6ms i 491ms j 2ms k 45ms l 2ms m 1ms n 117ms o p 36ms q 9ms r 18ms s 56ms t 1978ms u 20ms v 32ms w 1736ms x 4ms y 2243ms z 12ms A 94ms B 90ms C 38ms D 2425ms E 22ms F 4979ms G 16ms H 36ms I 3992ms J 51ms K 4449ms L 12ms M 11ms N 27426ms O 5913ms P 7ms Q 6ms R S 62ms T U 6928ms V 16ms W 1ms X 83ms Y 1ms Z',
    values: {
      a: 0,
      b: 1,
      c: 10,
      d: 12,
      e: 17,
      f: 20,
      g: 22,
      h: 42,
      i: 45,
      j: 46,
      k: 47,
      l: 50,
      m: 52,
      n: 53,
      o: 57,
      p: 58,
      q: 62,
      r: 66,
      s: 74,
      t: 90,
      u: 91,
      v: 102,
      w: 110,
      x: 120,
      y: 121,
      z: 125,
      A: 136,
      B: 155,
      C: 162,
      D: 164,
      E: 171,
      F: 173,
      G: 178,
      H: 186,
      I: 205,
      J: 223,
      K: 225,
      L: 242,
      M: 248,
      N: 249,
      O: 316,
      P: 330,
      Q: 331,
      R: 332,
      S: 333,
      T: 334,
      U: 335,
      V: 357,
      W: 358,
      X: 359,
      Y: 360,
      Z: 361,
    },
  },
];

/** The events of all behaviours. */
const emitted: readonly Line<string>[] = [
  {
    diagram:
      '1ms a 14ms b 13ms c 46ms d 10ms e 8ms f 9ms g 23ms h 74ms i 503ms j 45ms k 61ms l 83ms m 14ms n 9ms c 18ms c 29ms c 1999ms c 5ms c 29ms c 1724ms m 14ms n 674ms c 1584ms c 9ms c 34ms c 41ms o 54ms m 10ms n 55ms c 2464ms c 5002ms c 16ms c 16ms c 14ms i 1882ms p 11ms i 423ms c 563ms q 6ms r 1094ms s 12ms c 452ms c 438ms q 9ms t 3597ms c 34ms u 23ms c 68ms c 6636ms v 3362ms c 8ms w 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 316ms k 682ms x 999ms x 999ms x 999ms x 999ms x 999ms x 310ms j 21ms u 666ms x 999ms x 999ms x 627ms v 371ms x 999ms x 999ms x 999ms x 344ms j 654ms x 75ms l 923ms x 999ms x 999ms x 999ms x 999ms x',
    values: {
      a: 'restoreReads: seen.advanced',
      b: 'keepReads: reads.restored',
      c: 'outbox: outbox.looked',
      d: 'receiveMessages: panel.toggled',
      e: 'receiveMessages: host.opensLinks',
      f: 'tabs: tabs.led',
      g: 'polling: notes.listed 10',
      h: 'pushChannel: push.subscribed',
      i: 'polling: notes.confirmed',
      j: 'markRead: reads.sent',
      k: 'environment: width.changed',
      l: 'markRead: reads.confirmed',
      m: 'pushChannel: push.received',
      n: 'fetchPushed: notes.fetched',
      o: 'polling: notes.fetched',
      p: 'pushChannel: push.lost 1000 1',
      q: 'pushChannel: push.subscribing',
      r: 'pushChannel: push.lost 2000 2',
      s: 'statusBar: status.dismissed',
      t: 'pushChannel: push.lost 120000 3',
      u: 'markRead: reads.failed',
      v: 'clock: clock.ticked',
      w: 'polling: notes.failed 60000 1',
      x: 'connectionStatus: connection.changed',
    },
  },
  {
    diagram:
      '1ms a 28ms b 66ms c 9ms d 23ms e 795ms f 3824ms d 2304ms g 41ms h 121ms f 7467ms f 33ms i 1897ms j 2114ms f 4499ms k 127ms l 9999ms i 8ms e',
    values: {
      a: 'restoreReads: reads.restored',
      b: 'drafts: drafts.restored',
      c: 'pushChannel: push.subscribing',
      d: 'markSeen: seen.advanced',
      e: 'connectionStatus: connection.changed',
      f: 'outbox: outbox.looked',
      g: 'outbox: draft.sent',
      h: 'polling: notes.confirmed',
      i: 'outbox: notes.refreshRequested',
      j: 'polling: notes.refreshRequested',
      k: 'markReadLater: reads.due',
      l: 'outbox: notes.gone',
    },
  },
  {
    diagram: '1ms a 28ms b 76ms b 6949ms c 7665ms d 1897ms b 6614ms e 127ms f',
    values: {
      a: 'environment: network.changed',
      b: 'connectionStatus: connection.changed',
      c: 'outbox: notes.refreshRequested',
      d: 'outbox: like.failed',
      e: 'markRead: reads.sent',
      f: 'outbox: moderation.confirmed',
    },
  },
  {
    diagram: '1ms a 7055ms b 7665ms c',
    values: {
      a: 'environment: width.changed',
      b: 'outbox: reply.sent',
      c: 'statusBar: status.shown like.failed 4000',
    },
  },
  {
    diagram: '1ms a 7055ms b',
    values: {
      a: 'receiveMessages: visibility.changed',
      b: 'statusBar: status.shown reply.sent 12000',
    },
  },
  {
    diagram: '1ms a',
    values: {
      a: 'wantScreen: screen.wanted',
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
      '1ms a 75ms b 29ms c 23ms a 578ms d 191ms e 43ms f 2035ms f 1754ms g 14ms c 2269ms f 34ms a 22ms e 73ms e 7551ms h 16ms a 1897ms a 6614ms d 14ms i 43ms j 10068ms a 23319ms d 7033ms d',
    values: {
      a: 'GET /notifications/',
      b: 'GET /me',
      c: 'POST /notifications/seen',
      d: 'POST /notifications/read',
      e: 'GET /notifications/8400000099',
      f: 'POST /sites/2101/comments/5094/replies/new',
      g: 'GET /notifications/8400000101',
      h: 'POST /sites/2101/comments/5094/likes/new',
      i: 'GET /sites/2101/comments/5094',
      j: 'PUT /sites/2101/comments/5094',
    },
  },
  {
    diagram: '1ms a',
    values: {
      a: 'GET /notifications/',
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
    const end = '69604ms !';
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
