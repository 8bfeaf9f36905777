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
      '1ms a 13ms b 3ms c 60ms d 6ms e 15ms f 31ms g 115ms h 2ms i 35ms j 2ms k 47ms l m 143ms n 8ms o 163ms p q 23ms r 1ms s 3661ms t 2414ms u 32ms v 427ms w 25ms x 20ms y 1950ms z 11ms A 4996ms B 4027ms C 49ms D 10ms E 9ms F 4494ms G 23407ms H 3972ms I 5988ms J 5ms K 1ms L 41ms M 24ms N 10ms O 15ms P 16ms Q 14ms R 15ms S 15ms T 16ms U 15ms V 16ms W 62ms X Y 35ms Z 0 6685ms 1 7ms 2 4ms 3 4 35ms 5 39ms 6 18ms 7 16ms 8 35ms 9',
    values: {
      a: 0,
      b: 10,
      c: 11,
      d: 17,
      e: 18,
      f: 23,
      g: 24,
      h: 34,
      i: 35,
      j: 43,
      k: 44,
      l: 45,
      m: 46,
      n: 54,
      o: 56,
      p: 62,
      q: 63,
      r: 64,
      s: 65,
      t: 79,
      u: 88,
      v: 94,
      w: 100,
      x: 103,
      y: 107,
      z: 113,
      A: 114,
      B: 118,
      C: 151,
      D: 152,
      E: 153,
      F: 154,
      G: 167,
      H: 183,
      I: 190,
      J: 204,
      K: 205,
      L: 206,
      M: 209,
      N: 210,
      O: 211,
      P: 212,
      Q: 213,
      R: 214,
      S: 215,
      T: 218,
      U: 219,
      V: 220,
      W: 221,
      X: 222,
      Y: 223,
      Z: 224,
      0: 225,
      1: 244,
      2: 245,
      3: 246,
      4: 248,
      5: 251,
      6: 252,
      7: 254,
      8: 255,
      9: 257,
    },
  },
  {
    diagram: '63361ms a 19ms b 16ms c 17ms d 13ms e 68ms f g',
    values: {
      a: 258,
      b: 260,
      c: 261,
      d: 262,
      e: 263,
      f: 264,
      g: 265,
    },
  },
  {
    diagram: '56345ms a 6865ms b 76ms c 35ms d 36ms e',
    values: {
      a: 216,
      b: 247,
      c: 253,
      d: 256,
      e: 259,
    },
  },
  {
    diagram: '56345ms a',
    values: {
      a: 217,
    },
  },
];

/** What each behaviour said. */
const said: readonly Line<string>[] = [
  {
    diagram:
      '1ms a 17ms b 7ms c 52ms d 54ms e 71ms f 8ms g 34ms d h 12ms i 76ms j 69ms k 70ms l 2ms m 23ms n 3804ms l 10ms n 2418ms o 23ms p 76ms l 6ms n 370ms j 39ms k 91ms l 11ms n 3317ms q 3559ms r 7ms h 1945ms s 7ms h 991ms t 7ms u 999ms t 5ms v 31ms w 1967ms t 5ms x 2588ms y 60ms z 1360ms q 5769ms A 16219ms B 999ms e 999ms e 999ms e 984ms m 14ms e 999ms e 999ms e 999ms e 999ms e 999ms e 999ms e 290ms j 16ms C 691ms e 999ms e 999ms e 779ms A 219ms e 999ms e 999ms e 999ms e 278ms j 708ms C 11ms e 999ms e 999ms e 999ms e 999ms e',
    values: {
      a: 'storage: seen.advanced',
      b: 'hostMessages: panel.toggled',
      c: 'polling: notes.listed 10',
      d: 'loadMore: notes.moreWanted',
      e: 'connection: connection.changed',
      f: 'polling: notes.listed 20',
      g: 'realtime: push.subscribed',
      h: 'polling: notes.confirmed',
      i: 'polling: notes.listed 30',
      j: 'markRead: reads.sent',
      k: 'markRead: reads.confirmed',
      l: 'realtime: push.received',
      m: 'surroundings: width.changed',
      n: 'fetchPushed: notes.fetched',
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
      '1ms a 25ms b 107ms c 80ms d 4109ms b 2418ms e 23ms f 7476ms g 1953ms h 999ms d 7ms d 999ms d 5ms d 1999ms d 5ms d 26000ms d',
    values: {
      a: 'storage: reads.restored',
      b: 'markSeen: seen.advanced',
      c: 'realtime: push.subscribing',
      d: 'connection: connection.changed',
      e: 'statusBar: status.shown reply.sent 12000',
      f: 'polling: notes.confirmed',
      g: 'statusBar: status.shown like.failed 4000',
      h: 'polling: notes.refreshRequested',
    },
  },
  {
    diagram: '1ms a 16198ms b',
    values: {
      a: 'storage: drafts.restored',
      b: 'connection: connection.changed',
    },
  },
  {
    diagram: '1ms a',
    values: {
      a: 'surroundings: network.changed',
    },
  },
  {
    diagram: '1ms a',
    values: {
      a: 'surroundings: width.changed',
    },
  },
  {
    diagram: '1ms a',
    values: {
      a: 'hostMessages: visibility.changed',
    },
  },
  {
    diagram: '1ms a',
    values: {
      a: 'clock: clock.ticked',
    },
  },
];

/** What the platform was asked. */
const asked: readonly Line<string>[] = [
  {
    diagram:
      '1ms a 25ms b 52ms a 135ms a 35ms a 89ms c 140ms d 202ms e 2033ms e 1594ms f 10ms b 2400ms e 17ms a 16ms d 83ms d 377ms c 131ms g 6874ms h 14ms a 1953ms a 6608ms i 35ms j 23362ms a 10303ms c 6987ms c',
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
    diagram: '342ms a',
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
  'minute: 69 s go as they went',
  marbles((m) => {
    const session = readSession(FILE, readFileSync(FILE, 'utf8'));
    const given$ = merge(...given.map(({ diagram, values }) => m.hot<number>(diagram, values)));
    const { run$, said$, asked$, state } = relived(session, given$);
    const end = '69193ms !';
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
