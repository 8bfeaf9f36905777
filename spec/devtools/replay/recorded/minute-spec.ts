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
      '2ms a 4ms b 28ms c 5ms d e 12ms f 76ms g 6ms h 158ms i 1ms j 59ms k 1ms l 359ms m 1ms n 16ms o 1ms p 24ms q 3584ms r 2479ms s 360ms t 16ms u 6ms v 2042ms w 14ms x 4993ms y 8ms z 4003ms A 15ms B 5ms C 4486ms D 10048ms E 17376ms F 5983ms G 7ms H 7ms I 1ms J 74ms K L 6909ms M 10ms N O 75ms P 1ms Q',
    values: {
      a: 0,
      b: 8,
      c: 12,
      d: 15,
      e: 17,
      f: 23,
      g: 32,
      h: 33,
      i: 37,
      j: 38,
      k: 44,
      l: 46,
      m: 52,
      n: 53,
      o: 54,
      p: 55,
      q: 56,
      r: 71,
      s: 84,
      t: 90,
      u: 91,
      v: 92,
      w: 105,
      x: 106,
      y: 110,
      z: 111,
      A: 134,
      B: 135,
      C: 138,
      D: 151,
      E: 165,
      F: 200,
      G: 214,
      H: 215,
      I: 216,
      J: 217,
      K: 218,
      L: 219,
      M: 241,
      N: 242,
      O: 243,
      P: 244,
      Q: 245,
    },
  },
];

/** The events of all behaviours. */
const emitted: readonly Line<string>[] = [
  {
    diagram:
      '2ms a 4ms b 28ms c 5ms d e 2ms f 9ms g 43ms h 56ms i 143ms j 41ms k 17ms l 79ms m 9ms n 3869ms m 9ms n 2470ms o 16ms p 86ms m 4ms n 1283ms q 21ms k 98ms m 5ms n 2421ms r 3545ms s 11ms i 1899ms t 7ms i 991ms u 4ms v 1082ms w 916ms u 4ms x 3571ms y 36ms z 7180ms A 2818ms r 5ms B 999ms b 999ms b 999ms b 999ms b 999ms b 999ms b 999ms b 999ms b 999ms b 999ms b 999ms b 999ms b 999ms b 999ms b 999ms b 999ms b 999ms b 391ms l 607ms b 999ms b 999ms b 999ms b 999ms b 999ms b 469ms j 23ms C 505ms b 999ms b 999ms b 999ms b 174ms A 824ms b 999ms b 999ms b 469ms j 529ms b 176ms C 822ms b 999ms b 999ms b 999ms b 999ms b',
    values: {
      a: 'restoreReads: seen.advanced',
      b: 'connection: connection.changed',
      c: 'receiveMessages: panel.toggled',
      d: 'receiveMessages: visibility.changed',
      e: 'receiveMessages: host.opensLinks',
      f: 'polling: notes.listed 10',
      g: 'tabs: tabs.led',
      h: 'realtime: push.subscribed',
      i: 'polling: notes.confirmed',
      j: 'markRead: reads.sent',
      k: 'markRead: reads.confirmed',
      l: 'environment: width.changed',
      m: 'realtime: push.received',
      n: 'fetchPushed: notes.fetched',
      o: 'reply: reply.sent',
      p: 'polling: notes.fetched',
      q: 'markReadLater: reads.due',
      r: 'override: override.ended',
      s: 'like: like.failed',
      t: 'realtime: push.lost 1000 1',
      u: 'realtime: push.subscribing',
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
      '2ms a 43ms b 9ms c 43ms d 4230ms b 2470ms e 16ms f 1375ms g 6094ms h 1911ms i 999ms d 4ms d 1999ms d 4ms d 13614ms d',
    values: {
      a: 'restoreReads: reads.restored',
      b: 'markSeen: seen.advanced',
      c: 'realtime: push.subscribing',
      d: 'connection: connection.changed',
      e: 'statusBar: status.shown reply.sent 12000',
      f: 'polling: notes.confirmed',
      g: 'markRead: reads.sent',
      h: 'statusBar: status.shown like.failed 4000',
      i: 'polling: notes.refreshRequested',
    },
  },
  {
    diagram: '2ms a 16199ms b',
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
      '2ms a 33ms b 9ms c 53ms a 200ms d 139ms e 327ms b 2006ms f 1544ms g 9ms c 2450ms f 19ms a 9ms e 93ms e 1288ms d 120ms h 5963ms i 9ms a 1911ms a 6581ms j 18ms k 10017ms a 23475ms d 6999ms d',
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
  {
    diagram: '769ms a',
    values: {
      a: 'POST /sites/2101/comments/5094/replies/new',
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
    const end = '69206ms !';
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
