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
      '4ms a 19ms b 1ms c 2ms d 54ms e 14ms f 37ms g 125ms h 1ms i 59ms j 2ms k 1ms l 459ms m n 22ms o p 3513ms q 2547ms r 14ms s 295ms t 24ms u 23ms v 2003ms w 9ms x 4989ms y 4025ms z 15ms A 9ms B 6ms C 4481ms D 23443ms E 3982ms F 5987ms G 2ms H I 1ms J 18ms K 71ms L M 6906ms N 2ms O P 3ms Q 15ms R 64ms S 1ms T',
    values: {
      a: 0,
      b: 10,
      c: 11,
      d: 13,
      e: 21,
      f: 22,
      g: 24,
      h: 34,
      i: 35,
      j: 43,
      k: 45,
      l: 46,
      m: 52,
      n: 53,
      o: 54,
      p: 55,
      q: 69,
      r: 80,
      s: 84,
      t: 90,
      u: 93,
      v: 97,
      w: 103,
      x: 104,
      y: 108,
      z: 139,
      A: 140,
      B: 143,
      C: 144,
      D: 157,
      E: 173,
      F: 180,
      G: 194,
      H: 195,
      I: 196,
      J: 197,
      K: 198,
      L: 201,
      M: 202,
      N: 221,
      O: 222,
      P: 223,
      Q: 224,
      R: 225,
      S: 228,
      T: 229,
    },
  },
  {
    diagram: '29ms a',
    values: {
      a: 15,
    },
  },
];

/** What each behaviour said. */
const said: readonly Line<string>[] = [
  {
    diagram:
      '4ms a 21ms b 2ms c 107ms d 41ms e 11ms f 73ms g 43ms h 15ms i 76ms j 13ms k 3890ms j 6ms k 2541ms l 17ms m 80ms j 5ms k 226ms g 39ms h 99ms j 9ms k 3476ms n 3445ms o 12ms f 1924ms p 6ms f 992ms q 4ms r 999ms q 8ms s 47ms t 1951ms q 5ms u 2547ms v 59ms w 1413ms n 5762ms x 16208ms y 999ms d 999ms d 999ms d 995ms i 3ms d 999ms d 999ms d 999ms d 999ms d 999ms d 999ms d 81ms g 32ms z 884ms d 999ms d 999ms d 790ms x 208ms d 999ms d 999ms d 999ms d 79ms g 709ms z 209ms d 999ms d 999ms d 999ms d 999ms d',
    values: {
      a: 'storage: seen.advanced',
      b: 'hostMessages: panel.toggled',
      c: 'hostMessages: visibility.changed',
      d: 'connection: connection.changed',
      e: 'realtime: push.subscribed',
      f: 'polling: notes.confirmed',
      g: 'markRead: reads.sent',
      h: 'markRead: reads.confirmed',
      i: 'surroundings: width.changed',
      j: 'realtime: push.received',
      k: 'fetchPushed: notes.fetched',
      l: 'reply: reply.sent',
      m: 'polling: notes.fetched',
      n: 'override: override.ended',
      o: 'like: like.failed',
      p: 'realtime: push.lost 1000 0',
      q: 'realtime: push.subscribing',
      r: 'realtime: push.lost 1000 1',
      s: 'realtime: push.lost 2000 2',
      t: 'statusBar: status.dismissed',
      u: 'realtime: push.lost 120000 3',
      v: 'undo: moderation.started',
      w: 'undo: moderation.confirmed',
      x: 'clock: clock.ticked',
      y: 'polling: notes.failed 60000 1',
      z: 'markRead: reads.failed',
    },
  },
  {
    diagram:
      '4ms a 24ms b 107ms c 41ms d 4134ms e 2541ms f 17ms g 7386ms h 1937ms i 999ms d 4ms d 999ms d 8ms d 1999ms d 5ms d 25993ms d',
    values: {
      a: 'storage: reads.restored',
      b: 'hostMessages: host.opensLinks',
      c: 'realtime: push.subscribing',
      d: 'connection: connection.changed',
      e: 'markSeen: seen.advanced',
      f: 'statusBar: status.shown reply.sent 12000',
      g: 'polling: notes.confirmed',
      h: 'statusBar: status.shown like.failed 4000',
      i: 'polling: notes.refreshRequested',
    },
  },
  {
    diagram: '4ms a 24ms b 16169ms c',
    values: {
      a: 'storage: drafts.restored',
      b: 'polling: notes.listed 10',
      c: 'connection: connection.changed',
    },
  },
  {
    diagram: '4ms a 24ms b',
    values: {
      a: 'surroundings: network.changed',
      b: 'markSeen: seen.advanced',
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
      '4ms a 24ms b 149ms a 85ms c 136ms d 412ms e 2019ms e 1471ms f 6ms b 2526ms e 14ms a 7ms d 90ms d 232ms c 139ms g 6912ms h 19ms a 1937ms a 6567ms i 36ms j 23401ms a 10088ms c 6997ms c',
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
    diagram: '265ms a',
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
    const end = '69198ms !';
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
