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
      '2ms a 5ms b 7ms c 17ms d 2ms e f 158ms g 6ms h 279ms i 2ms j 72ms k 4ms l 119ms m n 27ms o 1ms p 29ms q 56ms r 1979ms s 18ms t 33ms u 1734ms v 2251ms w 28ms x 84ms y 142ms z 30ms A 2387ms B 18ms C 4969ms D 21ms E 42ms F 3937ms G 14ms H 4488ms I 2ms J 2ms K 27428ms L 5964ms M 52ms N O 2ms P 127ms Q 1ms R 6819ms S 15ms T U 164ms V 1ms W',
    values: {
      a: 0,
      b: 7,
      c: 9,
      d: 14,
      e: 17,
      f: 19,
      g: 38,
      h: 39,
      i: 44,
      j: 45,
      k: 49,
      l: 51,
      m: 60,
      n: 61,
      o: 62,
      p: 63,
      q: 71,
      r: 87,
      s: 88,
      t: 99,
      u: 107,
      v: 117,
      w: 121,
      x: 132,
      y: 151,
      z: 158,
      A: 160,
      B: 180,
      C: 182,
      D: 187,
      E: 195,
      F: 216,
      G: 234,
      H: 236,
      I: 257,
      J: 258,
      K: 259,
      L: 323,
      M: 337,
      N: 338,
      O: 339,
      P: 340,
      Q: 341,
      R: 342,
      S: 364,
      T: 365,
      U: 366,
      V: 367,
      W: 368,
    },
  },
  {
    diagram: '38ms a',
    values: {
      a: 21,
    },
  },
];

/** The events of all behaviours. */
const emitted: readonly Line<string>[] = [
  {
    diagram:
      '2ms a 5ms b 7ms c 17ms d 2ms e f 26ms g 24ms h 210ms i 185ms j 72ms k 11ms l 72ms m 16ms n 53ms c 29ms c 28ms c 1999ms c 7ms c 29ms c 1716ms m 15ms n 669ms c 1596ms c 9ms c 40ms c 38ms o 49ms m 20ms n 105ms c 999ms p 42ms l 91ms m 11ms n 1271ms c 4988ms c 21ms c 9ms c 9ms i 1860ms q 10ms i 461ms c 526ms r 7ms s 1091ms c 28ms t 467ms c 410ms r 5ms u 3585ms c 50ms c 36ms c 6922ms v 3076ms c 7ms w 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 999ms x 342ms k 656ms x 999ms x 999ms x 999ms x 999ms x 999ms x 494ms j 46ms y 457ms x 999ms x 999ms x 914ms v 84ms x 999ms x 999ms x 999ms x 498ms j 500ms x 213ms y 785ms x 999ms x 999ms x 999ms x 999ms x',
    values: {
      a: 'restoreReads: seen.advanced',
      b: 'keepReads: reads.restored',
      c: 'outbox: outbox.looked',
      d: 'receiveMessages: panel.toggled',
      e: 'receiveMessages: visibility.changed',
      f: 'receiveMessages: host.opensLinks',
      g: 'polling: notes.listed 10',
      h: 'pushChannel: push.subscribed',
      i: 'polling: notes.confirmed',
      j: 'markRead: reads.sent',
      k: 'environment: width.changed',
      l: 'markRead: reads.confirmed',
      m: 'pushChannel: push.received',
      n: 'fetchPushed: notes.fetched',
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
      '2ms a 13ms b 21ms c 26ms d 24ms e 625ms f 3829ms d 2317ms g 38ms h 176ms f 999ms i 6407ms f 31ms j 1870ms k 999ms e 7ms e 1091ms f 907ms e 5ms e 3673ms l 9999ms j 7ms e',
    values: {
      a: 'restoreReads: reads.restored',
      b: 'drafts: drafts.restored',
      c: 'tabs: tabs.led',
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
    diagram: '2ms a 13ms b 21ms c 6825ms d 7655ms e 1870ms b 6687ms f',
    values: {
      a: 'environment: network.changed',
      b: 'connectionStatus: connection.changed',
      c: 'pushChannel: push.subscribing',
      d: 'outbox: notes.refreshRequested',
      e: 'outbox: like.failed',
      f: 'outbox: moderation.confirmed',
    },
  },
  {
    diagram: '2ms a 6861ms b 7655ms c',
    values: {
      a: 'environment: width.changed',
      b: 'outbox: reply.sent',
      c: 'statusBar: status.shown like.failed 4000',
    },
  },
  {
    diagram: '2ms a 6861ms b',
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
      '2ms a 31ms b 30ms c 24ms a 396ms d 157ms e 100ms f 2036ms f 1746ms g 15ms c 2276ms f 40ms a 29ms e 58ms e 1126ms d 134ms h 6294ms i 9ms a 1870ms a 6609ms j 40ms k 10036ms a 23502ms d 7003ms d',
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
    const end = '69398ms !';
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
