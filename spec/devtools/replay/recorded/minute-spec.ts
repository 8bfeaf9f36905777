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
      '2ms a 1ms b 4ms c 7ms d 11ms e 4ms f g 141ms h 20ms i 272ms j 4ms k 62ms l 2ms m 1ms n 180ms o 1ms p 43ms q 2ms r 49ms s 41ms t 1982ms u 18ms v 14ms w 1669ms x 3ms y 2320ms z 21ms A 93ms B 95ms C 31ms D 2411ms E 22ms F 4928ms G 18ms H 41ms I 4057ms J 45ms K 4461ms L 9ms M 7ms N 27271ms O 5977ms P 13ms Q 2ms R S 78ms T 1ms U 6948ms V 20ms W X 111ms Y Z',
    values: {
      a: 0,
      b: 1,
      c: 10,
      d: 12,
      e: 17,
      f: 20,
      g: 22,
      h: 40,
      i: 41,
      j: 45,
      k: 46,
      l: 50,
      m: 52,
      n: 53,
      o: 62,
      p: 63,
      q: 64,
      r: 65,
      s: 73,
      t: 89,
      u: 92,
      v: 101,
      w: 109,
      x: 119,
      y: 120,
      z: 126,
      A: 135,
      B: 154,
      C: 161,
      D: 163,
      E: 170,
      F: 172,
      G: 177,
      H: 185,
      I: 204,
      J: 226,
      K: 228,
      L: 250,
      M: 251,
      N: 252,
      O: 319,
      P: 333,
      Q: 334,
      R: 335,
      S: 336,
      T: 337,
      U: 338,
      V: 360,
      W: 361,
      X: 362,
      Y: 363,
      Z: 364,
    },
  },
];

/** The events of all behaviours. */
const emitted: readonly Line<string>[] = [
  {
    diagram:
      '2ms a 6ms b 7ms c 11ms d 4ms e f 56ms g 175ms h 207ms i 62ms j 8ms k 78ms l 31ms m 114ms c 49ms c 15ms c 1999ms c 8ms c 21ms c 1649ms l 17ms m 734ms c 1596ms c 6ms c 32ms c 54ms n 38ms l 53ms m 30ms c 2443ms c 4951ms c 18ms c 18ms c 27ms h 1861ms o 42ms h 453ms c 502ms p 9ms q 1099ms r 80ms c 380ms c 437ms p 4ms s 3675ms c 21ms t 64ms c 28ms c 6780ms u 3218ms c 28ms v 999ms w 999ms w 999ms w 999ms w 999ms w 999ms w 999ms w 999ms w 999ms w 999ms w 999ms w 999ms w 999ms w 999ms w 999ms w 999ms w 999ms w 152ms j 846ms w 999ms w 999ms w 999ms w 999ms w 999ms w 229ms i 18ms t 750ms w 999ms w 999ms w 751ms u 247ms w 999ms w 999ms w 999ms w 313ms i 685ms w 103ms k 895ms w 999ms w 999ms w 999ms w 999ms w',
    values: {
      a: 'restoreReads: seen.advanced',
      b: 'keepReads: reads.restored',
      c: 'outbox: outbox.looked',
      d: 'receiveMessages: panel.toggled',
      e: 'receiveMessages: host.opensLinks',
      f: 'tabs: tabs.led',
      g: 'polling: notes.listed 10',
      h: 'polling: notes.confirmed',
      i: 'markRead: reads.sent',
      j: 'environment: width.changed',
      k: 'markRead: reads.confirmed',
      l: 'pushChannel: push.received',
      m: 'fetchPushed: notes.fetched',
      n: 'polling: notes.fetched',
      o: 'pushChannel: push.lost 1000 1',
      p: 'pushChannel: push.subscribing',
      q: 'pushChannel: push.lost 2000 2',
      r: 'statusBar: status.dismissed',
      s: 'pushChannel: push.lost 120000 3',
      t: 'markRead: reads.failed',
      u: 'clock: clock.ticked',
      v: 'polling: notes.failed 60000 1',
      w: 'connectionStatus: connection.changed',
    },
  },
  {
    diagram:
      '2ms a 14ms b 17ms c 56ms d 681ms e 3764ms d 2371ms f 54ms g 123ms e 7395ms e 37ms h 1889ms i 999ms j 9ms j 1180ms e 818ms j 4ms j 3675ms k 115ms l 9999ms h 28ms j',
    values: {
      a: 'restoreReads: reads.restored',
      b: 'drafts: drafts.restored',
      c: 'pushChannel: push.subscribing',
      d: 'markSeen: seen.advanced',
      e: 'outbox: outbox.looked',
      f: 'outbox: draft.sent',
      g: 'polling: notes.confirmed',
      h: 'outbox: notes.refreshRequested',
      i: 'polling: notes.refreshRequested',
      j: 'connectionStatus: connection.changed',
      k: 'markReadLater: reads.due',
      l: 'outbox: notes.gone',
    },
  },
  {
    diagram: '2ms a 14ms b 74ms c 6818ms d 7612ms e 1889ms b 6690ms f 115ms g',
    values: {
      a: 'environment: network.changed',
      b: 'connectionStatus: connection.changed',
      c: 'pushChannel: push.subscribed',
      d: 'outbox: notes.refreshRequested',
      e: 'outbox: like.failed',
      f: 'markRead: reads.sent',
      g: 'outbox: moderation.confirmed',
    },
  },
  {
    diagram: '2ms a 89ms b 6818ms c 7612ms d',
    values: {
      a: 'environment: width.changed',
      b: 'connectionStatus: connection.changed',
      c: 'outbox: reply.sent',
      d: 'statusBar: status.shown like.failed 4000',
    },
  },
  {
    diagram: '2ms a 6908ms b',
    values: {
      a: 'receiveMessages: visibility.changed',
      b: 'statusBar: status.shown reply.sent 12000',
    },
  },
  {
    diagram: '2ms a',
    values: {
      a: 'wantScreen: screen.wanted',
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
      '2ms a 26ms b 62ms c 383ms d 150ms e 196ms f 2024ms f 1671ms g 17ms c 2338ms f 32ms a 42ms e 50ms e 7499ms h 18ms a 1889ms a 6690ms d 25ms i 60ms j 10028ms a 23258ms d 7083ms d',
    values: {
      a: 'GET /notifications/',
      b: 'GET /me',
      c: 'POST /notifications/seen',
      d: 'POST /notifications/read',
      e: 'GET /notifications/8400000099',
      f: 'POST /sites/2101/comments/5094/replies/new',
      g: 'GET /notifications/8400000101',
      h: 'POST /sites/2101/comments/5094/likes/new',
      i: 'GET /sites/2101/comments/5094',
      j: 'PUT /sites/2101/comments/5094',
    },
  },
  {
    diagram: '2ms a 89ms a',
    values: {
      a: 'GET /notifications/',
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
    const end = '69383ms !';
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
