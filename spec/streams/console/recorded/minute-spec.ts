import { readFileSync } from 'node:fs';
import path from 'node:path';
import { merge } from 'rxjs';
import { marbles } from 'rxjs-marbles/jest';
import { readSession } from '../../../../scripts/replay/read-session';
import { nthOfMs, outcome, relived } from '../../../../scripts/replay/relive';

// Written by `npm run replay minute.json -- --spec`. A line has what is the first, the second, ... of its millisecond.

const FILE = path.join(import.meta.dirname, 'minute.json');

/** What came by itself: the numbers of the session's entries. */
const given: readonly Line<number>[] = [
  {
    diagram:
      '2ms a 15ms b 33ms c 4ms d 171ms e 19ms f 212ms g 12ms h 2ms i 111ms j 38ms k 27ms l 20ms m 260ms n 108ms o 11ms p 86ms q r 170ms s 4ms t 3351ms u 2958ms v 33ms w 355ms x 43ms y 203ms z 4243ms A 26ms B 1929ms C 4040ms D 25ms E 121ms F 36ms G 4331ms H 23449ms I 3940ms J 10ms K 5985ms L 28ms M 16ms N 125ms O 25ms P 23ms Q 92ms R 2ms S 171ms T 37ms U 28ms V 10ms W 36ms X 32ms Y 22ms Z 6347ms 0 19ms 1 2ms 2 44ms 3 19ms 4 15ms 5 17ms 6 27ms 7 9ms 8 21ms 9',
    values: {
      a: 0,
      b: 8,
      c: 14,
      d: 15,
      e: 26,
      f: 27,
      g: 35,
      h: 36,
      i: 37,
      j: 45,
      k: 46,
      l: 47,
      m: 49,
      n: 58,
      o: 61,
      p: 62,
      q: 63,
      r: 64,
      s: 65,
      t: 66,
      u: 80,
      v: 91,
      w: 95,
      x: 101,
      y: 104,
      z: 108,
      A: 117,
      B: 118,
      C: 119,
      D: 150,
      E: 151,
      F: 154,
      G: 155,
      H: 168,
      I: 186,
      J: 193,
      K: 195,
      L: 208,
      M: 209,
      N: 210,
      O: 213,
      P: 214,
      Q: 215,
      R: 216,
      S: 217,
      T: 222,
      U: 223,
      V: 224,
      W: 225,
      X: 226,
      Y: 227,
      Z: 228,
      0: 243,
      1: 244,
      2: 245,
      3: 246,
      4: 249,
      5: 250,
      6: 251,
      7: 252,
      8: 253,
      9: 254,
    },
  },
  {
    diagram: '63620ms a 16ms b 40ms c 2ms d 82ms e 18ms f 32ms g 22ms h 25ms i 17ms j 16ms k 41ms l',
    values: {
      a: 255,
      b: 256,
      c: 257,
      d: 258,
      e: 261,
      f: 262,
      g: 263,
      h: 264,
      i: 265,
      j: 266,
      k: 267,
      l: 268,
    },
  },
];

