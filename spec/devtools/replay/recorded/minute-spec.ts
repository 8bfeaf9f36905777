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
      '5ms a 6ms b 8ms c 29ms d 5ms e f 99ms g 7ms h 186ms i 1ms j 51ms k 3ms l 1ms m 81ms n 23ms o 1ms p 36ms q 96ms r 1981ms s 19ms t 29ms u 1702ms v 6ms w 2271ms x 17ms y 81ms z 93ms A 20ms B 2452ms C 18ms D 4962ms E 15ms F 25ms G 3955ms H 12ms I 4491ms J K 1ms L 27460ms M 5962ms N 34ms O P 3ms Q 132ms R 1ms S 6834ms T 26ms U 7ms V 139ms W 3ms X',
    values: {
      a: 0,
      b: 7,
      c: 9,
      d: 14,
      e: 17,
      f: 19,
      g: 37,
      h: 41,
      i: 42,
      j: 43,
      k: 46,
      l: 48,
      m: 49,
      n: 53,
      o: 55,
      p: 56,
      q: 67,
      r: 86,
      s: 89,
      t: 98,
      u: 106,
      v: 116,
      w: 117,
      x: 123,
      y: 132,
      z: 151,
      A: 158,
      B: 160,
      C: 180,
      D: 182,
      E: 187,
      F: 195,
      G: 214,
      H: 234,
      I: 236,
      J: 257,
      K: 258,
      L: 259,
      M: 323,
      N: 337,
      O: 338,
      P: 339,
      Q: 340,
      R: 341,
      S: 342,
      T: 364,
      U: 365,
      V: 366,
      W: 367,
      X: 368,
    },
  },
  {
    diagram: '495ms a',
    values: {
      a: 54,
    },
  },
];

/** The events of all behaviours. */
const emitted: readonly Line<string>[] = [
  {
    diagram:
      '5ms a 6ms b 8ms c 29ms d 5ms e f 4ms g 20ms h 74ms i 195ms j 51ms k 34ms l 78ms c 13ms m 22ms c 45ms c 1999ms c 32ms c 19ms c 1698ms n 15ms m 648ms c 1635ms c 11ms c 38ms c 31ms o 64ms n 5ms m 51ms c 999ms p 30ms l 93ms n 9ms m 1338ms c 4981ms c 15ms c 8ms c 12ms i 1886ms q 9ms i 453ms c 535ms r 3ms s 1068ms c 26ms t 474ms c 428ms r 4ms u 3563ms c 22ms c 22ms c 7141ms v 2857ms c 14ms w 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 407ms k 591ms x 999ms x 999ms x 999ms x 999ms x 999ms x 545ms j 51ms y 401ms x 999ms x 999ms x 999ms x 126ms v 872ms x 999ms x 999ms x 559ms j 439ms x 302ms y 696ms x 999ms x 999ms x 999ms x 999ms x',
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
      m: 'fetchPushed: notes.fetched',
      n: 'pushChannel: push.received',
      o: 'polling: notes.fetched',
      p: 'markReadLater: reads.due',
      q: 'pushChannel: push.lost 1000 1',
      r: 'pushChannel: push.subscribing',
      s: 'pushChannel: push.lost 2000 2',
      t: 'statusBar: status.dismissed',
      u: 'pushChannel: push.lost 120000 3',
      v: 'clock: clock.ticked',
      w: 'polling: notes.failed 60000 1',
      x: 'connectionStatus: connection.changed',
      y: 'markRead: reads.failed',
    },
  },
  {
    diagram:
      '5ms a 15ms b 36ms c 4ms d 20ms e 436ms f 3850ms d 2335ms g 31ms h 122ms f 999ms i 6455ms f 24ms j 1899ms k 999ms e 3ms e 1068ms f 930ms e 4ms e 3609ms l 9999ms j 14ms e',
    values: {
      a: 'restoreReads: reads.restored',
      b: 'drafts: drafts.restored',
      c: 'pushChannel: push.subscribing',
      d: 'markSeen: seen.advanced',
      e: 'connectionStatus: connection.changed',
      f: 'outbox: outbox.looked',
      g: 'outbox: draft.sent',
      h: 'polling: notes.confirmed',
      i: 'markRead: reads.sent',
      j: 'outbox: notes.refreshRequested',
      k: 'polling: notes.refreshRequested',
      l: 'outbox: notes.gone',
    },
  },
  {
    diagram: '5ms a 15ms b 499ms c 6186ms d 7635ms e 1899ms b 6618ms f',
    values: {
      a: 'environment: network.changed',
      b: 'connectionStatus: connection.changed',
      c: 'pushChannel: push.received',
      d: 'outbox: notes.refreshRequested',
      e: 'outbox: like.failed',
      f: 'outbox: moderation.confirmed',
    },
  },
  {
    diagram: '5ms a 6702ms b 7635ms c',
    values: {
      a: 'environment: width.changed',
      b: 'outbox: reply.sent',
      c: 'statusBar: status.shown like.failed 4000',
    },
  },
  {
    diagram: '5ms a 6702ms b',
    values: {
      a: 'receiveMessages: visibility.changed',
      b: 'statusBar: status.shown reply.sent 12000',
    },
  },
  {
    diagram: '5ms a',
    values: {
      a: 'clock: clock.ticked',
    },
  },
];

/** The requests of the panel. */
const requests: readonly Line<string>[] = [
  {
    diagram:
      '5ms a 45ms b 11ms c 20ms a 270ms d 165ms e 36ms f 2078ms f 1718ms g 15ms c 2296ms f 38ms a 21ms e 74ms e 1057ms d 124ms h 6346ms i 8ms a 1899ms a 6578ms j 16ms k 10022ms a 23560ms d 7013ms d',
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
    const end = '69246ms !';
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
