import { entriesAround, lineOf } from './journal';
import { failureReport, isGood, type Result, summary } from './report';

const good: Result = {
  actions: 412,
  faults: 150,
  findings: [],
  pageErrors: [],
  heap: { before: 1000, after: 1031 },
};
const lost = { kind: 'lost', what: 'a reply', at: 60_000 } as const;

test('the summary counts actions, faults, findings and page errors, and shows the growth of the heap', () => {
  expect(summary(good)).toBe('soak: 412 actions, 150 faults, 0 lost, 0 doubled, 0 page errors, heap +3.1 %');
  expect(summary({ ...good, findings: [lost, { ...lost, kind: 'wrong' }], pageErrors: ['oh'] })).toBe(
    'soak: 412 actions, 150 faults, 1 lost, 0 doubled, 1 wrong, 1 page errors, heap +3.1 %',
  );
});

test.each<[string, Partial<Result>]>([
  ['a finding', { findings: [lost] }],
  ['a page error', { pageErrors: ['oh'] }],
  ['a tenth more heap', { heap: { before: 1000, after: 1100 } }],
])('a run with %s is not good', (_, change) => {
  expect(isGood(good)).toBe(true);
  expect(isGood({ ...good, ...change })).toBe(false);
});

const at = (seconds: number, source: 'user' | 'others' | 'fault') => ({
  at: seconds * 1000,
  source,
  text: `at ${seconds}`,
});

test('a finding is reported with the entries around it, except the actions of other people', () => {
  const entries = [at(51, 'user'), at(52, 'fault'), at(60, 'others'), at(72, 'user'), at(73, 'user')];
  expect(entriesAround(entries, lost.at).map(({ text }) => text)).toEqual(['at 52', 'at 72']);
  expect(failureReport({ ...good, findings: [lost] }, entries, 0)).toEqual([
    '\nLOST: a reply',
    '    0:52.000 fault   at 52',
    '    1:12.000 user    at 72',
  ]);
});

test('a line starts with the time since the start of the run', () => {
  expect(lineOf(at(3725, 'user'), 5000)).toBe(' 62:00.000 user    at 3725');
});
