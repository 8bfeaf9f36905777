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
      '4ms a 13ms b c 11ms d 2ms e 240ms f 4ms g 22ms h 53ms i 257ms j 1ms k 65ms l 2ms m 690ms n o 32ms p 1ms q 23ms r 3262ms s 2884ms t 558ms u 21ms v 21ms w 1668ms x 11ms y 4859ms z 8ms A 3867ms B 48ms C 13ms D 4480ms E 10144ms F 17195ms G 6001ms H 13ms I 1ms J 18ms K 106ms L 3ms M 6834ms N 13ms O 4ms P 45ms Q 1ms R',
    values: {
      a: 0,
      b: 10,
      c: 12,
      d: 16,
      e: 17,
      f: 20,
      g: 21,
      h: 22,
      i: 26,
      j: 37,
      k: 38,
      l: 42,
      m: 44,
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
      A: 115,
      B: 138,
      C: 139,
      D: 140,
      E: 155,
      F: 169,
      G: 204,
      H: 218,
      I: 219,
      J: 220,
      K: 221,
      L: 222,
      M: 223,
      N: 245,
      O: 246,
      P: 247,
      Q: 248,
      R: 249,
    },
  },
  {
    diagram: '19ms a',
    values: {
      a: 14,
    },
  },
];

/** The events of all behaviours. */
const emitted: readonly Line<string>[] = [
  {
    diagram:
      '4ms a 13ms b c 8ms d 2ms e 271ms f 53ms g 116ms h 142ms i 65ms j 16ms k 93ms l 9ms m 3823ms l 5ms m 2900ms n 113ms l 7ms m 1486ms o 201ms k 100ms l 11ms m 1953ms p 3343ms q 1709ms r 999ms s 29ms t 1259ms u 739ms s 30ms v 3577ms w 164ms x 6732ms y 26ms z 999ms A 999ms A 999ms A 239ms p 759ms A 999ms A 999ms A 999ms A 999ms A 999ms A 999ms A 999ms A 999ms A 999ms A 999ms A 999ms A 999ms A 999ms A 999ms A 999ms A 999ms A 459ms j 539ms A 999ms A 999ms A 999ms A 999ms A 999ms A 607ms i 54ms B 336ms A 999ms A 999ms A 972ms y 26ms A 999ms A 999ms A 999ms A 509ms i 489ms A 216ms B 782ms A 999ms A 999ms A 999ms A 999ms A',
    values: {
      a: 'restoreReads: seen.advanced',
      b: 'receiveMessages: panel.toggled',
      c: 'receiveMessages: visibility.changed',
      d: 'polling: notes.listed 10',
      e: 'loadMore: notes.moreWanted',
      f: 'markSeen: seen.advanced',
      g: 'tabs: tabs.led',
      h: 'realtime: push.subscribed',
      i: 'markRead: reads.sent',
      j: 'environment: width.changed',
      k: 'markRead: reads.confirmed',
      l: 'realtime: push.received',
      m: 'fetchPushed: notes.fetched',
      n: 'reply: reply.sent',
      o: 'markReadLater: reads.due',
      p: 'override: override.ended',
      q: 'like: like.failed',
      r: 'realtime: push.lost 1000 1',
      s: 'realtime: push.subscribing',
      t: 'realtime: push.lost 2000 2',
      u: 'statusBar: status.dismissed',
      v: 'realtime: push.lost 120000 3',
      w: 'undo: moderation.started',
      x: 'undo: moderation.confirmed',
      y: 'clock: clock.ticked',
      z: 'polling: notes.failed 60000 1',
      A: 'connection: connection.changed',
      B: 'markRead: reads.failed',
    },
  },
  {
    diagram:
      '4ms a 14ms b 283ms c 53ms d 116ms c 4159ms e 2900ms f 1608ms g 5612ms h 1709ms i 999ms c 29ms c 1999ms c 30ms c 10502ms c',
    values: {
      a: 'restoreReads: reads.restored',
      b: 'receiveMessages: host.opensLinks',
      c: 'connection: connection.changed',
      d: 'realtime: push.subscribing',
      e: 'markSeen: seen.advanced',
      f: 'statusBar: status.shown reply.sent 12000',
      g: 'markRead: reads.sent',
      h: 'statusBar: status.shown like.failed 4000',
      i: 'polling: notes.refreshRequested',
    },
  },
  {
    diagram: '4ms a 16462ms b',
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
      '4ms a 26ms a 271ms b 313ms c 176ms d 642ms e 2049ms f 1140ms g 5ms b 2863ms f 150ms d 1494ms c 302ms h 5290ms i 8367ms j 71ms k 33460ms c 6901ms c',
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
    diagram: '617ms a 819ms b',
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
    const end = '69468ms !';
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
