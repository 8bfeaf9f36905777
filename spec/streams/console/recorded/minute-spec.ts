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
      '2ms a 2ms b 8ms c 19ms d 3ms e 32ms f g 20ms h 465ms i 10ms j 758ms k 2ms l 149ms m 2ms n 1151ms o 19ms p 84ms q 1ms r 22ms s 2665ms t 3465ms u 238ms v 18ms w 4ms x 1195ms y 15ms z 4822ms A 6ms B 4258ms C 121ms D 64ms E 4335ms F 10233ms G 16951ms H 5947ms I 44ms J 20ms K L 111ms M 1ms N 6828ms O 47ms P 2ms Q 136ms R 1ms S',
    values: {
      a: 0,
      b: 1,
      c: 12,
      d: 15,
      e: 17,
      f: 20,
      g: 22,
      h: 24,
      i: 37,
      j: 41,
      k: 42,
      l: 43,
      m: 47,
      n: 49,
      o: 57,
      p: 58,
      q: 59,
      r: 60,
      s: 61,
      t: 76,
      u: 89,
      v: 95,
      w: 96,
      x: 97,
      y: 108,
      z: 109,
      A: 115,
      B: 116,
      C: 141,
      D: 142,
      E: 143,
      F: 156,
      G: 170,
      H: 203,
      I: 217,
      J: 218,
      K: 219,
      L: 220,
      M: 223,
      N: 224,
      O: 244,
      P: 245,
      Q: 246,
      R: 249,
      S: 250,
    },
  },
  {
    diagram: '5ms a',
    values: {
      a: 2,
    },
  },
];

/** The events of all behaviours. */
const emitted: readonly Line<string>[] = [
  {
    diagram:
      '2ms a 2ms b 28ms c 3ms d 32ms e f 20ms g 130ms h 2ms i 253ms j 850ms k 149ms l 3ms m 83ms n 10ms o 3809ms n 12ms o 3433ms p 37ms q 61ms n 26ms o 1172ms r 89ms m 95ms n 65ms o 2353ms s 2473ms t 20ms j 1884ms u 6ms j 992ms v 3ms w 1089ms x 909ms v 7ms y 3826ms z 132ms A 5905ms B 4093ms s 61ms C 999ms c 999ms c 999ms c 999ms c 999ms c 999ms c 999ms c 999ms c 999ms c 999ms c 999ms c 999ms c 999ms c 999ms c 999ms c 999ms c 999ms c 13ms l 985ms c 999ms c 999ms c 999ms c 999ms c 999ms c 142ms k 33ms D 822ms c 999ms c 843ms B 155ms c 999ms c 999ms c 999ms c 999ms c 161ms k 708ms D 128ms c 999ms c 999ms c 999ms c 999ms c',
    values: {
      a: 'restoreReads: seen.advanced',
      b: 'wantScreen: screen.wanted',
      c: 'connection: connection.changed',
      d: 'receiveMessages: panel.toggled',
      e: 'receiveMessages: visibility.changed',
      f: 'receiveMessages: host.opensLinks',
      g: 'tabs: tabs.led',
      h: 'polling: notes.listed 10',
      i: 'realtime: push.subscribed',
      j: 'polling: notes.confirmed',
      k: 'markRead: reads.sent',
      l: 'environment: width.changed',
      m: 'markRead: reads.confirmed',
      n: 'realtime: push.received',
      o: 'fetchPushed: notes.fetched',
      p: 'reply: reply.sent',
      q: 'polling: notes.fetched',
      r: 'markReadLater: reads.due',
      s: 'override: override.ended',
      t: 'like: like.failed',
      u: 'realtime: push.lost 1000 1',
      v: 'realtime: push.subscribing',
      w: 'realtime: push.lost 2000 2',
      x: 'statusBar: status.dismissed',
      y: 'realtime: push.lost 120000 3',
      z: 'undo: moderation.started',
      A: 'undo: moderation.confirmed',
      B: 'clock: clock.ticked',
      C: 'polling: notes.failed 60000 1',
      D: 'markRead: reads.failed',
    },
  },
  {
    diagram:
      '2ms a 90ms b 130ms c 2ms d 5176ms c 3433ms e 37ms f 1261ms g 5079ms h 1905ms i 999ms d 3ms d 1999ms d 7ms d 14021ms d',
    values: {
      a: 'restoreReads: reads.restored',
      b: 'realtime: push.subscribing',
      c: 'markSeen: seen.advanced',
      d: 'connection: connection.changed',
      e: 'statusBar: status.shown reply.sent 12000',
      f: 'polling: notes.confirmed',
      g: 'markRead: reads.sent',
      h: 'statusBar: status.shown like.failed 4000',
      i: 'polling: notes.refreshRequested',
    },
  },
  {
    diagram: '2ms a 17121ms b',
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
      '5ms a 32ms b 185ms c 2ms a 1104ms d 237ms e 1196ms b 2007ms f 615ms g 12ms c 3386ms f 46ms a 24ms e 74ms e 1199ms d 185ms h 4879ms i 13ms a 1905ms a 6838ms j 57ms k 10074ms a 23204ms d 7018ms d',
    values: {
      a: 'GET /notifications/',
      b: 'GET /me',
      c: 'POST /notifications/seen',
      d: 'POST /notifications/read',
      e: 'GET /notifications/8400000099',
      f: 'POST /sites/2101/comments/5094/replies/new',
      g: 'GET /notifications/8400000101',
      h: 'GET /notifications/8400000098',
      i: 'POST /sites/2101/comments/5094/likes/new',
      j: 'GET /sites/2101/comments/5094',
      k: 'PUT /sites/2101/comments/5094',
    },
  },
  {
    diagram: '2767ms a',
    values: {
      a: 'POST /sites/2101/comments/5094/replies/new',
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
    const end = '70121ms !';
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