/** What each behaviour said. */
const said: readonly Line<string>[] = [
  {
    diagram:
      '2ms a 15ms b 38ms c 66ms d 11ms e 141ms f 170ms g 28ms h 42ms i 4ms j 88ms k 41ms l 40ms m 179ms g 77ms n 3608ms k 60ms m 2943ms o 47ms p 37ms k 19ms m 348ms h 152ms j 89ms k 17ms m 3037ms q 3191ms r 46ms f 1852ms s 27ms f 971ms t 8ms u 999ms t 10ms v 79ms w 1919ms t 5ms x 2572ms y 134ms z 1323ms q 5527ms A 16460ms B 999ms b 999ms b 999ms b 959ms l 39ms b 999ms b 999ms b 999ms b 999ms b 999ms b 999ms b 274ms h 100ms C 623ms b 999ms b 999ms b 538ms A 460ms b 999ms b 999ms b 999ms b 217ms h 708ms C 72ms b 999ms b 999ms b 999ms b 999ms b',
    values: {
      a: 'storage: seen.advanced',
      b: 'connection: connection.changed',
      c: 'hostMessages: panel.toggled',
      d: 'realtime: push.subscribed',
      e: 'polling: notes.listed 10',
      f: 'polling: notes.confirmed',
      g: 'loadMore: notes.moreWanted',
      h: 'markRead: reads.sent',
      i: 'polling: notes.listed 20',
      j: 'markRead: reads.confirmed',
      k: 'realtime: push.received',
      l: 'surroundings: width.changed',
      m: 'fetchPushed: notes.fetched',
      n: 'polling: notes.listed 30',
      o: 'reply: reply.sent',
      p: 'polling: notes.fetched',
      q: 'override: override.ended',
      r: 'like: like.failed',
      s: 'realtime: push.lost 1000 0',
      t: 'realtime: push.subscribing',
      u: 'realtime: push.lost 1000 1',
      v: 'realtime: push.lost 2000 2',
      w: 'statusBar: status.dismissed',
      x: 'realtime: push.lost 120000 3',
      y: 'undo: moderation.started',
      z: 'undo: moderation.confirmed',
      A: 'clock: clock.ticked',
      B: 'polling: notes.failed 60000 1',
      C: 'markRead: reads.failed',
    },
  },
  {
    diagram:
      '2ms a 15ms b 105ms c 11ms d 4489ms d 2943ms e 47ms f 6897ms g 1899ms h 999ms c 8ms c 999ms c 10ms c 1999ms c 5ms c 26020ms c',
    values: {
      a: 'storage: reads.restored',
      b: 'realtime: push.subscribing',
      c: 'connection: connection.changed',
      d: 'markSeen: seen.advanced',
      e: 'statusBar: status.shown reply.sent 12000',
      f: 'polling: notes.confirmed',
      g: 'statusBar: status.shown like.failed 4000',
      h: 'polling: notes.refreshRequested',
    },
  },
  {
    diagram: '2ms a 16413ms b',
    values: {
      a: 'storage: drafts.restored',
      b: 'connection: connection.changed',
    },
  },
  {
    diagram: '2ms a',
    values: {
      a: 'surroundings: network.changed',
    },
  },
  {
    diagram: '2ms a',
    values: {
      a: 'surroundings: width.changed',
    },
  },
  {
    diagram: '2ms a',
    values: {
      a: 'hostMessages: visibility.changed',
    },
  },
  {
    diagram: '2ms a',
    values: {
      a: 'clock: clock.ticked',
    },
  },
];

/** What the platform was asked. */
const asked: readonly Line<string>[] = [
  {
    diagram:
      '2ms a 54ms b 78ms c 312ms a 28ms d 136ms e 262ms a 445ms f 2134ms f 1105ms g 60ms c 2858ms f 84ms a 23ms e 61ms e 368ms d 242ms h 6205ms i 41ms a 1899ms a 6598ms j 88ms k 23339ms a 9ms l 10283ms d 6942ms d',
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
      l: 'GET /notifications/8400000102',
    },
  },
  {
    diagram: '136ms a',
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
  'minute: 69 s go as they went',
  marbles((m) => {
    const session = readSession(FILE, readFileSync(FILE, 'utf8'));
    const given$ = merge(...given.map(({ diagram, values }) => m.hot<number>(diagram, values)));
    const { run$, said$, asked$, state } = relived(session, given$);
    const end = '69463ms !';
    said.forEach(({ diagram, values }, nth) =>
      m.expect(nthOfMs(said$, nth), end).toBeObservable(diagram, values),
    );
    asked.forEach(({ diagram, values }, nth) =>
      m.expect(nthOfMs(asked$, nth), end).toBeObservable(diagram, values),
    );
    m.expect(nthOfMs(said$, said.length), end).toBeObservable('');
    m.expect(nthOfMs(asked$, asked.length), end).toBeObservable('');
    m.expect(run$, end).toBeObservable('');
    m.flush();
    expect(outcome(state())).toEqual(outcome(session.final));
  }),
);
