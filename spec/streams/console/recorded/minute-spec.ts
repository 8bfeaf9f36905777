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
      '2ms a 12ms b c 65ms d 14ms e 89ms f 41ms g 128ms h 1ms i 95ms j 3ms k 484ms l m 23ms n 1ms o 14ms p 3432ms q 2655ms r 207ms s 18ms t 17ms u 2019ms v 26ms w 4965ms x 10ms y 4034ms z 21ms A 8ms B 4490ms C 10053ms D 17337ms E 5972ms F 9ms G H 9ms I 59ms J 1ms K 6919ms L 4ms M 2ms N 84ms O 1ms P',
    values: {
      a: 0,
      b: 10,
      c: 12,
      d: 18,
      e: 19,
      f: 20,
      g: 24,
      h: 35,
      i: 36,
      j: 44,
      k: 46,
      l: 52,
      m: 53,
      n: 54,
      o: 55,
      p: 56,
      q: 73,
      r: 86,
      s: 92,
      t: 93,
      u: 94,
      v: 107,
      w: 108,
      x: 112,
      y: 113,
      z: 138,
      A: 139,
      B: 140,
      C: 153,
      D: 167,
      E: 202,
      F: 216,
      G: 217,
      H: 218,
      I: 219,
      J: 220,
      K: 221,
      L: 243,
      M: 244,
      N: 245,
      O: 246,
      P: 247,
    },
  },
  {
    diagram: '16ms a',
    values: {
      a: 14,
    },
  },
];

/** The events of all behaviours. */
const emitted: readonly Line<string>[] = [
  {
    diagram:
      '2ms a 12ms b c 1ms d 168ms e 41ms f 8ms g 9ms h 111ms i 46ms j 48ms k 46ms l 15ms m 3867ms l 7ms m 2634ms n 22ms o 80ms l 5ms m 1143ms p 36ms j 91ms l 7ms m 2550ms q 3383ms r 13ms h 1902ms s 13ms h 985ms t 5ms u 1076ms v 922ms t 7ms w 3592ms x 56ms y 7064ms z 2934ms q 4ms A 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 351ms k 647ms B 999ms B 999ms B 999ms B 999ms B 999ms B 407ms i 28ms C 562ms B 999ms B 999ms B 999ms B 59ms z 939ms B 999ms B 999ms B 422ms i 576ms B 129ms C 869ms B 999ms B 999ms B 999ms B 999ms B',
    values: {
      a: 'restoreReads: seen.advanced',
      b: 'receiveMessages: panel.toggled',
      c: 'receiveMessages: visibility.changed',
      d: 'polling: notes.listed 10',
      e: 'markSeen: seen.advanced',
      f: 'tabs: tabs.led',
      g: 'realtime: push.subscribed',
      h: 'polling: notes.confirmed',
      i: 'markRead: reads.sent',
      j: 'markRead: reads.confirmed',
      k: 'environment: width.changed',
      l: 'realtime: push.received',
      m: 'fetchPushed: notes.fetched',
      n: 'reply: reply.sent',
      o: 'polling: notes.fetched',
      p: 'markReadLater: reads.due',
      q: 'override: override.ended',
      r: 'like: like.failed',
      s: 'realtime: push.lost 1000 1',
      t: 'realtime: push.subscribing',
      u: 'realtime: push.lost 2000 2',
      v: 'statusBar: status.dismissed',
      w: 'realtime: push.lost 120000 3',
      x: 'undo: moderation.started',
      y: 'undo: moderation.confirmed',
      z: 'clock: clock.ticked',
      A: 'polling: notes.failed 60000 1',
      B: 'connection: connection.changed',
      C: 'markRead: reads.failed',
    },
  },
  {
    diagram:
      '2ms a 13ms b 170ms c 41ms d 8ms c 4156ms e 2634ms f 22ms g 1230ms h 6071ms i 1916ms j 999ms c 5ms c 1999ms c 7ms c 13654ms c',
    values: {
      a: 'restoreReads: reads.restored',
      b: 'receiveMessages: host.opensLinks',
      c: 'connection: connection.changed',
      d: 'realtime: push.subscribing',
      e: 'markSeen: seen.advanced',
      f: 'statusBar: status.shown reply.sent 12000',
      g: 'polling: notes.confirmed',
      h: 'markRead: reads.sent',
      i: 'statusBar: status.shown like.failed 4000',
      j: 'polling: notes.refreshRequested',
    },
  },
  {
    diagram: '2ms a 16270ms b',
    values: {
      a: 'restoreDrafts: drafts.restored',
      b: 'connection: connection.changed',
    },
  },
  {
    diagram: '2ms a',
    values: {
      a: 'environment: network.changed',
    },
  },
  {
    diagram: '2ms a',
    values: {
      a: 'environment: width.changed',
    },
  },
  {
    diagram: '2ms a',
    values: {
      a: 'receiveMessages: visibility.changed',
    },
  },
  {
    diagram: '2ms a',
    values: {
      a: 'clock: clock.ticked',
    },
  },
];

/** The requests of the panel. */
const requests: readonly Line<string>[] = [
  {
    diagram:
      '2ms a 184ms b 50ms a 121ms c 142ms d 483ms e 2015ms f 1383ms g 7ms b 2613ms f 20ms a 14ms d 88ms d 1149ms c 128ms h 5931ms i 10ms a 1916ms a 6606ms j 33ms k 10022ms a 23412ms c 7014ms c',
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
    diagram: '360ms a 626ms b',
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
    const end = '69267ms !';
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
