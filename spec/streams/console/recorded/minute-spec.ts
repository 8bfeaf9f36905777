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
      '4ms a 24ms b 13ms c 1ms d 115ms e 22ms f 158ms g 6ms h 6ms i 81ms j 7ms k 109ms l 2ms m 153ms n 22ms o 255ms p 1ms q 55ms r 2ms s 3608ms t 2519ms u 31ms v 383ms w 48ms x 57ms y 1844ms z 19ms A 4961ms B 4039ms C 22ms D 14ms E 8ms F 4472ms G 23433ms H 3987ms I 5971ms J 23ms K 21ms L 9ms M 31ms N 10ms O 30ms P 20ms Q 13ms R 15ms S 14ms T 26ms U V 47ms W 1ms X 6725ms Y 16ms Z 0 11ms 1 5ms 2 3 45ms 4 5 6 10ms 7 12ms 8 25ms 9',
    values: {
      a: 0,
      b: 8,
      c: 11,
      d: 12,
      e: 21,
      f: 22,
      g: 29,
      h: 30,
      i: 31,
      j: 41,
      k: 42,
      l: 45,
      m: 46,
      n: 53,
      o: 55,
      p: 62,
      q: 63,
      r: 64,
      s: 65,
      t: 80,
      u: 88,
      v: 94,
      w: 100,
      x: 103,
      y: 107,
      z: 113,
      A: 114,
      B: 118,
      C: 149,
      D: 150,
      E: 153,
      F: 154,
      G: 167,
      H: 183,
      I: 190,
      J: 204,
      K: 205,
      L: 206,
      M: 207,
      N: 210,
      O: 211,
      P: 212,
      Q: 213,
      R: 214,
      S: 215,
      T: 216,
      U: 217,
      V: 218,
      W: 219,
      X: 220,
      Y: 239,
      Z: 240,
      0: 241,
      1: 242,
      2: 243,
      3: 244,
      4: 247,
      5: 248,
      6: 249,
      7: 250,
      8: 251,
      9: 252,
    },
  },
  {
    diagram: '63623ms a 7ms b 17ms c 13ms d 15ms e 106ms f 46ms g h',
    values: {
      a: 254,
      b: 255,
      c: 256,
      d: 257,
      e: 258,
      f: 259,
      g: 261,
      h: 262,
    },
  },
  {
    diagram: '63622ms a 163ms b',
    values: {
      a: 253,
      b: 260,
    },
  },
];

/** What each behaviour said. */
const said: readonly Line<string>[] = [
  {
    diagram:
      '4ms a 40ms b 4ms c 138ms d 87ms e 79ms f 28ms g 60ms h 112ms i 96ms j 56ms k 20ms l 68ms m 3815ms l 12ms m 2525ms n 34ms o 63ms l 7ms m 332ms i 70ms j 96ms l 16ms m 3269ms p 3509ms q 23ms h 1891ms r 15ms h 983ms s 5ms t 999ms s 19ms u 57ms v 1941ms s 4ms w 2561ms x 91ms y 1367ms p 5470ms z 16503ms A 999ms f 999ms f 999ms f 999ms f 6ms k 992ms f 999ms f 999ms f 999ms f 999ms f 999ms f 252ms i 27ms B 718ms f 999ms f 999ms f 495ms z 503ms f 999ms f 999ms f 999ms f 325ms i 673ms f 34ms B 964ms f 999ms f 999ms f 999ms f',
    values: {
      a: 'storage: seen.advanced',
      b: 'hostMessages: panel.toggled',
      c: 'polling: notes.listed 10',
      d: 'polling: notes.listed 20',
      e: 'polling: notes.listed 30',
      f: 'connection: connection.changed',
      g: 'realtime: push.subscribed',
      h: 'polling: notes.confirmed',
      i: 'markRead: reads.sent',
      j: 'markRead: reads.confirmed',
      k: 'surroundings: width.changed',
      l: 'realtime: push.received',
      m: 'fetchPushed: notes.fetched',
      n: 'reply: reply.sent',
      o: 'polling: notes.fetched',
      p: 'override: override.ended',
      q: 'like: like.failed',
      r: 'realtime: push.lost 1000 0',
      s: 'realtime: push.subscribing',
      t: 'realtime: push.lost 1000 1',
      u: 'realtime: push.lost 2000 2',
      v: 'statusBar: status.dismissed',
      w: 'realtime: push.lost 120000 3',
      x: 'undo: moderation.started',
      y: 'undo: moderation.confirmed',
      z: 'clock: clock.ticked',
      A: 'polling: notes.failed 60000 1',
      B: 'markRead: reads.failed',
    },
  },
  {
    diagram:
      '4ms a 45ms b 138ms c 167ms d 28ms e 4246ms b 2525ms f 34ms g 7369ms h 1915ms i 999ms e 5ms e 999ms e 19ms e 1999ms e 4ms e 25996ms e',
    values: {
      a: 'storage: reads.restored',
      b: 'markSeen: seen.advanced',
      c: 'loadMore: notes.moreWanted',
      d: 'realtime: push.subscribing',
      e: 'connection: connection.changed',
      f: 'statusBar: status.shown reply.sent 12000',
      g: 'polling: notes.confirmed',
      h: 'statusBar: status.shown like.failed 4000',
      i: 'polling: notes.refreshRequested',
    },
  },
  {
    diagram: '4ms a 45ms b 16429ms c',
    values: {
      a: 'storage: drafts.restored',
      b: 'loadMore: notes.moreWanted',
      c: 'connection: connection.changed',
    },
  },
  {
    diagram: '4ms a',
    values: {
      a: 'surroundings: network.changed',
    },
  },
  {
    diagram: '4ms a',
    values: {
      a: 'surroundings: width.changed',
    },
  },
  {
    diagram: '4ms a',
    values: {
      a: 'hostMessages: visibility.changed',
    },
  },
  {
    diagram: '4ms a',
    values: {
      a: 'clock: clock.ticked',
    },
  },
];

/** What the platform was asked. */
const asked: readonly Line<string>[] = [
  {
    diagram:
      '4ms a 45ms b 138ms a 196ms a 173ms c 174ms d 318ms e 2064ms e 1500ms f 12ms b 2494ms e 30ms a 22ms d 75ms d 340ms c 167ms g 6765ms h 30ms a 1915ms a 6592ms i 54ms j 23367ms a 10264ms c 7072ms c',
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
    diagram: '50ms a 509ms b',
    values: {
      a: 'GET /notifications/',
      b: 'GET /me',
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
    const end = '69481ms !';
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
