import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readSession } from '../../../scripts/replay/read-session';
import { replay } from '../../../scripts/replay/replay';
import { type Entry, type Session, stringifySession } from '../../../src/devtools/monitor/session';
import { initialState } from '../../../src/streams/state/state';

const FILE = path.join(__dirname, 'recorded/minute.json');
const text = readFileSync(FILE, 'utf8');
const minute = readSession(FILE, text);

test('replays a session of more than a minute with faults in Chromium to exactly the same state', () => {
  expect(minute.lastsMs).toBeGreaterThan(60_000);
  const { final, difference } = replay(minute);
  expect(difference).toBeUndefined();
  expect(JSON.stringify(final)).toBe(JSON.stringify(minute.final));
});

const without = (isOmitted: (entry: Entry) => boolean): Session => ({
  ...minute,
  entries: minute.entries.filter((entry) => !isOmitted(entry)),
});

test('reports when and how the panel differs from the recording', () => {
  const isUndo = (entry: Entry): boolean => entry.kind === 'event' && entry.event.type === 'deed.undone';
  expect(replay(without(isUndo)).difference).toMatch(
    /^At \d+\.\d{3} s the recording has \{.*; the last event of the panel is/,
  );
  const isRequest = (entry: Entry): boolean =>
    entry.kind === 'request' && entry.line.includes('/replies/new');
  expect(replay(without(isRequest)).difference).toMatch(/it has sent POST .*\/replies\/new/);
});

test('replays only the events of a session that was recorded from the middle', () => {
  const session: Session = {
    ...minute,
    from: 'middle',
    initial: initialState,
    entries: [
      { at: 1, kind: 'event', event: { type: 'panel.toggled', isOpen: true }, by: 'receiveMessages' },
    ],
  };
  expect(replay(session)).toMatchObject({ events: 1, final: { tick: 1, isPanelOpen: true } });
});

test('replays that the screen of a closed panel is wanted', () => {
  const batch: Entry = { at: 2, kind: 'batch', names: ['wantScreen'] };
  const isScreenWantedAfter = (...entries: readonly Entry[]): boolean =>
    replay({
      ...minute,
      initial: { ...initialState, isScreenWanted: false },
      entries: [batch, ...entries],
      lastsMs: 100,
    }).final.isScreenWanted;
  expect(isScreenWantedAfter()).toBe(false);
  const wanted: Entry = { at: 50, kind: 'event', event: { type: 'screen.wanted' }, by: 'wantScreen' };
  expect(isScreenWantedAfter({ at: 50, kind: 'screenWanted' }, wanted)).toBe(true);
});

test('reads a session back as it was written', () => {
  expect(readSession('again.json', stringifySession(minute))).toEqual(minute);
});

const lines = text.split('\n');
/** The line of the first entry. */
const first = lines.findIndex((line) => line.startsWith('"entries"')) + 1;
/** The file with another line in the place of one. */
const withLine = (index: number, line: string): string =>
  lines.map((each, at) => (at === index ? line : each)).join('\n');

test.each([
  ['{"at":2,"kind":"batches","names":[]},', 'there is no entry of the kind "batches". Similar: batch'],
  ['{"at":2,"kind":"batch"},', 'names is undefined, which is not valid in the kind batch'],
  ['{"at":"2","kind":"pageHide"},', 'at is "2", not a time in milliseconds'],
  [
    '{"at":2,"kind":"event","event":{"type":"no.event"}},',
    'event is {"type":"no.event"}, which is not valid in the kind event',
  ],
  [
    '{"at":2,"kind":"event","event":{"type":"note.selected"}},',
    'event is {"type":"note.selected"}, which is not valid',
  ],
  ['{"at":-5,"kind":"pageHide"},', 'at is -5, not a time in milliseconds'],
  ['7,', 'an entry is 7, not an object'],
  ['{"at":2,"kind":"pageHide",', 'invalid JSON'],
])('names the line of an invalid entry: %s', (line, problem) => {
  expect(() => readSession('broken.json', withLine(first, line))).toThrow(
    `broken.json:${first + (problem.includes('JSON') ? 2 : 1)}: ${problem}`,
  );
});

test.each([
  ['', 'broken.json:1: the file is empty'],
  ['"{}"', 'broken.json:1: not a session'],
  ['[]', 'broken.json:1: not a session: expected an object, as stop() returns it'],
  ['{\n"notestream": 2 }', 'broken.json:2: notestream is 2, which is not valid in a session'],
  ['{\n\n', 'broken.json:3: invalid JSON'],
])('rejects %j, which is not a session', (input, message) => {
  expect(() => readSession('broken.json', input)).toThrow(message);
});
