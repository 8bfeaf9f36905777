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
      '1ms a 12ms b 10ms c 2ms d 58ms e 17ms f 56ms g 146ms h i 56ms j 4ms k l 472ms m 18ms n 1ms o 3500ms p 2599ms q 286ms r 17ms s 22ms t 1974ms u 13ms v 4994ms w 4004ms x 15ms y 8ms z 4492ms A 23451ms B 3979ms C 5984ms D 7ms E 8ms F G 80ms H 3ms I 6905ms J 14ms K L 110ms M 12ms N',
    values: {
      a: 0,
      b: 10,
      c: 16,
      d: 17,
      e: 22,
      f: 23,
      g: 25,
      h: 35,
      i: 36,
      j: 41,
      k: 43,
      l: 44,
      m: 53,
      n: 55,
      o: 56,
      p: 70,
      q: 84,
      r: 90,
      s: 91,
      t: 92,
      u: 105,
      v: 106,
      w: 110,
      x: 141,
      y: 142,
      z: 145,
      A: 158,
      B: 174,
      C: 181,
      D: 195,
      E: 196,
      F: 197,
      G: 198,
      H: 201,
      I: 202,
      J: 221,
      K: 222,
      L: 223,
      M: 226,
      N: 227,
    },
  },
  {
    diagram: '14ms a 831ms b',
    values: {
      a: 12,
      b: 54,
    },
  },
  {
    diagram: '14ms a',
    values: {
      a: 14,
    },
  },
];

/** The events of all behaviours. */
const emitted: readonly Line<string>[] = [
  {
    diagram:
      '1ms a 12ms b 14ms c 132ms d 19ms e 10ms f 116ms g 56ms h 13ms i 95ms j 10ms k 3851ms j 8ms k 2579ms l 14ms m 80ms j 6ms k 1222ms n 26ms i 93ms j 10ms k 2479ms o 3431ms p 15ms f 1905ms q 10ms f 988ms r 9ms s 999ms r 10ms t 56ms u 1942ms r 5ms v 2536ms w 65ms x 1428ms o 5720ms y 16239ms z 999ms d 999ms d 999ms d 993ms h 5ms d 999ms d 999ms d 999ms d 999ms d 999ms d 999ms d 81ms g 35ms A 881ms d 999ms d 999ms d 759ms y 239ms d 999ms d 999ms d 999ms d 127ms g 723ms A 147ms d 999ms d 999ms d 999ms d 999ms d',
    values: {
      a: 'restoreReads: seen.advanced',
      b: 'receiveMessages: panel.toggled',
      c: 'polling: notes.listed 10',
      d: 'connection: connection.changed',
      e: 'realtime: push.subscribed',
      f: 'polling: notes.confirmed',
      g: 'markRead: reads.sent',
      h: 'environment: width.changed',
      i: 'markRead: reads.confirmed',
      j: 'realtime: push.received',
      k: 'fetchPushed: notes.fetched',
      l: 'reply: reply.sent',
      m: 'polling: notes.fetched',
      n: 'markReadLater: reads.due',
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
      '1ms a 12ms b 14ms c 132ms d 19ms e 4166ms c 2579ms f 14ms g 1310ms h 6043ms i 1921ms j 999ms e 9ms e 999ms e 10ms e 1999ms e 5ms e 25992ms e',
    values: {
      a: 'restoreReads: reads.restored',
      b: 'receiveMessages: visibility.changed',
      c: 'markSeen: seen.advanced',
      d: 'realtime: push.subscribing',
      e: 'connection: connection.changed',
      f: 'statusBar: status.shown reply.sent 12000',
      g: 'polling: notes.confirmed',
      h: 'markRead: reads.sent',
      i: 'statusBar: status.shown like.failed 4000',
      j: 'polling: notes.refreshRequested',
    },
  },
  {
    diagram: '1ms a 12ms b 16206ms c',
    values: {
      a: 'restoreDrafts: drafts.restored',
      b: 'receiveMessages: host.opensLinks',
      c: 'connection: connection.changed',
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
      '1ms a 27ms b 152ms a 127ms c 166ms d 389ms e 2032ms e 1439ms f 8ms b 2556ms e 22ms a 9ms d 85ms d 1229ms c 120ms g 5903ms h 18ms a 1921ms a 6563ms i 31ms j 23414ms a 10090ms c 7045ms c',
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
    diagram: '310ms a',
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
    const end = '69220ms !';
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
