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
      '3ms a 9ms b 20ms c 11ms d 3ms e f 191ms g 10ms h 309ms i 1ms j 75ms k 3ms l 109ms m 1ms n 46ms o 5ms p 38ms q 56ms r 1978ms s 20ms t 14ms u 1690ms v 7ms w 2299ms x 40ms y 41ms z 120ms A 31ms B 2361ms C 18ms D 5065ms E 20ms F 46ms G 3884ms H 21ms I 4480ms J 7ms K 14ms L 27397ms M 5975ms N 23ms O 9ms P 84ms Q R 6889ms S 124ms T 1ms U',
    values: {
      a: 0,
      b: 8,
      c: 12,
      d: 17,
      e: 20,
      f: 22,
      g: 41,
      h: 43,
      i: 47,
      j: 48,
      k: 51,
      l: 53,
      m: 57,
      n: 58,
      o: 64,
      p: 66,
      q: 75,
      r: 95,
      s: 98,
      t: 107,
      u: 115,
      v: 125,
      w: 126,
      x: 132,
      y: 153,
      z: 160,
      A: 167,
      B: 169,
      C: 180,
      D: 182,
      E: 192,
      F: 200,
      G: 222,
      H: 240,
      I: 242,
      J: 259,
      K: 265,
      L: 266,
      M: 334,
      N: 348,
      O: 349,
      P: 350,
      Q: 352,
      R: 353,
      S: 379,
      T: 380,
      U: 381,
    },
  },
];

/** The events of all behaviours. */
const emitted: readonly Line<string>[] = [
  {
    diagram:
      '3ms a 9ms b 20ms c 11ms d 3ms e f 6ms g 101ms h 98ms i 306ms j 75ms k 33ms l 75ms m 31ms n 26ms c 38ms c 25ms c 14ms o 1984ms c 9ms c 22ms c 1666ms m 11ms n 722ms c 1597ms c 11ms c 23ms c 36ms p 62ms m 14ms n 64ms c 309ms q 2083ms c 308ms o 4775ms c 20ms c 13ms c 15ms i 1795ms r 13ms i 173ms c 305ms c 505ms s 5ms t 1099ms c 81ms u 464ms c 352ms s 6ms v 3592ms c 24ms w 10ms c 22ms c 6886ms x 3112ms c 13ms y 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 350ms k 648ms z 999ms z 999ms z 999ms z 999ms z 999ms z 446ms j 31ms w 279ms o 240ms z 999ms z 999ms z 872ms x 126ms z 999ms z 999ms z 999ms z 463ms j 535ms z 219ms l 258ms o 520ms z 999ms z 999ms z 999ms z 999ms z',
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
      k: 'environment: width.changed',
      l: 'markRead: reads.confirmed',
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
      '3ms a 30ms b 16ms c 6ms d 101ms e 650ms f 3776ms d 2356ms g 36ms h 142ms f 7478ms f 34ms i 1811ms j 2105ms f 4499ms k 58ms l 9999ms m 13ms e',
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
    diagram: '3ms a 30ms b 23ms c 752ms d 6133ms e 7693ms e 1811ms c 6605ms f 58ms g',
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
    diagram: '3ms a 30ms b 6910ms c 7693ms d 8476ms e',
    values: {
      a: 'environment: network.changed',
      b: 'keepDone: done.restored',
      c: 'outbox: reply.sent',
      d: 'outbox: like.failed',
      e: 'outbox: moderation.confirmed',
    },
  },
  {
    diagram: '3ms a 30ms b 6910ms c 7693ms d',
    values: {
      a: 'environment: width.changed',
      b: 'connectionStatus: connection.changed',
      c: 'statusBar: status.shown reply.sent 12000',
      d: 'statusBar: status.shown like.failed 4000',
    },
  },
  {
    diagram: '3ms a',
    values: {
      a: 'receiveMessages: visibility.changed',
    },
  },
  {
    diagram: '3ms a',
    values: {
      a: 'clock: clock.ticked',
    },
  },
];

/** The requests of the panel. */
const requests: readonly Line<string>[] = [
  {
    diagram:
      '3ms a 42ms b 11ms c 101ms a 405ms d 185ms e 97ms f 15ms g 2019ms f 1689ms h 11ms c 2332ms f 23ms a 27ms e 71ms e 379ms i 2393ms g 4805ms j 13ms a 1811ms a 6605ms d 10ms k 24ms l 10022ms a 23460ms d 299ms m 6716ms d 299ms n',
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
    const end = '69453ms !';
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
