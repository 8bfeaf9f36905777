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
      '3ms a 6ms b 23ms c 19ms d 3ms e 5ms f 143ms g 5ms h 317ms i 2ms j 90ms k 5ms l 121ms m n 34ms o 2ms p 33ms q 56ms r 1983ms s 17ms t 29ms u 1665ms v 4ms w 2316ms x 30ms y 103ms z 596ms A 53ms B 1832ms C 33ms D 4969ms E 30ms F 43ms G 3950ms H 37ms I 4466ms J K 32ms L 27378ms M 5953ms N 21ms O 145ms P 1ms Q 6837ms R 119ms S 1ms T',
    values: {
      a: 0,
      b: 8,
      c: 10,
      d: 17,
      e: 20,
      f: 22,
      g: 43,
      h: 44,
      i: 46,
      j: 47,
      k: 51,
      l: 53,
      m: 62,
      n: 63,
      o: 64,
      p: 65,
      q: 74,
      r: 94,
      s: 95,
      t: 106,
      u: 114,
      v: 124,
      w: 125,
      x: 129,
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
      J: 257,
      K: 258,
      L: 266,
      M: 332,
      N: 346,
      O: 347,
      P: 349,
      Q: 350,
      R: 380,
      S: 381,
      T: 382,
    },
  },
];

/** The events of all behaviours. */
const emitted: readonly Line<string>[] = [
  {
    diagram:
      '3ms a 6ms b 23ms c 19ms d 3ms e 5ms f 6ms g 24ms h 69ms i 368ms j 90ms k 8ms l 70ms m 9ms n 76ms c 33ms c 26ms c 7ms o 1991ms c 13ms c 27ms c 1649ms m 12ms n 733ms c 1602ms c 7ms c 62ms c 38ms p 61ms m 7ms n 240ms o 318ms c 319ms q 1566ms c 5003ms c 30ms c 14ms c 42ms i 1799ms r 13ms i 142ms c 393ms c 448ms s 9ms t 1126ms c 19ms u 453ms c 398ms s 7ms v 3618ms c 40ms w 10ms c 35ms c 6861ms x 3137ms c 9ms y 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 999ms z 319ms k 679ms z 999ms z 999ms z 999ms z 999ms z 999ms z 443ms j 49ms w 291ms o 6ms A 206ms z 999ms z 999ms z 851ms x 147ms z 999ms z 999ms z 999ms z 403ms j 595ms z 142ms l 277ms o 578ms z 999ms z 999ms z 999ms z 999ms z',
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
      A: 'loadConversation: conversation.parentFetched',
    },
  },
  {
    diagram:
      '3ms a 30ms b 29ms c 6ms d 24ms e 696ms f 3765ms d 2407ms g 38ms h 629ms f 6890ms f 45ms i 1842ms j 2136ms f 4499ms k 87ms l 9999ms i 9ms e',
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
    diagram: '3ms a 30ms b 36ms c 721ms d 6173ms e 7605ms f 1842ms c 6636ms g 87ms h',
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
    diagram: '3ms a 30ms b 758ms c 6173ms d 7605ms e 8567ms f',
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
    diagram: '3ms a 30ms b 6932ms c',
    values: {
      a: 'environment: width.changed',
      b: 'connectionStatus: connection.changed',
      c: 'statusBar: status.shown reply.sent 12000',
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
      '3ms a 50ms b 16ms c 24ms a 438ms d 170ms e 120ms f 7ms g 2032ms f 1677ms h 12ms c 2344ms f 62ms a 26ms e 73ms e 237ms g 629ms i 6621ms j 14ms a 1842ms a 6636ms d 5ms k 45ms l 10035ms a 23453ms d 299ms m 6659ms d 299ms n',
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
      m: 'GET /sites/2102/comments/5092',
      n: 'GET /sites/2101/posts/5001/replies/',
    },
  },
  {
    diagram: '56895ms a',
    values: {
      a: 'GET /sites/2102/posts/5006/replies/',
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
    const end = '69420ms !';
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
