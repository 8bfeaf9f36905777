import { catchError, EMPTY, mergeMap, NEVER, type Observable, of, take, timer } from 'rxjs';
import { createGate } from '../../src/streams/retry-after-gate';
import { createPanelClient, type PanelClient } from '../../src/streams/panel-client';
import type { Event } from '../../src/streams/state/events';
import type { Tab } from '../world/browser';
import { DAWN, HOUR, inVirtualTime, MINUTE, SECOND } from '../world/clock';
import type { Fate, FateOf } from '../world/network';
import { idsOf, ORIGIN } from '../world/platform';
import { during } from '../world/script';

const NOTES = Array.from({ length: 50 }, (_, index) => idsOf(69 - index).note);
const [FIRST = 0] = NOTES;
const opened = (...ids: readonly number[]): readonly Event[] =>
  ids.flatMap((id) => [{ type: 'note.selected', id }, { type: 'note.deselected' }] as const);
const typed = Array.from({ length: 10 }, (_, at): Event => {
  return { type: 'caret.moved', id: FIRST, text: `@${'a'.repeat(at)}`, caret: at + 1 };
});
const filters = (['unread', 'comments'] as const).flatMap((name): readonly Event[] => [
  { type: 'filter.selected', name },
  { type: 'notes.moreWanted' },
]);
const times = <T>(count: number, ...values: readonly T[]): readonly T[] =>
  Array.from({ length: count }, () => values).flat();

type Act = Event | ((tab: Tab) => void);

/** The number of requests that match until `untilMs`; a tab acts each 500 ms, after it has loaded sixty notes. */
function count(pattern: RegExp, fateOf: FateOf, acts: readonly Act[], untilMs = MINUTE): number {
  let sent = 0;
  const all: readonly Act[] = [...times(5, { type: 'notes.moreWanted' } as const), ...acts];
  during(
    ({ open, network: { requests } }) => {
      const tab = open();
      const end = (): void => {
        sent = requests.filter(({ line, query }) => pattern.test(`${line}?${query}`)).length;
      };
      const act = (each: Act) => () => (typeof each === 'function' ? each(tab) : tab.send(each));
      return [...all.map((each, index) => [500 * (index + 1), act(each)] as const), [untilMs, end]];
    },
    { fateOf, notes: 70, hasPush: false, deferredMs: 0 },
  );
  return sent;
}

/** Requests that match have this fate, the others are answered. */
const answering =
  (pattern: RegExp, fate: Fate): FateOf =>
  (line, _times, { query }) =>
    pattern.test(`${line}?${query}`) ? fate : 'right';

test.each<[string, number, RegExp, readonly Act[]]>([
  ['one for ten letters after @', 1, /suggest/, [{ type: 'note.selected', id: FIRST }, ...typed]],
  ['one for a filter that is chosen six times', 1, /[?&](unread|type)=/, times(3, ...filters)],
  ['one for a note that opens six times', 1, /GET \/sites/, times(6, ...opened(FIRST))],
  ['one for five notes', 1, /GET \/sites/, opened(...NOTES.slice(0, 5))],
  ['one with read marks', 1, /notifications\/read/, opened(...NOTES.slice(0, 5))],
  ['one with the last seen time', 1, /notifications\/seen/, opened(...NOTES.slice(0, 5))],
  ['one for each Try again', 7, /notifications/, times(6, { type: 'notes.retryRequested' } as const)],
])('[retry-after] a platform that asks to wait for a minute gets %s', (_, expected, pattern, acts) => {
  expect(count(pattern, answering(pattern, 'busyForAMinute'), acts)).toBe(expected);
});

test('[retry-after] an hour in which the platform wants no read marks leaves no queue of requests', () => {
  const fateOf: FateOf = (line, nth) =>
    line !== 'POST /notifications/read' ? 'right' : nth === 1 ? 'busyForAnHour' : 'busy';
  expect(count(/notifications\/read/, fateOf, opened(FIRST), HOUR + MINUTE)).toBe(3);
});

test('[retry-after] a note that cannot be fetched for a minute does not stop the polls of the list', () => {
  const pushed = (tab: Tab): void => tab.send({ type: 'push.received', noteId: FIRST });
  const fateOf = answering(new RegExp(`notifications/${FIRST}`), 'busyForAMinute');
  const before = count(/notifications\/\?/, fateOf, []);
  expect(count(/notifications\/\?/, fateOf, [pushed])).toBe(before + 1);
});

test('[retry-after] a note that cannot be fetched for a minute does not stop the fetch of another one', () => {
  const [, other = 0] = NOTES;
  const pushed = [FIRST, other].map((noteId): Event => ({ type: 'push.received', noteId }));
  const fateOf = answering(new RegExp(`notifications/${FIRST}`), 'busyForAMinute');
  expect(count(new RegExp(`notifications/${other}`), fateOf, pushed)).toBe(1);
});

test('[retry-after] Retry sends a reply at once although the platform asks to wait for an hour', () => {
  const retry = (tab: Tab): void => {
    for (const { id } of Object.values(tab.state().outbox.records)) tab.send({ type: 'deed.retried', id });
  };
  const acts = [{ type: 'reply.submitted', id: FIRST, text: 'Thanks' } as const, retry, retry];
  expect(count(/replies\/new/, answering(/replies\/new/, 'busyForAnHour'), acts)).toBe(3);
});

test('[token-check] fifty refusals that leave a doubt ask a platform that is out of order once in 10 s', () => {
  const fateOf: FateOf = (line) =>
    line.includes(' /sites/') ? 'forbidden' : line === 'GET /me' ? 'busy' : 'right';
  const checks = { type: 'checks.changed', ids: NOTES, areChecked: true } as const;
  expect(count(/GET \/me/, fateOf, [checks, { type: 'checks.applied', action: 'approve' }], 29_000)).toBe(1);
});

/** The seconds until a platform that answers 429 with this header gets the next of calls each second. */
function closedFor(header: string, call: (client: PanelClient) => Observable<unknown>, aheadMs = 0): number {
  const sentAt: number[] = [];
  inVirtualTime(({ now, setAhead }) => {
    const send = () => {
      sentAt.push(now());
      return of({ status: 429, text: '{}', headers: { 'retry-after': header } });
    };
    const transport = { send, connect: () => NEVER };
    const client = createPanelClient({ apiOrigin: ORIGIN, transport }, createGate());
    const failed = () => {
      setAhead(aheadMs);
      return EMPTY;
    };
    const calls$ = timer(0, SECOND).pipe(take(HOUR / SECOND + 1));
    calls$.pipe(mergeMap(() => call(client).pipe(catchError(failed)))).subscribe();
  });
  return (Number(sentAt[1]) - Number(sentAt[0])) / SECOND;
}

const read = (client: PanelClient): Observable<unknown> => client.me().get();
const mark = (client: PanelClient): Observable<unknown> => client.notifications.markSeen(1);
test.each([
  ['of 120 s', 120, '120', read, 0],
  ['with a date', 90, new Date(DAWN + 90 * SECOND).toUTCString(), read, 0],
  ['of a year', 180, '31536000', read, 0],
  ['of a year for a mark', 3600, '31536000', mark, 0],
  ['that is negative', 1, '-120', read, 0],
  ['that is not a time', 1, 'soon', read, 0],
  ['of 120 s, of a clock that is set back,', 1, '120', read, -HOUR],
])('[retry-after] a header %s lets the next call through after %s s', (_, seconds, header, call, aheadMs) => {
  expect(closedFor(header, call, aheadMs)).toBe(seconds);
});
