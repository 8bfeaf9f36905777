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
      '2ms a 6ms b 11ms c 22ms d 7ms e 171ms f 15ms g 213ms h 1ms i 52ms j 33ms k 1ms l 222ms m 35ms n o 20ms p 42ms q 1991ms r 22ms s 16ms t 1640ms u 7ms v 2348ms w 22ms x 131ms y 533ms z 38ms A 1872ms B 21ms C 4930ms D 16ms E 47ms F 4026ms G 24ms H 4477ms I 15ms J 6ms K 27347ms L 5965ms M 59ms N 15ms O P 109ms Q 10ms R 6805ms S 17ms T U 52ms V W',
    values: {
      a: 0,
      b: 7,
      c: 9,
      d: 14,
      e: 17,
      f: 40,
      g: 41,
      h: 42,
      i: 43,
      j: 46,
      k: 48,
      l: 49,
      m: 59,
      n: 61,
      o: 62,
      p: 70,
      q: 86,
      r: 87,
      s: 98,
      t: 106,
      u: 116,
      v: 118,
      w: 123,
      x: 132,
      y: 151,
      z: 158,
      A: 160,
      B: 167,
      C: 169,
      D: 174,
      E: 182,
      F: 203,
      G: 223,
      H: 225,
      I: 240,
      J: 246,
      K: 247,
      L: 314,
      M: 328,
      N: 329,
      O: 330,
      P: 331,
      Q: 332,
      R: 333,
      S: 355,
      T: 356,
      U: 357,
      V: 358,
      W: 359,
    },
  },
  {
    diagram: '52ms a 715ms b',
    values: {
      a: 19,
      b: 60,
    },
  },
];

/** The events of all behaviours. */
const emitted: readonly Line<string>[] = [
  {
    diagram:
      '2ms a 6ms b 11ms c 22ms d 7ms e 38ms f 12ms g 19ms h 331ms i 52ms j 105ms k 99ms l 11ms m 77ms c 20ms c 27ms c 1999ms c 6ms c 21ms c 1619ms l 18ms m 782ms c 1577ms c 15ms c 88ms c 41ms n 51ms l 6ms m 498ms c 1911ms c 4952ms c 16ms c 16ms c 16ms h 1878ms o 26ms h 76ms c 500ms c 394ms p 7ms q 1095ms r 57ms c 407ms c 437ms p 5ms s 3647ms c 29ms t 8ms c 20ms c 6896ms u 3102ms c 13ms v 999ms w 999ms w 999ms w 999ms w 999ms w 999ms w 999ms w 999ms w 999ms w 999ms w 999ms w 999ms w 999ms w 999ms w 999ms w 999ms w 999ms w 299ms j 699ms w 999ms w 999ms w 999ms w 999ms w 999ms w 463ms i 56ms t 478ms w 999ms w 999ms w 882ms u 116ms w 999ms w 999ms w 999ms w 342ms i 656ms w 74ms k 924ms w 999ms w 999ms w 999ms w 999ms w',
    values: {
      a: 'restoreReads: seen.advanced',
      b: 'keepReads: reads.restored',
      c: 'outbox: outbox.looked',
      d: 'receiveMessages: panel.toggled',
      e: 'receiveMessages: host.opensLinks',
      f: 'pushChannel: push.subscribed',
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
      '2ms a 18ms b 30ms c 51ms d 700ms e 3716ms d 2465ms f 41ms g 557ms e 6864ms e 33ms h 1895ms i 2161ms e 4499ms j 59ms k 9999ms h 13ms l',
    values: {
      a: 'restoreReads: reads.restored',
      b: 'drafts: drafts.restored',
      c: 'tabs: tabs.led',
      d: 'markSeen: seen.advanced',
      e: 'outbox: outbox.looked',
      f: 'outbox: draft.sent',
      g: 'polling: notes.confirmed',
      h: 'outbox: notes.refreshRequested',
      i: 'polling: notes.refreshRequested',
      j: 'markReadLater: reads.due',
      k: 'outbox: notes.gone',
      l: 'connectionStatus: connection.changed',
    },
  },
  {
    diagram: '2ms a 18ms b 30ms c 51ms b 6883ms d 7498ms e 1895ms b 6661ms f 59ms g',
    values: {
      a: 'environment: network.changed',
      b: 'connectionStatus: connection.changed',
      c: 'pushChannel: push.subscribing',
      d: 'outbox: notes.refreshRequested',
      e: 'outbox: like.failed',
      f: 'markRead: reads.sent',
      g: 'outbox: moderation.confirmed',
    },
  },
  {
    diagram: '2ms a 6985ms b 7498ms c',
    values: {
      a: 'environment: width.changed',
      b: 'outbox: reply.sent',
      c: 'statusBar: status.shown like.failed 4000',
    },
  },
  {
    diagram: '2ms a 6985ms b',
    values: {
      a: 'receiveMessages: visibility.changed',
      b: 'statusBar: status.shown reply.sent 12000',
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
      '2ms a 41ms b 59ms c 351ms d 258ms e 110ms f 2034ms f 1641ms g 18ms c 2376ms f 88ms a 14ms e 78ms e 7387ms h 16ms a 1895ms a 6661ms d 18ms i 19ms j 10020ms a 23477ms d 6878ms d',
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
    diagram: '104ms a',
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
    const end = '69386ms !';
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
