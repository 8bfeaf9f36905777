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
      '2ms a 6ms b 9ms c 24ms d 8ms e f 249ms g 16ms h 466ms i 3ms j 226ms k 5ms l 59ms m n 38ms o 11ms p 70ms q 2016ms r 24ms s 1576ms t 2414ms u 97ms v 119ms w 19ms x 2203ms y 24ms z 5046ms A 80ms B 3853ms C 15ms D 4511ms E 27396ms F 5938ms G 22ms H 5ms I 139ms J 1ms K 6829ms L 15ms M N 62ms O 1ms P',
    values: {
      a: 0,
      b: 7,
      c: 9,
      d: 14,
      e: 17,
      f: 21,
      g: 42,
      h: 43,
      i: 44,
      j: 45,
      k: 57,
      l: 59,
      m: 60,
      n: 61,
      o: 62,
      p: 63,
      q: 85,
      r: 99,
      s: 103,
      t: 113,
      u: 124,
      v: 143,
      w: 150,
      x: 152,
      y: 172,
      z: 174,
      A: 179,
      B: 204,
      C: 224,
      D: 226,
      E: 247,
      F: 309,
      G: 323,
      H: 324,
      I: 325,
      J: 327,
      K: 328,
      L: 350,
      M: 351,
      N: 352,
      O: 353,
      P: 354,
    },
  },
  {
    diagram: '53ms a 56530ms b',
    values: {
      a: 19,
      b: 326,
    },
  },
];

/** The events of all behaviours. */
const emitted: readonly Line<string>[] = [
  {
    diagram:
      '2ms a 6ms b 9ms c 24ms d 8ms e f 21ms g 35ms h 83ms i 595ms j 71ms k 94ms l 18ms m 40ms n 117ms c 17ms c 1999ms c 8ms c 1591ms l 53ms m 2353ms c 37ms c 56ms o 98ms l 20ms m 80ms c 999ms p 24ms k 88ms l 20ms m 1088ms c 5071ms c 38ms c 18ms i 1729ms q 7ms i 649ms c 341ms r 10ms s 1135ms c 103ms t 759ms r 13ms u 3621ms c 65ms c 141ms c 6602ms v 3396ms c 10ms w 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 205ms n 793ms x 999ms x 999ms x 999ms x 999ms x 999ms x 315ms j 48ms y 634ms x 999ms x 999ms x 591ms v 407ms x 999ms x 999ms x 999ms x 227ms j 709ms y 61ms x 999ms x 999ms x 999ms x 999ms x 999ms x',
    values: {
      a: 'restoreReads: seen.advanced',
      b: 'followReads: reads.restored',
      c: 'outbox: outbox.looked',
      d: 'receiveMessages: panel.toggled',
      e: 'receiveMessages: visibility.changed',
      f: 'tabs: tabs.led',
      g: 'polling: notes.listed 10',
      h: 'realtime: push.subscribed',
      i: 'polling: notes.confirmed',
      j: 'markRead: reads.sent',
      k: 'markRead: reads.confirmed',
      l: 'realtime: push.received',
      m: 'fetchPushed: notes.fetched',
      n: 'environment: width.changed',
      o: 'polling: notes.fetched',
      p: 'markReadLater: reads.due',
      q: 'realtime: push.lost 1000 1',
      r: 'realtime: push.subscribing',
      s: 'realtime: push.lost 2000 2',
      t: 'statusBar: status.dismissed',
      u: 'realtime: push.lost 120000 3',
      v: 'clock: clock.ticked',
      w: 'polling: notes.failed 60000 1',
      x: 'connection: connection.changed',
      y: 'markRead: reads.failed',
    },
  },
  {
    diagram:
      '2ms a 16ms b 33ms c d 21ms e 35ms f 1024ms g 2017ms g 1654ms e 2353ms g 37ms h 56ms i 200ms g 999ms j 6295ms g 38ms k 1748ms l 999ms f 10ms f 1135ms g 863ms f 13ms f 3829ms m 9999ms k 10ms f',
    values: {
      a: 'restoreReads: reads.restored',
      b: 'restoreDrafts: drafts.restored',
      c: 'receiveMessages: host.opensLinks',
      d: 'realtime: push.subscribing',
      e: 'markSeen: seen.advanced',
      f: 'connection: connection.changed',
      g: 'outbox: outbox.looked',
      h: 'outbox: draft.sent',
      i: 'polling: notes.confirmed',
      j: 'markRead: reads.sent',
      k: 'outbox: notes.refreshRequested',
      l: 'polling: notes.refreshRequested',
      m: 'outbox: notes.gone',
    },
  },
  {
    diagram: '2ms a 16ms b 1117ms c 6064ms d 7553ms c 38ms e 1748ms b 6854ms f',
    values: {
      a: 'environment: network.changed',
      b: 'connection: connection.changed',
      c: 'outbox: outbox.looked',
      d: 'outbox: notes.refreshRequested',
      e: 'outbox: like.failed',
      f: 'outbox: moderation.confirmed',
    },
  },
  {
    diagram: '2ms a 7199ms b 7592ms c',
    values: {
      a: 'environment: width.changed',
      b: 'outbox: reply.sent',
      c: 'statusBar: status.shown like.failed 4000',
    },
  },
  {
    diagram: '2ms a 7199ms b',
    values: {
      a: 'receiveMessages: visibility.changed',
      b: 'statusBar: status.shown reply.sent 12000',
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
      '2ms a 41ms b 31ms c 35ms a 679ms d 166ms e 177ms f 2017ms f 1600ms g 53ms c 2353ms f 37ms a 40ms e 114ms e 1101ms d 113ms h 6181ms i 38ms a 1748ms a 6646ms j 65ms k 10141ms a 23326ms d 6911ms d',
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
  'minute: a replay of 70 s at nominal times has the same events and requests and the recorded end',
  marbles((m) => {
    const session = readSession(FILE, readFileSync(FILE, 'utf8'));
    const inputs$ = merge(...inputs.map(({ diagram, values }) => m.hot<number>(diagram, values)));
    const { run$, emitted$, requests$, state } = replayAtNominalTimes(session, inputs$);
    const end = '69560ms !';
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
