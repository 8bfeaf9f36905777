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
      '8ms a 99ms b c 12ms d 6ms e 80ms f 1ms g 41ms h 28ms i 1464ms j 1ms k 87ms l 3ms m 2265ms n o 39ms p 12ms q 19ms r 985ms s 5348ms t 431ms u 21ms v 10ms w 509ms x 19ms y 3786ms z 8ms A 3954ms B 12ms C 11ms D 4483ms E 10324ms F 16963ms G 5930ms H 10ms I 15ms J K 234ms L 1ms M 6692ms N 24ms O P 201ms Q 1ms R',
    values: {
      a: 0,
      b: 10,
      c: 14,
      d: 16,
      e: 17,
      f: 20,
      g: 21,
      h: 22,
      i: 26,
      j: 37,
      k: 38,
      l: 46,
      m: 48,
      n: 54,
      o: 55,
      p: 56,
      q: 57,
      r: 58,
      s: 72,
      t: 91,
      u: 94,
      v: 95,
      w: 96,
      x: 97,
      y: 98,
      z: 102,
      A: 103,
      B: 126,
      C: 127,
      D: 128,
      E: 150,
      F: 164,
      G: 197,
      H: 211,
      I: 212,
      J: 213,
      K: 214,
      L: 217,
      M: 218,
      N: 238,
      O: 239,
      P: 240,
      Q: 243,
      R: 244,
    },
  },
  {
    diagram: '108ms a',
    values: {
      a: 12,
    },
  },
];

/** The events of all behaviours. */
const emitted: readonly Line<string>[] = [
  {
    diagram:
      '8ms a 59ms b 39ms c d 12ms e 131ms f 28ms g 995ms h 470ms i 46ms j 40ms k 57ms l 48ms m 3184ms l 8ms m 5274ms n 42ms l 61ms m 3642ms o 1197ms p 1622ms q 999ms r 7ms s 1368ms t 630ms r 89ms u 181ms v 24ms w 3474ms x 254ms y 5989ms z 113ms A 999ms B 999ms B 999ms B 895ms o 103ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 938ms k 60ms B 999ms B 999ms B 999ms B 999ms B 999ms B 999ms B 134ms i 44ms w 819ms B 999ms B 885ms z 113ms B 999ms B 999ms B 999ms B 999ms B 57ms i 858ms j 82ms B 999ms B 999ms B 999ms B 999ms B',
    values: {
      a: 'restoreReads: seen.advanced',
      b: 'polling: notes.listed 10',
      c: 'receiveMessages: panel.toggled',
      d: 'receiveMessages: host.opensLinks',
      e: 'loadMore: notes.moreWanted',
      f: 'markSeen: seen.advanced',
      g: 'tabs: tabs.led',
      h: 'realtime: push.subscribed',
      i: 'markRead: reads.sent',
      j: 'markRead: reads.confirmed',
      k: 'environment: width.changed',
      l: 'realtime: push.received',
      m: 'fetchPushed: notes.fetched',
      n: 'reply: reply.sent',
      o: 'override: override.ended',
      p: 'like: like.failed',
      q: 'realtime: push.lost 1000 1',
      r: 'realtime: push.subscribing',
      s: 'realtime: push.lost 2000 2',
      t: 'statusBar: status.dismissed',
      u: 'realtime: push.lost 120000 3',
      v: 'markReadLater: reads.due',
      w: 'markRead: reads.failed',
      x: 'undo: moderation.started',
      y: 'undo: moderation.confirmed',
      z: 'clock: clock.ticked',
      A: 'polling: notes.failed 60000 1',
      B: 'connection: connection.changed',
    },
  },
  {
    diagram:
      '8ms a 99ms b 145ms c 28ms d 995ms c 3859ms e 5274ms f 4945ms g 1622ms h 999ms c 7ms c 1999ms c 89ms c 181ms i 9858ms c',
    values: {
      a: 'restoreReads: reads.restored',
      b: 'receiveMessages: visibility.changed',
      c: 'connection: connection.changed',
      d: 'realtime: push.subscribing',
      e: 'markSeen: seen.advanced',
      f: 'statusBar: status.shown reply.sent 12000',
      g: 'statusBar: status.shown like.failed 4000',
      h: 'polling: notes.refreshRequested',
      i: 'markRead: reads.sent',
    },
  },
  {
    diagram: '8ms a 16974ms b',
    values: {
      a: 'restoreDrafts: drafts.restored',
      b: 'connection: connection.changed',
    },
  },
  {
    diagram: '8ms a',
    values: {
      a: 'environment: network.changed',
    },
  },
  {
    diagram: '8ms a',
    values: {
      a: 'environment: width.changed',
    },
  },
  {
    diagram: '8ms a',
    values: {
      a: 'receiveMessages: visibility.changed',
    },
  },
  {
    diagram: '8ms a',
    values: {
      a: 'clock: clock.ticked',
    },
  },
];

/** The requests of the panel. */
const requests: readonly Line<string>[] = [
  {
    diagram:
      '8ms a 113ms a 131ms b 1495ms c 145ms d 2285ms e 947ms f 8ms b 1105ms g 4011ms g 199ms d 4850ms h 4954ms c 3499ms i 124ms j 33368ms c 6922ms c',
    values: {
      a: 'GET /notifications/',
      b: 'POST /notifications/seen',
      c: 'POST /notifications/read',
      d: 'GET /notifications/8400000099',
      e: 'GET /me',
      f: 'GET /notifications/8400000101',
      g: 'POST /sites/2101/comments/5094/replies/new',
      h: 'POST /sites/2101/comments/5094/likes/new',
      i: 'GET /sites/2101/comments/5094',
      j: 'PUT /sites/2101/comments/5094',
    },
  },
  {
    diagram: '1750ms a 2431ms b',
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
  'minute: a replay of 70 s at nominal times has the same events and requests and the recorded end',
  marbles((m) => {
    const session = readSession(FILE, readFileSync(FILE, 'utf8'));
    const inputs$ = merge(...inputs.map(({ diagram, values }) => m.hot<number>(diagram, values)));
    const { run$, emitted$, requests$, state } = replayAtNominalTimes(session, inputs$);
    const end = '69940ms !';
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
