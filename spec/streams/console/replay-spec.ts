import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readSession } from '../../../scripts/replay/read-session';
import { replay } from '../../../scripts/replay/replay';
import type { Entry, Session } from '../../../src/streams/console/session';
import { stringifySession } from '../../../src/streams/console/session';
import { initialState } from '../../../src/streams/state/state';

const FILE = path.join(__dirname, 'recorded/minute.json');
const text = readFileSync(FILE, 'utf8');
const minute = readSession(FILE, text);

test('a session of more than a minute in a real Chromium, with faults, ends in the same state to the last field', () => {
  expect(minute.lastsMs).toBeGreaterThan(60_000);
  const { final, difference } = replay(minute);
  expect(difference).toBeUndefined();
  expect(JSON.stringify(final)).toBe(JSON.stringify(minute.final));
});

const without = (isLeftOut: (entry: Entry) => boolean): Session => ({
  ...minute,
  entries: minute.entries.filter((entry) => !isLeftOut(entry)),
});

test('a panel that does otherwise is found out, with the time and what it did', () => {
  const isUndo = (entry: Entry): boolean =>
    entry.kind === 'event' && entry.event.type === 'moderation.undone';
  expect(replay(without(isUndo)).difference).toMatch(
    /^At 1\d\.\d{3} s the recording has \{.*; the panel has last said/,
  );
  const isRequest = (entry: Entry): boolean =>
    entry.kind === 'request' && entry.line.includes('/replies/new');
  expect(replay(without(isRequest)).difference).toMatch(/it has asked for POST .*\/replies\/new/);
});

test('a session from the middle of a life folds its events', () => {
  const session: Session = {
    ...minute,
    from: 'middle',
    initial: initialState,
    entries: [{ at: 1, kind: 'event', event: { type: 'panel.toggled', isOpen: true }, by: 'hostMessages' }],
  };
  expect(replay(session)).toMatchObject({ events: 1, final: { tick: 1, isPanelOpen: true } });
});

test('a session is read as it was written', () => {
  expect(readSession('again.json', stringifySession(minute))).toEqual(minute);
});

/** The line of the first entry, and of the file that has this in its place. */
const lines = text.split('\n');
const first = lines.findIndex((line) => line.startsWith('"entries"')) + 1;
const withLine = (index: number, line: string): string =>
  lines.map((each, at) => (at === index ? line : each)).join('\n');

test.each([
  ['{"at":2,"kind":"lots","names":[]},', 'there is no entry of the kind "lots". Near to it: lot'],
  ['{"at":2,"kind":"lot"},', 'names is undefined, which no lot has'],
  ['{"at":"2","kind":"pageHide"},', 'at is "2", not a time in milliseconds'],
  [
    '{"at":2,"kind":"event","event":{"type":"no.event"}},',
    'event is {"type":"no.event"}, which no event has',
  ],
  [
    '{"at":2,"kind":"event","event":{"type":"note.selected"}},',
    'event is {"type":"note.selected"}, which no',
  ],
  ['{"at":-5,"kind":"pageHide"},', 'at is -5, not a time in milliseconds'],
  ['7,', 'an entry is 7, not an object'],
  ['{"at":2,"kind":"pageHide",', 'this is no JSON'],
])('a file that has %s in it is told at which line', (line, problem) => {
  expect(() => readSession('broken.json', withLine(first, line))).toThrow(
    `broken.json:${first + (problem.includes('JSON') ? 2 : 1)}: ${problem}`,
  );
});

test.each([
  ['', 'broken.json:1: the file is empty'],
  ['"{}"', 'broken.json:1: this is no session'],
  ['[]', 'broken.json:1: this is no session: one is an object, as stop() gives it'],
  ['{\n"notestream": 2 }', 'broken.json:2: notestream is 2, which no session has'],
  ['{\n\n', 'broken.json:3: this is no JSON'],
])('%j is no session', (given, message) => {
  expect(() => readSession('broken.json', given)).toThrow(message);
});
