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
      '4ms a 3ms b 18ms c 55ms d 30ms e 2ms f 3ms g 268ms h 31ms i 471ms j 2ms k 125ms l 12ms m 327ms n 2ms o 131ms p 2ms q 59ms r 133ms s 1962ms t 44ms u 45ms v 1153ms w 10ms x 2795ms y 22ms z 116ms A 322ms B 50ms C 1551ms D 25ms E 4953ms F 27ms G 51ms H 3928ms I 22ms J 4480ms K 5ms L 13ms M 27409ms N 5962ms O 26ms P 98ms Q 1ms R 6880ms S 165ms T 1ms U',
    values: {
      a: 0,
      b: 1,
      c: 11,
      d: 15,
      e: 20,
      f: 23,
      g: 25,
      h: 41,
      i: 47,
      j: 49,
      k: 50,
      l: 54,
      m: 56,
      n: 69,
      o: 70,
      p: 71,
      q: 72,
      r: 81,
      s: 97,
      t: 100,
      u: 110,
      v: 117,
      w: 127,
      x: 128,
      y: 132,
      z: 143,
      A: 162,
      B: 173,
      C: 175,
      D: 186,
      E: 188,
      F: 194,
      G: 202,
      H: 221,
      I: 241,
      J: 243,
      K: 260,
      L: 266,
      M: 267,
      N: 335,
      O: 349,
      P: 350,
      Q: 352,
      R: 353,
      S: 383,
      T: 384,
      U: 385,
    },
  },
];

/** The events of all behaviours. */
const emitted: readonly Line<string>[] = [
  {
    diagram:
      '4ms a 22ms b 55ms c 29ms d e 2ms f 3ms g 77ms h 192ms i 504ms j 125ms k 37ms l 37ms m 49ms n 73ms o 278ms c 59ms c 61ms c 1999ms c 34ms c 19ms c 1118ms m 47ms n 1155ms c 1676ms c 31ms c 38ms c 48ms p 52ms m 17ms n 243ms o 59ms c 311ms q 1290ms c 4979ms c 27ms c 15ms c 31ms i 1827ms r 10ms i 128ms c 859ms s 6ms t 81ms c 1015ms c 34ms u 455ms c 410ms s 5ms v 3591ms c 27ms w 16ms c 28ms c 6663ms x 3335ms c 7ms y 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 351ms k 647ms z 999ms z 999ms z 999ms z 999ms z 999ms z 442ms j 38ms w 313ms A 3ms o 199ms z 999ms z 999ms z 655ms x 343ms z 999ms z 999ms z 999ms z 491ms j 507ms z 244ms l 262ms o 491ms z 999ms z 999ms z 999ms z 999ms z',
    values: {
      a: 'restoreReads: seen.advanced',
      b: 'keepReads: reads.restored',
      c: 'outbox: outbox.looked',
      d: 'polling: notes.listed 10',
      e: 'receiveMessages: panel.toggled',
      f: 'receiveMessages: host.opensLinks',
      g: 'tabs: tabs.led',
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
      A: 'loadConversation: conversation.parentFetched',
    },
  },
  {
    diagram:
      '4ms a 78ms b 29ms c d 6ms e 77ms c 1302ms f 3343ms d 2903ms g 48ms h 374ms f 6582ms f 43ms i 1859ms j 2104ms f 4499ms k 73ms l 9999ms i 7ms c',
    values: {
      a: 'restoreReads: reads.restored',
      b: 'knowBlogger: blogger.known',
      c: 'connectionStatus: connection.changed',
      d: 'markSeen: seen.advanced',
      e: 'pushChannel: push.subscribing',
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
    diagram: '4ms a 78ms b 1418ms c 6247ms d 7050ms e 1859ms f 6604ms g 73ms h',
    values: {
      a: 'restoreDone: done.restored',
      b: 'drafts: drafts.restored',
      c: 'noteAnswers: answers.noted',
      d: 'outbox: notes.refreshRequested',
      e: 'outbox: like.failed',
      f: 'connectionStatus: connection.changed',
      g: 'markRead: reads.sent',
      h: 'outbox: notes.gone',
    },
  },
  {
    diagram: '4ms a 78ms b 1418ms c 6247ms d 7050ms e 8538ms f',
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
    diagram: '4ms a 78ms b 7666ms c',
    values: {
      a: 'environment: width.changed',
      b: 'connectionStatus: connection.changed',
      c: 'statusBar: status.shown reply.sent 12000',
    },
  },
  {
    diagram: '4ms a',
    values: {
      a: 'receiveMessages: visibility.changed',
    },
  },
  {
    diagram: '4ms a',
    values: {
      a: 'wantScreen: screen.wanted',
    },
  },
  {
    diagram: '4ms a',
    values: {
      a: 'clock: clock.ticked',
    },
  },
];

/** The requests of the panel. */
const requests: readonly Line<string>[] = [
  {
    diagram:
      '4ms a 109ms b 84ms a 697ms c 201ms d 97ms e 364ms f 2096ms f 1138ms g 47ms b 2864ms f 38ms a 34ms d 66ms d 246ms e 374ms h 6310ms i 15ms a 1859ms a 6604ms c 9ms j 34ms k 10028ms a 23450ms c 299ms l 6748ms c 299ms m',
    values: {
      a: 'GET /notifications/',
      b: 'POST /notifications/seen',
      c: 'POST /notifications/read',
      d: 'GET /notifications/8400000099',
      e: 'GET /sites/2101/posts/5002/replies/',
      f: 'POST /sites/2101/comments/5094/replies/new',
      g: 'GET /notifications/8400000101',
      h: 'GET /sites/2101/posts/5001/likes',
      i: 'POST /sites/2101/comments/5094/likes/new',
      j: 'GET /sites/2101/comments/5094',
      k: 'PUT /sites/2101/comments/5094',
      l: 'GET /sites/2102/comments/5092',
      m: 'GET /sites/2101/posts/5001/replies/',
    },
  },
  {
    diagram: '4ms a 109ms b 56976ms c',
    values: {
      a: 'GET /notifications/',
      b: 'GET /me',
      c: 'GET /sites/2102/posts/5006/replies/',
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
    const end = '69663ms !';
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
