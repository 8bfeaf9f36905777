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
      '5ms a 18ms b 27ms c 3ms d 193ms e 24ms f 215ms g 56ms h 5ms i 22ms j 2ms k 88ms l 27ms m 19ms n 26ms o 9ms p 104ms q r 108ms s 1ms t 9ms u 63ms v 6ms w 3564ms x 2582ms y 76ms z 123ms A 43ms B 38ms C 2042ms D 26ms E 5124ms F 3823ms G 15ms H 29ms I 195ms J 4291ms K 23446ms L 3972ms M 8ms N 5973ms O 18ms P 4ms Q 28ms R 51ms S 16ms T 15ms U 12ms V 16ms W 18ms X 16ms Y 43ms Z 2ms 0 69ms 1 16ms 2 14ms 3 17ms 4 14ms 5 16ms 6 51ms 7 51ms 8 18ms 9',
    values: {
      a: 0,
      b: 8,
      c: 14,
      d: 15,
      e: 22,
      f: 27,
      g: 35,
      h: 38,
      i: 39,
      j: 40,
      k: 41,
      l: 44,
      m: 46,
      n: 47,
      o: 50,
      p: 52,
      q: 58,
      r: 59,
      s: 63,
      t: 64,
      u: 66,
      v: 70,
      w: 71,
      x: 86,
      y: 95,
      z: 104,
      A: 107,
      B: 110,
      C: 112,
      D: 120,
      E: 121,
      F: 125,
      G: 156,
      H: 157,
      I: 158,
      J: 161,
      K: 174,
      L: 190,
      M: 197,
      N: 199,
      O: 212,
      P: 213,
      Q: 214,
      R: 217,
      S: 218,
      T: 219,
      U: 220,
      V: 221,
      W: 222,
      X: 223,
      Y: 224,
      Z: 225,
      0: 226,
      1: 231,
      2: 232,
      3: 233,
      4: 234,
      5: 235,
      6: 236,
      7: 237,
      8: 238,
      9: 239,
    },
  },
  {
    diagram:
      '63440ms a 34ms b 5ms c 61ms d 22ms e 43ms f 16ms g 38ms h 41ms i j 71ms k 13ms l 17ms m 15ms n 16ms o 13ms p 15ms q 18ms r 15ms s 14ms t 15ms u 45ms v',
    values: {
      a: 254,
      b: 255,
      c: 256,
      d: 259,
      e: 260,
      f: 261,
      g: 262,
      h: 263,
      i: 264,
      j: 265,
      k: 268,
      l: 269,
      m: 270,
      n: 271,
      o: 272,
      p: 273,
      q: 274,
      r: 275,
      s: 276,
      t: 277,
      u: 278,
      v: 279,
    },
  },
];

/** What each behaviour said. */
const said: readonly Line<string>[] = [
  {
    diagram:
      '5ms a 18ms b 31ms c 5ms d 190ms e 135ms f 85ms g 35ms h 68ms i 154ms j 8ms k 36ms l 37ms m 134ms g 56ms n 67ms f 3490ms l 14ms m 2548ms o 90ms l 22ms p 118ms m 33ms i 105ms j 54ms l 19ms m 3388ms q 3758ms r 14ms f 1679ms s 10ms f 988ms t 7ms u 999ms t 12ms v 283ms w 1715ms t 9ms x 2546ms y 148ms z 1526ms q 5325ms A 16450ms B 999ms b 999ms b 999ms b 999ms b k 998ms b 999ms b 999ms b 999ms b 999ms b 999ms b 234ms i 40ms C 723ms b 999ms b 999ms b 548ms A 450ms b 999ms b 999ms b 999ms b 252ms i 716ms C 29ms b 999ms b 999ms b 999ms b 999ms b 999ms b',
    values: {
      a: 'storage: seen.advanced',
      b: 'connection: connection.changed',
      c: 'hostMessages: panel.toggled',
      d: 'polling: notes.listed 10',
      e: 'realtime: push.subscribed',
      f: 'polling: notes.confirmed',
      g: 'loadMore: notes.moreWanted',
      h: 'polling: notes.listed 20',
      i: 'markRead: reads.sent',
      j: 'markRead: reads.confirmed',
      k: 'surroundings: width.changed',
      l: 'realtime: push.received',
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
      '5ms a 18ms b 37ms c 190ms d 4331ms c 2548ms e 113ms f 7481ms g 1694ms h 999ms d 7ms d 999ms d 12ms d 1999ms d 9ms d 25999ms d',
    values: {
      a: 'storage: reads.restored',
      b: 'realtime: push.subscribing',
      c: 'markSeen: seen.advanced',
      d: 'connection: connection.changed',
      e: 'statusBar: status.shown reply.sent 12000',
      f: 'polling: notes.confirmed',
      g: 'statusBar: status.shown like.failed 4000',
      h: 'polling: notes.refreshRequested',
    },
  },
  {
    diagram: '5ms a 16419ms b',
    values: {
      a: 'storage: drafts.restored',
      b: 'connection: connection.changed',
    },
  },
  {
    diagram: '5ms a',
    values: {
      a: 'surroundings: network.changed',
    },
  },
  {
    diagram: '5ms a',
    values: {
      a: 'surroundings: width.changed',
    },
  },
  {
    diagram: '5ms a',
    values: {
      a: 'hostMessages: visibility.changed',
    },
  },
  {
    diagram: '5ms a',
    values: {
      a: 'clock: clock.ticked',
    },
  },
];

/** What the platform was asked. */
const asked: readonly Line<string>[] = [
  {
    diagram:
      '5ms a 50ms b 5ms c 190ms a 221ms a 104ms d 200ms e 172ms a 16ms f 39ms a 2056ms f 1501ms g 14ms c 2494ms f 53ms a 85ms e 4ms e 175ms d 160ms h 7116ms i 50ms a 1694ms a 6577ms j 64ms k 23367ms a 10254ms d 7017ms d',
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
  'minute: 69 s go as they went',
  marbles((m) => {
    const session = readSession(FILE, readFileSync(FILE, 'utf8'));
    const given$ = merge(...given.map(({ diagram, values }) => m.hot<number>(diagram, values)));
    const { run$, said$, asked$, state } = relived(session, given$);
    const end = '69464ms !';
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
