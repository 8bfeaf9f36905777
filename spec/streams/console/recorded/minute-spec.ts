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
      '3ms a 15ms b 5ms c d 98ms e 15ms f 17ms g 114ms h 60ms i 5ms j 12ms k 55ms l 2ms m 69ms n 1ms o 148ms p 12ms q 57ms r 97ms s 3ms t 3745ms u 2340ms v 46ms w 84ms x 38ms y 56ms z 2298ms A 16ms B 4986ms C 4011ms D 22ms E 20ms F 10ms G 4473ms H 23447ms I 3970ms J 5979ms K 22ms L 4ms M 29ms N 38ms O 13ms P 15ms Q 16ms R 16ms S 15ms T 16ms U 12ms V 25ms W X 40ms Y Z 6725ms 0 14ms 1 2 11ms 3 7ms 4 35ms 5 22ms 6 15ms 7 8 12ms 9',
    values: {
      a: 0,
      b: 8,
      c: 11,
      d: 12,
      e: 18,
      f: 19,
      g: 24,
      h: 25,
      i: 35,
      j: 36,
      k: 39,
      l: 45,
      m: 46,
      n: 47,
      o: 48,
      p: 56,
      q: 58,
      r: 64,
      s: 66,
      t: 67,
      u: 82,
      v: 90,
      w: 96,
      x: 102,
      y: 105,
      z: 107,
      A: 115,
      B: 116,
      C: 120,
      D: 151,
      E: 152,
      F: 155,
      G: 156,
      H: 169,
      I: 185,
      J: 192,
      K: 206,
      L: 207,
      M: 208,
      N: 209,
      O: 212,
      P: 213,
      Q: 214,
      R: 215,
      S: 216,
      T: 217,
      U: 218,
      V: 219,
      W: 220,
      X: 221,
      Y: 222,
      Z: 223,
      0: 242,
      1: 243,
      2: 244,
      3: 245,
      4: 246,
      5: 250,
      6: 251,
      7: 252,
      8: 253,
      9: 255,
    },
  },
  {
    diagram: '63517ms a 31ms b c 15ms d 11ms e 78ms f g',
    values: {
      a: 256,
      b: 257,
      c: 259,
      d: 260,
      e: 261,
      f: 262,
      g: 263,
    },
  },
  {
    diagram: '705ms a 62697ms b 75ms c 69ms d',
    values: {
      a: 65,
      b: 247,
      c: 254,
      d: 258,
    },
  },
];

/** What each behaviour said. */
const said: readonly Line<string>[] = [
  {
    diagram:
      '3ms a 22ms b 15ms c 82ms d 130ms e 17ms f 53ms g 6ms d 22ms h 15ms i 110ms j 101ms k 46ms l 28ms m 27ms n 3820ms m 14ms n 2339ms o 44ms p 59ms m 15ms n 37ms j 92ms k 91ms m 10ms n 3584ms q 3639ms r 11ms h 1907ms s 14ms h 984ms t 4ms u 999ms t 6ms v 67ms w 1931ms t 9ms x 2547ms y 145ms z 1341ms q 5577ms A 16390ms B 999ms f 999ms f 999ms f 990ms l 8ms f 999ms f 999ms f 999ms f 999ms f 999ms f 999ms f 246ms j 29ms C 722ms f 999ms f 999ms f 608ms A 390ms f 999ms f 999ms f 999ms f 263ms j 712ms C 22ms f 999ms f 999ms f 999ms f 999ms f',
    values: {
      a: 'storage: seen.advanced',
      b: 'hostMessages: panel.toggled',
      c: 'polling: notes.listed 10',
      d: 'loadMore: notes.moreWanted',
      e: 'polling: notes.listed 20',
      f: 'connection: connection.changed',
      g: 'realtime: push.subscribed',
      h: 'polling: notes.confirmed',
      i: 'polling: notes.listed 30',
      j: 'markRead: reads.sent',
      k: 'markRead: reads.confirmed',
      l: 'surroundings: width.changed',
      m: 'realtime: push.received',
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
      '3ms a 38ms b 231ms c 53ms d 4198ms b 2339ms e 44ms f 7534ms g 1919ms h 999ms d 4ms d 999ms d 6ms d 1999ms d 9ms d 26004ms d',
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
    diagram: '3ms a 16363ms b',
    values: {
      a: 'storage: drafts.restored',
      b: 'connection: connection.changed',
    },
  },
  {
    diagram: '3ms a',
    values: {
      a: 'surroundings: network.changed',
    },
  },
  {
    diagram: '3ms a',
    values: {
      a: 'surroundings: width.changed',
    },
  },
  {
    diagram: '3ms a',
    values: {
      a: 'hostMessages: visibility.changed',
    },
  },
  {
    diagram: '3ms a',
    values: {
      a: 'clock: clock.ticked',
    },
  },
];

/** What the platform was asked. */
const asked: readonly Line<string>[] = [
  {
    diagram:
      '3ms a 38ms b 82ms a 202ms a 29ms a 126ms c 177ms d 143ms e 2029ms e 1674ms f 14ms b 2318ms e 20ms a 23ms d 80ms d 53ms c 184ms g 7213ms h 21ms a 1919ms a 6569ms i 96ms j 23347ms a 10258ms c 7016ms c',
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
    diagram: '485ms a',
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
    const end = '69363ms !';
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
