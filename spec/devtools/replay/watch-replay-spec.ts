import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parts } from '../../../scripts/replay/parts';
import type { Session } from '../../../src/devtools/monitor/session';
import { initialState } from '../../../src/streams/state/state';
import { chainTo } from '../../../src/devtools/picture/causes';
import { parseSession } from '../../../src/devtools/replay/parse-session';
import { ReplayError } from '../../../src/devtools/replay/replay-parts';
import { watchReplay } from '../../../src/devtools/replay/watch-replay';

const text = readFileSync(path.join(__dirname, 'recorded/minute.json'), 'utf8');
const minute = parseSession(text);

test('a replay has the events of the recording at their times, with their behaviours', () => {
  const { trace, replayed } = watchReplay('minute', minute, parts);
  expect(replayed?.difference).toBeUndefined();
  const emitted = (trace.laneOf('events')?.marks ?? []).filter(({ kind }) => kind === 'next');
  const recorded = minute.entries.flatMap((entry) => (entry.kind === 'event' ? [entry] : []));
  expect(emitted.map(({ label }) => label)).toEqual(recorded.map(({ event }) => event.type));
  expect(emitted.map(({ emission }) => emission === undefined)).toEqual(
    recorded.map(({ by }) => by === undefined),
  );
  for (const [index, { at }] of emitted.entries())
    expect(Math.abs(at - minute.startedAt - (recorded[index]?.at ?? 0))).toBeLessThan(100);
});

test('a replay knows the inputs that its streams were waiting for', () => {
  const { trace } = watchReplay('minute', minute, parts);
  const failed = trace.marks().filter(({ label }) => label === 'action.failed');
  const origins = failed.flatMap((mark) => chainTo(trace, mark)).map(({ origin }) => origin);
  expect(origins[0]).toBe('the blogger');
  expect(origins).toContainEqual(expect.stringMatching(/^answer 500 to POST .*\/likes\/new$/));
});

test('a session without its start is drawn from its events', () => {
  const session: Session = {
    ...minute,
    from: 'middle',
    initial: initialState,
    entries: [
      { at: 5, kind: 'event', event: { type: 'panel.toggled', isOpen: true }, by: 'receiveMessages' },
      { at: 9, kind: 'event', event: { type: 'action.failed', action: 'like', id: 5 }, by: 'like > send' },
      { at: 9, kind: 'event', event: { type: 'note.selected', id: 5 } },
    ],
  };
  const { trace, source } = watchReplay('middle', session, parts);
  expect(trace.marks().map(({ name, label, at }) => [name, label, at - session.startedAt])).toEqual([
    ['receiveMessages', 'panel.toggled', 5],
    ['events', 'panel.toggled', 5],
    ['like > send', 'action.failed', 9],
    ['like', 'action.failed', 9],
    ['events', 'action.failed', 9],
    ['events', 'note.selected', 9],
  ]);
  expect(source.current().isPanelOpen).toBe(true);
});

test('a screen that was wanted while the console was loaded is wanted before the first event', () => {
  const events = minute.entries
    .filter((entry) => entry.kind === 'event' && entry.by === 'environment')
    .slice(0, 2)
    .map((entry) => ({ ...entry, at: 2 }));
  const session: Session = {
    ...minute,
    initial: { ...initialState, isScreenWanted: false },
    entries: [
      { at: 2, kind: 'batch', names: ['environment', 'wantScreen'] },
      { at: 2, kind: 'screenWanted' },
      ...events,
      { at: 2, kind: 'event', event: { type: 'screen.wanted' }, by: 'wantScreen' },
    ],
    lastsMs: 100,
  };
  const { trace, replayed } = watchReplay('wanted', session, parts);
  expect(replayed?.difference).toBeUndefined();
  const emitted = trace.marks().filter(({ kind }) => kind === 'next');
  const first = (name: string) => emitted.findIndex((mark) => mark.name === name);
  expect(first('wantScreen')).toBeGreaterThan(-1);
  expect(first('wantScreen')).toBeLessThan(first('events'));
});

test.each([
  ['', 'it is cut off, or not JSON'],
  [text.slice(0, 9000), 'it is cut off, or not JSON'],
  [text.replace('"notestream": 1', '"notestream": {"a":1}'), 'a session of version {"a":1}'],
  [text.replace('"startedAt": ', '"startedAt": "x",\n"old": '), 'startedAt is "x", which is not valid'],
  [text.replace('"kind":"batch"', '"kind":"bath"'), 'entry 1: there is no entry of the kind "bath"'],
  ['null', 'not a session: expected an object'],
])('says what is wrong with %#', (input, sentence) => {
  expect(() => parseSession(input)).toThrow(ReplayError);
  expect(() => parseSession(input)).toThrow(sentence);
});
