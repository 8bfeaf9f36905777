import fc from 'fast-check';
import { assertProperty } from '../../support/generated/assert-property';
import { noteActions } from '../../../src/streams/notes/action-flags';
import { replyTarget } from '../../../src/streams/notes/reply-target';
import { linkAddress, webAddress } from '../../../src/streams/notes/addresses';
import { difference, parseLightPoll } from '../../../src/streams/list/difference';
import { matchAt } from '../../../src/streams/mentions/matching';
import { mentionAt } from '../../../src/streams/mentions/mention';
import { parseSuggestions } from '../../../src/streams/mentions/parse-suggestions';
import type { Block, Note } from '../../../src/streams/notes/note';
import { parseNotes } from '../../../src/streams/notes/parse-note';
import {
  draftKey,
  ownerOfDraftKey,
  parseDraft,
  stringifyDraft,
} from '../../../src/streams/reply/stored-draft';
import { noteOfReadKey, readKey } from '../../../src/streams/reading/stored-reads';
import {
  anyText,
  notesAnswer,
  polledAnswer,
  mostlyValid,
  mostlyValidRecord,
  someId,
} from '../../support/generated/json';

const parsedNotes = (body: unknown): readonly Note[] => {
  const parsed = parseNotes(body);
  return 'notes' in parsed ? parsed.notes : [];
};

function expectInside(block: Block): void {
  for (const { start, end } of [...block.ranges, ...block.media]) {
    expect(start).toBeGreaterThanOrEqual(0);
    expect(end).toBeGreaterThanOrEqual(start);
    expect(end).toBeLessThanOrEqual(block.text.length);
  }
}

test('[fields-of-a-note] the notes of any response are complete: unique, with a time, ranges inside their texts and safe addresses', () => {
  assertProperty(
    fc.property(mostlyValid(notesAnswer), (body) => {
      const notes = parsedNotes(body);
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
    75,
  );
});

test('the difference of any poll has each note once, and removes no polled note', () => {
  assertProperty(
    fc.property(
      notesAnswer,
      mostlyValid(polledAnswer),
      fc.integer({ min: 1, max: 9 }),
      (body, polled, number) => {
        const parsed = parseLightPoll(polled);
        if (!parsed) return;
        const held = parsedNotes(body);
        const { changed, gone } = difference(held, parsed, number);
        const ids = new Set(parsed.notes.map(({ id }) => id));
        expect(changed.every(({ id }) => ids.has(id))).toBe(true);
        expect(gone.every((id) => !ids.has(id) && held.some((note) => note.id === id))).toBe(true);
        expect(new Set(gone).size).toBe(gone.length);
        expect(new Set(changed.map(({ id }) => id)).size).toBe(changed.length);
      },
    ),
    75,
  );
});

test('any stored value is parsed or ignored, and a stored value is read back unchanged', () => {
  assertProperty(
    fc.property(anyText, fc.maxSafeNat(), (text, time) => {
      const draft = parseDraft(text);
      expect(draft === undefined || Number.isFinite(draft.typedAt)).toBe(true);
      const again = text === '' ? undefined : { text, typedAt: time };
      expect(parseDraft(stringifyDraft({ text, typedAt: time }))).toEqual(again);
      for (const [keyOf, noteOf] of [
        [readKey, noteOfReadKey],
        [draftKey, ownerOfDraftKey],
      ] as const) {
        expect(noteOf(keyOf(time))).toBe(time);
        expect(noteOf(text)).toBeUndefined();
      }
    }),
  );
});

test('the suggestions of any response have a login, and any text can be searched for a mention', () => {
  const suggestions = mostlyValidRecord({
    suggestions: fc.array(mostlyValidRecord({ ID: someId, user_login: fc.string(), name: fc.string() }), {
      maxLength: 4,
    }),
  });
  const text = fc.string({ unit: 'binary', maxLength: 12 });
  assertProperty(
    fc.property(
      mostlyValid(suggestions),
      text,
      text,
      fc.integer({ min: -2, max: 14 }),
      (body, name, query, caret) => {
        for (const { login } of parseSuggestions(body)) expect(login).not.toBe('');
        const found = matchAt(name, query);
        expect(found === undefined || found.end <= name.length).toBe(true);
        const mention = mentionAt(name, caret);
        expect(mention === undefined || name[mention.start] === '@').toBe(true);
      },
    ),
    50,
  );
});
