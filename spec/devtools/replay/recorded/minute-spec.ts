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
      '2ms a 7ms b 6ms c 26ms d 10ms e 21ms f 186ms g 7ms h 327ms i 2ms j 77ms k 4ms l 150ms m n 34ms o 1ms p 39ms q 60ms r 1990ms s 24ms t 32ms u 1623ms v 7ms w 2351ms x 48ms y 69ms z 520ms A 45ms B 1879ms C 29ms D 4974ms E 18ms F 40ms G 3992ms H 38ms I 4477ms J 18ms K 7ms L 27363ms M 5956ms N 24ms O 141ms P 1ms Q 6837ms R 149ms S 1ms T',
    values: {
      a: 0,
      b: 8,
      c: 10,
      d: 17,
      e: 20,
      f: 22,
      g: 40,
      h: 42,
      i: 46,
      j: 47,
      k: 50,
      l: 52,
      m: 62,
      n: 63,
      o: 64,
      p: 65,
      q: 76,
      r: 94,
      s: 97,
      t: 106,
      u: 114,
      v: 124,
      w: 125,
      x: 131,
      y: 140,
      z: 159,
      A: 170,
      B: 172,
      C: 183,
      D: 185,
      E: 191,
      F: 199,
      G: 218,
      H: 238,
      I: 240,
      J: 262,
      K: 263,
      L: 264,
      M: 332,
      N: 346,
      O: 347,
      P: 349,
      Q: 350,
      R: 376,
      S: 377,
      T: 378,
    },
  },
];

/** The events of all behaviours. */
const emitted: readonly Line<string>[] = [
  {
    diagram:
      '2ms a 7ms b 6ms c 26ms d 10ms e 21ms f 6ms g 81ms h 107ms i 328ms j 77ms k 19ms l 92ms m 17ms n 62ms c 39ms c 23ms o 4ms c 1999ms c 22ms c 25ms c 1617ms m 10ms n 752ms c 1617ms c 15ms c 43ms c 33ms p 78ms m 11ms n 218ms o 251ms c 315ms q 1609ms c 5004ms c 18ms c 14ms c 21ms i 1855ms r 11ms i 109ms c 438ms c 438ms s 7ms t 1113ms u 18ms c 446ms c 419ms s 4ms v 3627ms c 35ms w 34ms c 29ms c 6767ms x 3231ms c 11ms y 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 294ms k 704ms z 999ms z 999ms z 999ms z 999ms z 999ms z 420ms j 27ms w 282ms o 267ms z 999ms z 999ms z 755ms x 243ms z 999ms z 999ms z 999ms z 410ms j 588ms z 180ms l 246ms o 571ms z 999ms z 999ms z 999ms z 999ms z',
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
      '2ms a 14ms b 59ms c 6ms d 81ms e 708ms f 3746ms d 2430ms g 33ms h 561ms f 6930ms f 33ms i 1877ms j 2140ms f 4499ms k 100ms l 9999ms i 11ms e',
    values: {
      a: 'restoreReads: reads.restored',
      b: 'knowBlogger: blogger.known',
      c: 'pushChannel: push.subscribing',
      d: 'markSeen: seen.advanced',
      e: 'connectionStatus: connection.changed',
      f: 'outbox: outbox.looked',
      g: 'outbox: draft.sent',
      h: 'polling: notes.confirmed',
      i: 'outbox: notes.refreshRequested',
      j: 'polling: notes.refreshRequested',
      k: 'markReadLater: reads.due',
      l: 'outbox: conversation.settled',
    },
  },
  {
    diagram: '2ms a 14ms b 66ms c 790ms d 6177ms e 7560ms f 1877ms c 6640ms g 100ms h',
    values: {
      a: 'restoreDone: done.restored',
      b: 'drafts: drafts.restored',
      c: 'connectionStatus: connection.changed',
      d: 'noteAnswers: answers.noted',
      e: 'outbox: notes.refreshRequested',
      f: 'outbox: like.failed',
      g: 'markRead: reads.sent',
      h: 'outbox: notes.gone',
    },
  },
  {
    diagram: '2ms a 14ms b 857ms c 6177ms d 7560ms e 8619ms f',
    values: {
      a: 'environment: network.changed',
      b: 'keepDone: done.restored',
      c: 'noteAnswers: answers.noted',
      d: 'outbox: reply.sent',
      e: 'statusBar: status.shown like.failed 4000',
      f: 'outbox: moderation.confirmed',
    },
  },
  {
    diagram: '2ms a 14ms b 7035ms c',
    values: {
      a: 'environment: width.changed',
      b: 'connectionStatus: connection.changed',
      c: 'statusBar: status.shown reply.sent 12000',
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
      '2ms a 41ms b 39ms c 81ms a 436ms d 190ms e 108ms f 11ms g 2051ms g 1643ms h 10ms c 2386ms g 43ms a 20ms e 91ms e 220ms f 561ms i 6649ms j 14ms a 1877ms a 6640ms d 43ms k 26ms l 10029ms a 23432ms d 299ms m 6689ms d 299ms n',
    values: {
      a: 'GET /notifications/',
      b: 'GET /me',
      c: 'POST /notifications/seen',
      d: 'POST /notifications/read',
      e: 'GET /notifications/8400000099',
      f: 'GET /sites/2101/posts/5002/replies/',
      g: 'POST /sites/2101/comments/5094/replies/new',
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
    const end = '69495ms !';
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
