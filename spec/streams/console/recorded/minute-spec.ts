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
      '3ms a 18ms b 6ms c 18ms d 542ms e 13ms f 230ms g 43ms h 5ms i 96ms j 3ms k 130ms l 117ms m 36ms n 458ms o 12ms p 460ms q r 381ms s 3ms t 2677ms u 3729ms v 83ms w 503ms x 27ms y 12ms z 3478ms A 21ms B 1897ms C 3924ms D 17ms E 13ms F 2011ms G 2476ms H 7361ms I 94ms J 20138ms K 282ms L 64ms M 512ms N 183ms O 23ms P 6874ms Q 31ms R 4907ms S 2ms T 123ms U 23ms V 83ms W 21ms X 13ms Y 17ms Z 18ms 0 19ms 1',
    values: {
      a: 0,
      b: 8,
      c: 9,
      d: 15,
      e: 26,
      f: 28,
      g: 37,
      h: 38,
      i: 39,
      j: 40,
      k: 41,
      l: 50,
      m: 51,
      n: 53,
      o: 59,
      p: 62,
      q: 63,
      r: 64,
      s: 65,
      t: 66,
      u: 80,
      v: 89,
      w: 98,
      x: 101,
      y: 104,
      z: 105,
      A: 117,
      B: 118,
      C: 119,
      D: 151,
      E: 152,
      F: 153,
      G: 164,
      H: 169,
      I: 179,
      J: 188,
      K: 229,
      L: 230,
      M: 232,
      N: 233,
      O: 237,
      P: 238,
      Q: 253,
      R: 255,
      S: 268,
      T: 269,
      U: 272,
      V: 273,
      W: 274,
      X: 275,
      Y: 276,
      Z: 277,
      0: 278,
      1: 279,
    },
  },
];

/** What each behaviour said. */
const said: readonly Line<string>[] = [
  {
    diagram:
      '3ms a 25ms b 18ms c 103ms d 171ms e 199ms f 51ms g 12ms h 215ms f 181ms i 104ms j 83ms k 59ms l 14ms m 77ms n 195ms o 133ms n 3503ms k 3806ms p 81ms q 20ms k 8ms o 678ms k 290ms b 999ms b 999ms b 540ms r 458ms b 999ms b 999ms b 171ms s 70ms k 756ms b 787ms t 999ms u 4ms v 999ms u 49ms w 999ms b 999ms u 12ms x 61ms y 937ms b 999ms b 545ms z 226ms A 226ms b 999ms b 120ms r 878ms b 999ms b 999ms b 999ms b 999ms b 94ms B 833ms C 70ms b 999ms b 999ms b 999ms b 999ms b 254ms D 744ms b 999ms b 999ms b 999ms b 852ms D 146ms b 999ms b 999ms b 999ms b 999ms b 999ms b 386ms D 612ms b 931ms E 999ms b 999ms b 999ms b 999ms b 513ms l 485ms b 91ms c 907ms b 999ms b 999ms b 999ms b 999ms b 999ms b 999ms b 174ms c 824ms b 162ms B 836ms b 999ms b 999ms b 999ms b 117ms i 735ms F 145ms b 999ms b 999ms b 999ms b 999ms b 999ms b',
    values: {
      a: 'storage: seen.advanced',
      b: 'connection: connection.changed',
      c: 'hostMessages: panel.toggled',
      d: 'realtime: push.subscribed',
      e: 'polling: notes.listed 10',
      f: 'loadMore: notes.moreWanted',
      g: 'polling: notes.confirmed',
      h: 'polling: notes.listed 20',
      i: 'markRead: reads.sent',
      j: 'markRead: reads.confirmed',
      k: 'realtime: push.received',
      l: 'surroundings: width.changed',
      m: 'polling: notes.listed 30',
      n: 'polling: notes.fetched',
      o: 'fetchPushed: notes.fetched',
      p: 'reply: reply.sent',
      q: 'polling: notes.failed 60000 1',
      r: 'override: override.ended',
      s: 'like: like.confirmed',
      t: 'realtime: push.lost 1000 0',
      u: 'realtime: push.subscribing',
      v: 'realtime: push.lost 1000 1',
      w: 'realtime: push.lost 2000 2',
      x: 'realtime: push.lost 120000 3',
      y: 'statusBar: status.dismissed',
      z: 'undo: moderation.started',
      A: 'undo: moderation.confirmed',
      B: 'clock: clock.ticked',
      C: 'hostMessages: notes.refreshRequested',
      D: 'fetchPushed: notes.outdated',
      E: 'polling: notes.failed 90000 2',
      F: 'markRead: reads.failed',
    },
  },
  {
    diagram:
      '3ms a 25ms b 122ms c 171ms d 1004ms d 329ms e 7310ms f 81ms c 7787ms c 999ms c 4ms c 999ms c 49ms c 1999ms c 12ms c 25931ms c',
    values: {
      a: 'storage: reads.restored',
      b: 'realtime: push.subscribing',
      c: 'connection: connection.changed',
      d: 'markSeen: seen.advanced',
      e: 'polling: notes.confirmed',
      f: 'statusBar: status.shown reply.sent 12000',
    },
  },
  {
    diagram: '3ms a 1325ms b',
    values: {
      a: 'storage: drafts.restored',
      b: 'polling: notes.confirmed',
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
      '3ms a 44ms b 275ms c 251ms a 228ms a 181ms d 188ms e 74ms a 16ms f 60ms c 195ms a 36ms e 1030ms g 2283ms g 285ms f 3736ms g 69ms a 40ms h 61ms e 687ms i 5267ms j 265ms e 1544ms a 6613ms k 99ms l 40403ms d',
    values: {
      a: 'GET /notifications/',
      b: 'GET /me',
      c: 'POST /notifications/seen',
      d: 'POST /notifications/read',
      e: 'GET /notifications/8400000099',
      f: 'GET /notifications/8400000101',
      g: 'POST /sites/2101/comments/5094/replies/new',
      h: 'GET /notifications/8400000102',
      i: 'GET /notifications/8400000098',
      j: 'POST /sites/2101/comments/5094/likes/new',
      k: 'GET /sites/2101/comments/5094',
      l: 'PUT /sites/2101/comments/5094',
    },
  },
  {
    diagram: '324ms a 943ms b 293ms c',
    values: {
      a: 'GET /notifications/',
      b: 'GET /notifications/8400000099',
      c: 'GET /notifications/8400000098',
    },
  },
];

interface Line<T> {
  readonly diagram: string;
  readonly values: Readonly<Record<string, T>>;
}

test(
  'minute: 71 s go as they went',
  marbles((m) => {
    const session = readSession(FILE, readFileSync(FILE, 'utf8'));
    const given$ = merge(...given.map(({ diagram, values }) => m.hot<number>(diagram, values)));
    const { run$, said$, asked$, state } = relived(session, given$);
    const end = '70621ms !';
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
