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
      '12ms a 58ms b 9ms c 40ms d 298ms e 34ms f 273ms g 6ms h 91ms i 5ms j 181ms k 15ms l 128ms m 9ms n 211ms o p 209ms q 3ms r 3945ms s 2805ms t 231ms u 673ms v 241ms w 32ms x 3269ms y 26ms z 1940ms A 4015ms B 22ms C 15ms D 27ms E 4450ms F 23449ms G 3959ms H 16ms I 5967ms J 50ms K 13ms L 35ms M 18ms N 23ms O 19ms P 29ms Q 25ms R 102ms S 2ms T 68ms U 17ms V 24ms W 60ms X 32ms Y 39ms Z 6448ms 0 27ms 1 31ms 2 38ms 3 44ms 4 22ms 5 48ms 6 161ms 7 1ms 8 75ms 9',
    values: {
      a: 0,
      b: 10,
      c: 11,
      d: 13,
      e: 25,
      f: 26,
      g: 35,
      h: 36,
      i: 37,
      j: 38,
      k: 47,
      l: 49,
      m: 58,
      n: 59,
      o: 67,
      p: 68,
      q: 69,
      r: 70,
      s: 84,
      t: 98,
      u: 101,
      v: 108,
      w: 111,
      x: 115,
      y: 124,
      z: 125,
      A: 126,
      B: 157,
      C: 158,
      D: 161,
      E: 162,
      F: 175,
      G: 191,
      H: 198,
      I: 200,
      J: 213,
      K: 214,
      L: 215,
      M: 218,
      N: 219,
      O: 220,
      P: 221,
      Q: 222,
      R: 223,
      S: 224,
      T: 225,
      U: 230,
      V: 231,
      W: 232,
      X: 233,
      Y: 234,
      Z: 235,
      0: 250,
      1: 251,
      2: 252,
      3: 255,
      4: 256,
      5: 257,
      6: 258,
      7: 259,
      8: 260,
      9: 263,
    },
  },
  {
    diagram: '64193ms a 15ms b 44ms c 41ms d 26ms e 22ms f 19ms g',
    values: {
      a: 264,
      b: 265,
      c: 266,
      d: 267,
      e: 268,
      f: 269,
      g: 270,
    },
  },
];

/** What each behaviour said. */
const said: readonly Line<string>[] = [
  {
    diagram:
      '12ms a 68ms b 40ms c 74ms d 23ms e 175ms f 109ms g 19ms h 199ms f 107ms i 47ms j 127ms k 5ms l 38ms m 37ms n 74ms g 3987ms k 197ms n 2716ms o 7ms k 72ms n 202ms p 900ms i 261ms m 55ms k 183ms n 1839ms q 3196ms r 1850ms s 999ms t 16ms u 999ms t 9ms v 121ms w 1877ms t 5ms x 2605ms y 109ms z 1373ms q 5241ms A 14949ms B 999ms c 999ms c 999ms c 999ms c 999ms c 751ms l 247ms c 999ms c 999ms c 999ms c 999ms c 999ms c 999ms c 62ms i 54ms C 881ms c 999ms c 999ms c 49ms A 949ms c 999ms c 999ms c 999ms c 137ms i 715ms C 145ms c 999ms c 999ms c 999ms c 999ms c',
    values: {
      a: 'storage: seen.advanced',
      b: 'hostMessages: panel.toggled',
      c: 'connection: connection.changed',
      d: 'polling: notes.listed 10',
      e: 'realtime: push.subscribed',
      f: 'loadMore: notes.moreWanted',
      g: 'polling: notes.confirmed',
      h: 'polling: notes.listed 20',
      i: 'markRead: reads.sent',
      j: 'polling: notes.listed 30',
      k: 'realtime: push.received',
      l: 'surroundings: width.changed',
      m: 'markRead: reads.confirmed',
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
      '12ms a 109ms b 74ms c 23ms d 5133ms c 2716ms e 283ms f 6439ms g 1850ms h 999ms d 16ms d 999ms d 9ms d 1999ms d 5ms d 24281ms d',
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
    diagram: '12ms a 16634ms b',
    values: {
      a: 'storage: drafts.restored',
      b: 'connection: connection.changed',
    },
  },
  {
    diagram: '12ms a',
    values: {
      a: 'surroundings: network.changed',
    },
  },
  {
    diagram: '12ms a',
    values: {
      a: 'surroundings: width.changed',
    },
  },
  {
    diagram: '12ms a',
    values: {
      a: 'hostMessages: visibility.changed',
    },
  },
  {
    diagram: '12ms a',
    values: {
      a: 'clock: clock.ticked',
    },
  },
];

/** What the platform was asked. */
const asked: readonly Line<string>[] = [
  {
    diagram:
      '12ms a 184ms b 23ms a 285ms a 219ms a 107ms c 175ms d 82ms a 504ms e 2027ms e 1529ms f 197ms b 2363ms e 352ms a 7ms d 194ms d 981ms c 317ms g 5194ms h 25ms a 165ms g 8323ms i 45ms j 33692ms c 7074ms c',
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
    diagram: '835ms a',
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
  'minute: 70 s go as they went',
  marbles((m) => {
    const session = readSession(FILE, readFileSync(FILE, 'utf8'));
    const given$ = merge(...given.map(({ diagram, values }) => m.hot<number>(diagram, values)));
    const { run$, said$, asked$, state } = relived(session, given$);
    const end = '69745ms !';
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
