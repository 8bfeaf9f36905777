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
      '2ms a 10ms b 12ms c 30ms d 4ms e 9ms f 119ms g 28ms h 299ms i 1ms j 87ms k 7ms l 104ms m n 33ms o 2ms p 40ms q 72ms r 1971ms s 1716ms t 8ms u 2295ms v 36ms w 85ms x 132ms y 37ms z 2381ms A 25ms B 4937ms C 21ms D 42ms E 3931ms F 30ms G 4471ms H I 18ms J 27422ms K 5956ms L 18ms M 5ms N 66ms O P 6915ms Q 117ms R S',
    values: {
      a: 0,
      b: 8,
      c: 10,
      d: 17,
      e: 20,
      f: 22,
      g: 42,
      h: 45,
      i: 46,
      j: 47,
      k: 53,
      l: 55,
      m: 61,
      n: 62,
      o: 64,
      p: 65,
      q: 74,
      r: 94,
      s: 97,
      t: 122,
      u: 124,
      v: 129,
      w: 138,
      x: 157,
      y: 164,
      z: 166,
      A: 177,
      B: 179,
      C: 188,
      D: 196,
      E: 216,
      F: 236,
      G: 238,
      H: 255,
      I: 256,
      J: 264,
      K: 330,
      L: 344,
      M: 345,
      N: 346,
      O: 347,
      P: 348,
      Q: 374,
      R: 375,
      S: 376,
    },
  },
];

/** The events of all behaviours. */
const emitted: readonly Line<string>[] = [
  {
    diagram:
      '2ms a 10ms b 12ms c 30ms d 4ms e 9ms f 11ms g 23ms h 84ms i 329ms j 77ms k 9ms l 79ms m 21ms n 48ms c 40ms c 25ms c 18ms o 1980ms c 18ms c 9ms c 1672ms m 10ms n 719ms c 1595ms c 11ms c 34ms c 51ms p 53ms m 15ms n 98ms c 310ms q 2108ms c 322ms o 4640ms c 21ms c 11ms c 27ms i 1845ms r 10ms i 114ms c 360ms c 512ms s 4ms t 1083ms c 36ms u 465ms c 412ms s 4ms v 3578ms c 24ms w 15ms c 23ms c 6929ms x 3069ms c 6ms y 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 373ms l 625ms z 999ms z 999ms z 999ms z 999ms z 999ms z 423ms j 24ms w 286ms o 263ms z 999ms z 999ms z 922ms x 76ms z 999ms z 999ms z 999ms z 458ms j 540ms z 196ms k 273ms o 528ms z 999ms z 999ms z 999ms z 999ms z',
    values: {
      a: 'restoreReads: seen.advanced',
      b: 'keepReads: reads.restored',
      c: 'outbox: outbox.looked',
      d: 'receiveMessages: panel.toggled',
      e: 'receiveMessages: host.opensLinks',
      f: 'tabs: tabs.led',
      g: 'polling: notes.listed 10',
      h: 'pushChannel: push.subscribed',
      i: 'polling: notes.confirmed',
      j: 'markRead: reads.sent',
      k: 'markRead: reads.confirmed',
      l: 'environment: width.changed',
      m: 'pushChannel: push.received',
      n: 'fetchPushed: notes.fetched',
      o: 'loadConversation: conversation.answersFetched',
      p: 'polling: notes.fetched',
      q: 'loadPeople: people.fetched',
      r: 'pushChannel: push.lost 1000 1',
      s: 'pushChannel: push.subscribing',
      t: 'pushChannel: push.lost 2000 2',
      u: 'statusBar: status.dismissed',
      v: 'pushChannel: push.lost 120000 3',
      w: 'markRead: reads.failed',
      x: 'clock: clock.ticked',
      y: 'polling: notes.failed 60000 1',
      z: 'connectionStatus: connection.changed',
    },
  },
  {
    diagram:
      '2ms a 23ms b 45ms c 11ms d 23ms e 653ms f 3779ms d 2362ms g 51ms h 168ms f 7383ms f 33ms i 1873ms j 2088ms f 4499ms k 64ms l 9999ms m 6ms e',
    values: {
      a: 'restoreReads: reads.restored',
      b: 'knowBlogger: blogger.known',
      c: 'pushChannel: push.subscribing',
      d: 'markSeen: seen.advanced',
      e: 'connectionStatus: connection.changed',
      f: 'outbox: outbox.looked',
      g: 'outbox: draft.sent',
      h: 'polling: notes.confirmed',
      i: 'noteAnswers: answers.noted',
      j: 'polling: notes.refreshRequested',
      k: 'markReadLater: reads.due',
      l: 'outbox: conversation.settled',
      m: 'outbox: notes.refreshRequested',
    },
  },
  {
    diagram: '2ms a 23ms b 57ms c 677ms d 6142ms e 7638ms e 1873ms c 6588ms f 64ms g',
    values: {
      a: 'restoreDone: done.restored',
      b: 'drafts: drafts.restored',
      c: 'connectionStatus: connection.changed',
      d: 'noteAnswers: answers.noted',
      e: 'outbox: notes.refreshRequested',
      f: 'markRead: reads.sent',
      g: 'outbox: notes.gone',
    },
  },
  {
    diagram: '2ms a 23ms b 6878ms c 7638ms d 8527ms e',
    values: {
      a: 'environment: network.changed',
      b: 'keepDone: done.restored',
      c: 'outbox: reply.sent',
      d: 'outbox: like.failed',
      e: 'outbox: moderation.confirmed',
    },
  },
  {
    diagram: '2ms a 23ms b 6878ms c 7638ms d',
    values: {
      a: 'environment: width.changed',
      b: 'connectionStatus: connection.changed',
      c: 'statusBar: status.shown reply.sent 12000',
      d: 'statusBar: status.shown like.failed 4000',
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
      '2ms a 54ms b 26ms c 23ms a 414ms d 167ms e 111ms f 19ms g 2024ms f 1682ms h 10ms c 2327ms f 34ms a 36ms e 68ms e 414ms i 2419ms g 4685ms j 11ms a 1873ms a 6588ms d 3ms k 36ms l 10023ms a 23430ms d 299ms m 6734ms d 299ms n',
    values: {
      a: 'GET /notifications/',
      b: 'GET /me',
      c: 'POST /notifications/seen',
      d: 'POST /notifications/read',
      e: 'GET /notifications/8400000099',
      f: 'POST /sites/2101/comments/5094/replies/new',
      g: 'GET /sites/2101/posts/5002/replies/',
      h: 'GET /notifications/8400000101',
      i: 'GET /sites/2101/posts/5001/likes',
      j: 'POST /sites/2101/comments/5094/likes/new',
      k: 'GET /sites/2101/comments/5094',
      l: 'PUT /sites/2101/comments/5094',
      m: 'GET /sites/2102/posts/5006/replies/',
      n: 'GET /sites/2101/posts/5001/replies/',
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
    const end = '69411ms !';
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
