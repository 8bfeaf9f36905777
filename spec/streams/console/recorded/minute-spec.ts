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
      '2ms a 9ms b 4ms c 10ms d 2ms e 232ms f 6ms g 625ms h 31ms i 166ms j 1ms k 69ms l 4ms m 1395ms n o 113ms p 19ms q 26ms r 2464ms s 3637ms t 662ms u 34ms v 18ms w 490ms x 9ms y 5095ms z 16ms A 3914ms B 17ms C 6ms D 4595ms E 10156ms F 17170ms G 5963ms H 67ms I 6ms J K 101ms L M 6836ms N 13ms O P 85ms Q 1ms R',
    values: {
      a: 0,
      b: 10,
      c: 14,
      d: 16,
      e: 17,
      f: 20,
      g: 21,
      h: 22,
      i: 27,
      j: 37,
      k: 38,
      l: 42,
      m: 44,
      n: 54,
      o: 55,
      p: 56,
      q: 57,
      r: 58,
      s: 74,
      t: 88,
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
      G: 199,
      H: 213,
      I: 214,
      J: 215,
      K: 216,
      L: 217,
      M: 218,
      N: 240,
      O: 241,
      P: 242,
      Q: 243,
      R: 244,
    },
  },
  {
    diagram: '12ms a',
    values: {
      a: 12,
    },
  },
];

/** The events of all behaviours. */
const emitted: readonly Line<string>[] = [
  {
    diagram:
      '2ms a 9ms b 4ms c 132ms d 746ms e 31ms f 27ms g 11ms h 128ms i 69ms j 13ms k 97ms l 96ms m 3786ms l 14ms m 3614ms n 23ms o 76ms l 5ms m 3802ms p 2476ms q 64ms h 1785ms r 21ms h 977ms s 21ms t 1126ms u 872ms s 23ms v 1ms w 18ms x 3480ms y 153ms z 6267ms A 3731ms p 58ms B 999ms C 999ms C 999ms C 999ms C 999ms C 999ms C 999ms C 999ms C 999ms C 999ms C 999ms C 999ms C 999ms C 999ms C 999ms C 999ms C 999ms C 235ms j 763ms C 999ms C 999ms C 999ms C 999ms C 999ms C 378ms i 30ms x 589ms C 999ms C 999ms C 208ms A 790ms C 999ms C 999ms C 999ms C 318ms i 680ms C 89ms k 909ms C 999ms C 999ms C 999ms C 999ms C',
    values: {
      a: 'restoreReads: seen.advanced',
      b: 'receiveMessages: panel.toggled',
      c: 'receiveMessages: host.opensLinks',
      d: 'polling: notes.listed 10',
      e: 'markSeen: seen.advanced',
      f: 'tabs: tabs.led',
      g: 'realtime: push.subscribed',
      h: 'polling: notes.confirmed',
      i: 'markRead: reads.sent',
      j: 'environment: width.changed',
      k: 'markRead: reads.confirmed',
      l: 'realtime: push.received',
      m: 'fetchPushed: notes.fetched',
      n: 'reply: reply.sent',
      o: 'polling: notes.fetched',
      p: 'override: override.ended',
      q: 'like: like.failed',
      r: 'realtime: push.lost 1000 1',
      s: 'realtime: push.subscribing',
      t: 'realtime: push.lost 2000 2',
      u: 'statusBar: status.dismissed',
      v: 'realtime: push.lost 120000 3',
      w: 'markReadLater: reads.due',
      x: 'markRead: reads.failed',
      y: 'undo: moderation.started',
      z: 'undo: moderation.confirmed',
      A: 'clock: clock.ticked',
      B: 'polling: notes.failed 60000 1',
      C: 'connection: connection.changed',
    },
  },
  {
    diagram:
      '2ms a 9ms b 884ms c 31ms d 27ms c 4221ms e 3614ms f 23ms g 6362ms h 1850ms i 999ms c 21ms c 1999ms c 23ms c 1ms j 13712ms c',
    values: {
      a: 'restoreReads: reads.restored',
      b: 'receiveMessages: visibility.changed',
      c: 'connection: connection.changed',
      d: 'realtime: push.subscribing',
      e: 'markSeen: seen.advanced',
      f: 'statusBar: status.shown reply.sent 12000',
      g: 'polling: notes.confirmed',
      h: 'statusBar: status.shown like.failed 4000',
      i: 'polling: notes.refreshRequested',
      j: 'markRead: reads.sent',
    },
  },
  {
    diagram: '2ms a 17029ms b',
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
      '2ms a 894ms b 59ms a 140ms c 181ms d 1450ms e 2014ms f 417ms g 14ms b 3576ms f 37ms a 16ms d 83ms d 6269ms h 15ms a 1850ms a 3047ms c 3499ms i 118ms j 10034ms a 23437ms c 6939ms c',
    values: {
      a: 'GET /notifications/',
      b: 'POST /notifications/seen',
      c: 'POST /notifications/read',
      d: 'GET /notifications/8400000099',
      e: 'GET /me',
      f: 'POST /sites/2101/comments/5094/replies/new',
      g: 'GET /notifications/8400000101',
      h: 'POST /sites/2101/comments/5094/likes/new',
      i: 'GET /sites/2101/comments/5094',
      j: 'PUT /sites/2101/comments/5094',
    },
  },
  {
    diagram: '1098ms a 1632ms b',
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
    const end = '69982ms !';
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
