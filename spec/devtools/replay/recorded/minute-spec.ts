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
      '4ms a 4ms b 12ms c 10ms d 37ms e 2ms f 1ms g 258ms h 4ms i 508ms j 1ms k 53ms l 4ms m 136ms n 1ms o 57ms p 2ms q 54ms r 163ms s 1968ms t 31ms u 38ms v 1534ms w 13ms x 2420ms y 57ms z 132ms A 655ms B 53ms C 1661ms D 61ms E 4837ms F 49ms G 73ms H 4079ms I 46ms J 4457ms K 27ms L 26ms M 27212ms N 5959ms O 37ms P 1ms Q 209ms R 2ms S 6702ms T 201ms U 2ms V',
    values: {
      a: 0,
      b: 1,
      c: 11,
      d: 13,
      e: 20,
      f: 23,
      g: 25,
      h: 44,
      i: 45,
      j: 50,
      k: 51,
      l: 54,
      m: 56,
      n: 60,
      o: 61,
      p: 68,
      q: 69,
      r: 80,
      s: 98,
      t: 101,
      u: 111,
      v: 118,
      w: 128,
      x: 129,
      y: 133,
      z: 144,
      A: 163,
      B: 174,
      C: 176,
      D: 187,
      E: 189,
      F: 195,
      G: 203,
      H: 222,
      I: 244,
      J: 246,
      K: 261,
      L: 267,
      M: 268,
      N: 334,
      O: 348,
      P: 349,
      Q: 350,
      R: 354,
      S: 355,
      T: 379,
      U: 382,
      V: 383,
    },
  },
];

/** The events of all behaviours. */
const emitted: readonly Line<string>[] = [
  {
    diagram:
      '4ms a 17ms b 10ms c 37ms d 2ms e 1ms f 9ms g 36ms h 225ms i 501ms j 53ms k 49ms l 91ms m 15ms n 46ms c 54ms c 41ms o 44ms c 1999ms c 45ms c 22ms c 1498ms m 45ms n 743ms c 1710ms c 17ms c 108ms c 47ms p 49ms m 35ms n 258ms o 344ms c 312ms q 1402ms c 4899ms c 49ms c 33ms c 39ms i 1751ms r 24ms i 182ms c 561ms c 229ms s 12ms t 1194ms u 119ms c 295ms c 388ms s 14ms v 3799ms c 55ms w 36ms c 47ms c 6356ms x 3642ms c 40ms y 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 90ms k 908ms z 999ms z 999ms z 999ms z 999ms z 999ms z 303ms j 46ms w 290ms o 357ms z 999ms z 999ms z 315ms x 683ms z 999ms z 999ms z 999ms z 211ms j 752ms l 34ms z 249ms o 749ms z 999ms z 999ms z 999ms z',
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
      '4ms a 28ms b 42ms c 9ms d 36ms e 986ms f 3755ms d 2581ms g 47ms h 689ms f 6615ms f 83ms i 1791ms j 2327ms f 4499ms k 140ms l 9999ms i 40ms e',
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
    diagram: '4ms a 28ms b 52ms c 1023ms d 6337ms e 7437ms f 1791ms c 6827ms g 140ms h',
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
    diagram: '4ms a 28ms b 1076ms c 6337ms d 7437ms e 8760ms f',
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
    diagram: '4ms a 28ms b 7414ms c',
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
      '4ms a 66ms b 14ms c 36ms a 727ms d 195ms e 103ms f 13ms g 2132ms g 1521ms h 45ms c 2472ms g 108ms a 32ms e 64ms e 249ms f 689ms i 6365ms j 33ms a 1791ms a 6827ms d 32ms k 59ms l 10047ms a 23344ms d 299ms m 6607ms d 299ms n',
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
    diagram: '4ms a',
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
    const end = '69677ms !';
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
