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
      '4ms a 28ms b 12ms c 35ms d 3ms e 3ms f 242ms g 6ms h 369ms i 4ms j 79ms k 22ms l 244ms m 79ms n 6ms o 56ms p 83ms q 1980ms r 49ms s 16ms t 1390ms u 3ms v 2590ms w 47ms x 198ms y 633ms z 47ms A 1652ms B 23ms C 4817ms D 16ms E 129ms F 3793ms G 42ms H 4469ms I 12ms J 6ms K 27361ms L 5958ms M 21ms N 11ms O 2ms P 138ms Q 5ms R 6863ms S 16ms T U 214ms V W',
    values: {
      a: 0,
      b: 7,
      c: 9,
      d: 14,
      e: 17,
      f: 19,
      g: 39,
      h: 42,
      i: 43,
      j: 44,
      k: 47,
      l: 49,
      m: 59,
      n: 61,
      o: 62,
      p: 70,
      q: 86,
      r: 89,
      s: 102,
      t: 106,
      u: 116,
      v: 117,
      w: 123,
      x: 132,
      y: 154,
      z: 157,
      A: 159,
      B: 166,
      C: 168,
      D: 173,
      E: 181,
      F: 200,
      G: 220,
      H: 222,
      I: 244,
      J: 245,
      K: 246,
      L: 313,
      M: 327,
      N: 328,
      O: 329,
      P: 330,
      Q: 331,
      R: 332,
      S: 354,
      T: 355,
      U: 356,
      V: 357,
      W: 358,
    },
  },
  {
    diagram: '1063ms a',
    values: {
      a: 60,
    },
  },
];

/** The events of all behaviours. */
const emitted: readonly Line<string>[] = [
  {
    diagram:
      '4ms a 28ms b 12ms c 35ms d 3ms e 3ms f 19ms g 59ms h 162ms i 381ms j 79ms k 57ms l 72ms m 64ms n 158ms c 56ms c 47ms c 1999ms c 16ms c 17ms c 1363ms m 15ms n 979ms c 1639ms c 34ms c 98ms c 98ms o 3ms m 109ms n 568ms c 1700ms c 4841ms c 16ms c 40ms c 50ms i 1681ms p 42ms i 223ms c 616ms c 115ms q 8ms r 1140ms c 116ms s 441ms c 299ms q 8ms t 3631ms c 119ms u 34ms c 39ms c 6618ms v 3380ms c 9ms w 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 189ms k 809ms x 999ms x 999ms x 999ms x 999ms x 999ms x 330ms j 46ms u 621ms x 999ms x 999ms x 608ms v 390ms x 999ms x 999ms x 999ms x 428ms j 570ms x 270ms l 728ms x 999ms x 999ms x 999ms x 999ms x',
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
      '4ms a 41ms b 43ms c 19ms d 59ms e 979ms f 3519ms d 2753ms g 98ms h 682ms f 6542ms f 57ms i 1732ms j 2149ms f 4499ms k 194ms l 9999ms i 9ms e',
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
    diagram: '4ms a 41ms b 63ms b 7313ms c 7382ms d 1732ms b 6649ms e 194ms f',
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
    diagram: '4ms a 7419ms b 7382ms c',
    values: {
      a: 'environment: width.changed',
      b: 'outbox: reply.sent',
      c: 'statusBar: status.shown like.failed 4000',
    },
  },
  {
    diagram: '4ms a 7419ms b',
    values: {
      a: 'receiveMessages: visibility.changed',
      b: 'statusBar: status.shown reply.sent 12000',
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
      '4ms a 77ms b 27ms c 59ms a 544ms d 210ms e 280ms f 2064ms f 1381ms g 15ms c 2654ms f 98ms a 30ms e 71ms e 7238ms h 40ms a 1732ms a 6649ms d 32ms i 121ms j 10039ms a 23340ms d 7097ms d',
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
    const end = '69535ms !';
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
