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
      '2ms a 5ms b 26ms c 3ms d e 4ms f 339ms g 15ms h 296ms i 2ms j 73ms k 3ms l 1ms m 815ms n o 28ms p 1ms q 11ms r 3131ms s 2977ms t 557ms u 20ms v 20ms w 1425ms x 65ms y 4906ms z 20ms A 3927ms B 16ms C 17ms D 4476ms E 10078ms F 17365ms G 5957ms H 43ms I 4ms J K 94ms L 1ms M 6884ms N 53ms O P 101ms Q 1ms R',
    values: {
      a: 0,
      b: 8,
      c: 12,
      d: 15,
      e: 17,
      f: 19,
      g: 33,
      h: 36,
      i: 37,
      j: 38,
      k: 41,
      l: 43,
      m: 44,
      n: 53,
      o: 54,
      p: 55,
      q: 56,
      r: 57,
      s: 73,
      t: 87,
      u: 93,
      v: 94,
      w: 95,
      x: 108,
      y: 109,
      z: 113,
      A: 114,
      B: 137,
      C: 138,
      D: 139,
      E: 154,
      F: 168,
      G: 203,
      H: 217,
      I: 218,
      J: 219,
      K: 220,
      L: 221,
      M: 222,
      N: 244,
      O: 245,
      P: 246,
      Q: 247,
      R: 248,
    },
  },
];

/** The events of all behaviours. */
const emitted: readonly Line<string>[] = [
  {
    diagram:
      '2ms a 5ms b 26ms c 3ms d e 4ms f 27ms g 54ms h 268ms i 303ms j 73ms k 63ms l 86ms m 9ms n 3808ms m 12ms n 2944ms o 28ms p 74ms m 7ms n 1493ms q 38ms l 98ms m 6ms n 2174ms r 3153ms s 11ms i 1820ms t 17ms i 981ms u 5ms v 1160ms w 838ms u 8ms x 3567ms y 67ms z 6734ms A 3264ms r 9ms B 999ms b 999ms b 999ms b 999ms b 999ms b 999ms b 999ms b 999ms b 999ms b 999ms b 999ms b 999ms b 999ms b 999ms b 999ms b 999ms b 999ms b 378ms k 620ms b 999ms b 999ms b 999ms b 999ms b 999ms b 483ms j 27ms C 487ms b 999ms b 999ms b 724ms A 274ms b 999ms b 999ms b 999ms b 527ms j 471ms b 281ms C 717ms b 999ms b 999ms b 999ms b 999ms b',
    values: {
      a: 'restoreReads: seen.advanced',
      b: 'connection: connection.changed',
      c: 'receiveMessages: panel.toggled',
      d: 'receiveMessages: visibility.changed',
      e: 'receiveMessages: host.opensLinks',
      f: 'tabs: tabs.led',
      g: 'polling: notes.listed 10',
      h: 'realtime: push.subscribed',
      i: 'polling: notes.confirmed',
      j: 'markRead: reads.sent',
      k: 'environment: width.changed',
      l: 'markRead: reads.confirmed',
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
      '2ms a 42ms b 27ms c 54ms d 4629ms c 2944ms e 28ms f 1576ms g 5473ms h 1832ms i 999ms d 5ms d 1999ms d 8ms d 13645ms d',
    values: {
      a: 'restoreReads: reads.restored',
      b: 'realtime: push.subscribing',
      c: 'markSeen: seen.advanced',
      d: 'connection: connection.changed',
      e: 'statusBar: status.shown reply.sent 12000',
      f: 'polling: notes.confirmed',
      g: 'markRead: reads.sent',
      h: 'statusBar: status.shown like.failed 4000',
      i: 'polling: notes.refreshRequested',
    },
  },
  {
    diagram: '2ms a 16613ms b',
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
      '2ms a 32ms b 37ms c 54ms a 572ms d 224ms e 714ms b 2013ms f 1089ms g 12ms c 2903ms f 40ms a 21ms e 81ms e 1501ms d 137ms h 5323ms i 11ms a 1832ms a 6582ms j 51ms k 10015ms a 23493ms d 7043ms d',
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
    diagram: '1641ms a',
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
  'minute: a replay of 70 s at nominal times has the same events and requests and the recorded end',
  marbles((m) => {
    const session = readSession(FILE, readFileSync(FILE, 'utf8'));
    const inputs$ = merge(...inputs.map(({ diagram, values }) => m.hot<number>(diagram, values)));
    const { run$, emitted$, requests$, state } = replayAtNominalTimes(session, inputs$);
    const end = '69626ms !';
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
