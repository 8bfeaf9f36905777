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
      '2ms a 4ms b 8ms c 5ms d 24ms e 2ms f g 271ms h 7ms i 707ms j 2ms k 56ms l 4ms m 456ms n 1ms o 38ms p 2ms q 53ms r 62ms s 1978ms t 18ms u 27ms v 1331ms w 2ms x 2649ms y 31ms z 262ms A 251ms B 29ms C 1639ms D 53ms E 4926ms F 18ms G 58ms H 3917ms I 27ms J 4481ms K 8ms L 21ms M 27460ms N 5869ms O 18ms P 16ms Q 193ms R 1ms S 6796ms T 222ms U 2ms V',
    values: {
      a: 0,
      b: 1,
      c: 11,
      d: 13,
      e: 20,
      f: 23,
      g: 25,
      h: 44,
      i: 48,
      j: 50,
      k: 51,
      l: 54,
      m: 56,
      n: 70,
      o: 71,
      p: 72,
      q: 73,
      r: 82,
      s: 98,
      t: 101,
      u: 110,
      v: 118,
      w: 128,
      x: 129,
      y: 133,
      z: 144,
      A: 166,
      B: 169,
      C: 171,
      D: 182,
      E: 184,
      F: 194,
      G: 202,
      H: 222,
      I: 242,
      J: 244,
      K: 266,
      L: 267,
      M: 268,
      N: 336,
      O: 350,
      P: 351,
      Q: 352,
      R: 354,
      S: 355,
      T: 381,
      U: 382,
      V: 383,
    },
  },
];

/** The events of all behaviours. */
const emitted: readonly Line<string>[] = [
  {
    diagram:
      '2ms a 13ms b 5ms c 24ms d 2ms e f 51ms g 52ms h 169ms i 715ms j 56ms k 139ms l 75ms m 119ms n 4ms o 164ms c 53ms c 29ms c 1999ms c 11ms c 24ms c 1223ms m 78ms o 1075ms c 1620ms c 6ms c 212ms c 45ms m 10ms p 34ms o 241ms c 379ms q 1289ms c 334ms n 4645ms c 18ms c 15ms c 34ms i 1788ms r 26ms i 148ms c 823ms s 23ms t 131ms c 980ms c 38ms u 464ms c 382ms s 9ms v 3602ms c 36ms w 32ms c 60ms c 6443ms x 3555ms c 15ms y 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 354ms k 644ms z 999ms z 999ms z 999ms z 999ms z 999ms z 456ms j 38ms w 310ms n 192ms z 999ms z 999ms z 427ms x 571ms z 999ms z 999ms z 999ms z 479ms j 519ms z 439ms l 73ms n 485ms z 999ms z 999ms z 999ms z 999ms z',
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
      n: 'loadConversation: conversation.answersFetched',
      o: 'fetchPushed: notes.fetched',
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
      '2ms a 19ms b 28ms c 51ms d 52ms e 1448ms f 3423ms d 2916ms g 56ms h 276ms f 6650ms f 34ms i 1823ms j 2136ms f 4499ms k 130ms l 9999ms m 15ms e',
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
    diagram: '2ms a 19ms b 80ms c 1501ms d 6340ms e 7019ms e 1823ms c 6636ms f 130ms g',
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
    diagram: '2ms a 19ms b 7923ms c 7019ms d 8591ms e',
    values: {
      a: 'environment: network.changed',
      b: 'keepDone: done.restored',
      c: 'outbox: reply.sent',
      d: 'outbox: like.failed',
      e: 'outbox: moderation.confirmed',
    },
  },
  {
    diagram: '2ms a 19ms b 7923ms c 7019ms d',
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
      '2ms a 44ms b 55ms c 52ms a 885ms d 272ms e 26ms f 316ms g 2041ms g 1248ms h 78ms c 2703ms g 212ms a 15ms e 29ms e 587ms i 1669ms f 4699ms j 15ms a 1823ms a 6636ms d 40ms k 28ms l 10060ms a 23472ms d 299ms m 6722ms d 299ms n',
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
  {
    diagram: '2ms a',
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
  'minute: a replay of 70 s at nominal times has the same events and requests and the recorded end',
  marbles((m) => {
    const session = readSession(FILE, readFileSync(FILE, 'utf8'));
    const inputs$ = merge(...inputs.map(({ diagram, values }) => m.hot<number>(diagram, values)));
    const { run$, emitted$, requests$, state } = replayAtNominalTimes(session, inputs$);
    const end = '69807ms !';
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
