import fc from 'fast-check';
import { holds } from '../../support/generated/holds';
import { noteActions, replyTarget } from '../../../src/streams/notes/actions';
import { linkAddress, webAddress } from '../../../src/streams/notes/addresses';
import { difference, parsePoll } from '../../../src/streams/notes/difference';
import { parseHostMessage } from '../../../src/embed/protocol';
import { matchAt, mentionAt, parseSuggestions } from '../../../src/streams/notes/mention';
import type { Block, Note } from '../../../src/streams/notes/note';
import { parseNotes } from '../../../src/streams/notes/parse-note';
import {
  draftKey,
  moderationKey,
  noteOfDraftKey,
  noteOfModerationKey,
  noteOfReadKey,
  parseDraft,
  parseModeration,
  readKey,
  stringifyDraft,
} from '../../../src/streams/stored';
import {
  anyText,
  notesAnswer,
  polledAnswer,
  sloppy,
  sloppyRecord,
  someId,
} from '../../support/generated/json';

const parsedNotes = (answer: unknown): readonly Note[] => {
  const parsed = parseNotes(answer);
  return 'notes' in parsed ? parsed.notes : [];
};

function expectInside(block: Block): void {
  for (const { start, end } of [...block.ranges, ...block.media]) {
    expect(start).toBeGreaterThanOrEqual(0);
    expect(end).toBeGreaterThanOrEqual(start);
    expect(end).toBeLessThanOrEqual(block.text.length);
  }
}

test('of any answer the notes are whole: each once, with a time, its ranges inside its texts, its addresses safe', () => {
  holds(
    fc.property(sloppy(notesAnswer), (answer) => {
      const notes = parsedNotes(answer);
      expect(new Set(notes.map(({ id }) => id)).size).toBe(notes.length);
      for (const each of notes) {
        expect(Number.isFinite(each.timestamp) && each.type !== '').toBe(true);
        for (const block of [...each.subject, ...each.header, ...each.body]) expectInside(block);
        for (const { url } of each.body.flatMap(({ ranges }) => ranges)) expect(linkAddress(url)).toBe(url);
        for (const url of [each.url, each.icon]) expect(webAddress(url)).toBe(url);
        for (const value of Object.values(noteActions(each))) expect(typeof value).toBe('boolean');
        const target = replyTarget(each);
        expect(target === undefined || Object.values(target).every(Number.isSafeInteger)).toBe(true);
      }
    }),
    150,
  );
});

test('of any poll the difference names each note once, and lets none go that was polled', () => {
  holds(
    fc.property(
      notesAnswer,
      sloppy(polledAnswer),
      fc.integer({ min: 1, max: 9 }),
      (answer, polled, number) => {
        const parsed = parsePoll(polled);
        if (!parsed) return;
        const held = parsedNotes(answer);
        const { changed, gone } = difference(held, parsed, number);
        const ids = new Set(parsed.notes.map(({ id }) => id));
        expect(changed.every(({ id }) => ids.has(id))).toBe(true);
        expect(gone.every((id) => !ids.has(id) && held.some((note) => note.id === id))).toBe(true);
        expect(new Set(gone).size).toBe(gone.length);
        expect(new Set(changed.map(({ id }) => id)).size).toBe(changed.length);
      },
    ),
    150,
  );
});

test('any message of a host is one of the three, a problem, or none', () => {
  const message = sloppyRecord({
    type: fc.constant('notesIframeMessage'),
    action: fc.constantFrom('togglePanel', 'toggleVisibility', 'refreshNotes'),
    showing: fc.boolean(),
    hidden: fc.boolean(),
  });
  holds(
    fc.property(
      fc.oneof(
        message,
        message.map((value) => JSON.stringify(value)),
        fc.anything(),
      ),
      (data) => {
        const parsed = parseHostMessage(data);
        if (parsed && 'showing' in parsed) expect(typeof parsed.showing).toBe('boolean');
        if (parsed && 'hidden' in parsed) expect(typeof parsed.hidden).toBe('boolean');
      },
    ),
  );
});

test('any stored value is read or left out, and what was stored is read again', () => {
  holds(
    fc.property(anyText, fc.maxSafeNat(), (text, time) => {
      const draft = parseDraft(text);
      expect(draft === undefined || Number.isFinite(draft.savedAt)).toBe(true);
      const moderation = parseModeration(text);
      expect(moderation === undefined || Number.isFinite(moderation.endsAt)).toBe(true);
      const again = text === '' ? undefined : { text, savedAt: time };
      expect(parseDraft(stringifyDraft({ text, savedAt: time }))).toEqual(again);
      for (const [keyOf, noteOf] of [
        [readKey, noteOfReadKey],
        [draftKey, noteOfDraftKey],
        [moderationKey, noteOfModerationKey],
      ] as const) {
        expect(noteOf(keyOf(time))).toBe(time);
        expect(noteOf(text)).toBeUndefined();
      }
    }),
  );
});

test('any answer gives suggestions that can be typed, and any text is looked through for a mention', () => {
  const answer = sloppyRecord({
    suggestions: fc.array(sloppyRecord({ ID: someId, user_login: fc.string(), name: fc.string() }), {
      maxLength: 4,
    }),
  });
  const text = fc.string({ unit: 'binary', maxLength: 12 });
  holds(
    fc.property(sloppy(answer), text, text, fc.integer({ min: -2, max: 14 }), (given, name, query, caret) => {
      for (const { login } of parseSuggestions(given)) expect(login).not.toBe('');
      const found = matchAt(name, query);
      expect(found === undefined || found.end <= name.length).toBe(true);
      const mention = mentionAt(name, caret);
      expect(mention === undefined || name[mention.start] === '@').toBe(true);
    }),
    100,
  );
});
