import '../support/production';
import { isBlank } from '../../src/components/blank';
import type { Block } from '../../src/streams/notes/note';
import fc from 'fast-check';
import { assertProperty } from '../support/generated/assert-property';
import { shownNote } from '../support/generated/shown-notes';
import { markupOf, readMarkup } from './support/markup';

const textsOf = (blocks: readonly Block[]): string[] => blocks.map(({ text }) => text);
/** Blank texts are replaced by texts that are not the block's. */
const notBlank = (texts: readonly string[]): string[] => texts.filter((text) => !isBlank(text));

test('10,000 random notes show all their text in order, and only valid links', () => {
  assertProperty(
    fc.property(shownNote, (note) => {
      const { row, detail } = markupOf(note);
      const [inRow, inDetail] = [readMarkup(row), readMarkup(detail)];
      expect(inRow.blocks).toEqual(notBlank(textsOf(note.subject.slice(0, 2))));
      const texts = notBlank(textsOf([...note.header, ...note.body]));
      const headline = notBlank(textsOf(note.subject.slice(0, 1))).filter(
        (text) => !textsOf(note.body).includes(text),
      );
      // A blank body is replaced by the headline.
      if (texts.length > 0) expect(notBlank(inDetail.blocks)).toEqual([...headline, ...texts]);
      expect([inRow.nested, inDetail.nested, inRow.links.length]).toEqual([0, 0, 0]);
      for (const { href, name, rel } of inDetail.links) {
        expect(href).toMatch(/^(https?:\/\/|mailto:)/);
        expect(isBlank(name)).toBe(false);
        expect(rel).toBe('noopener noreferrer');
      }
    }),
    10_000,
  );
});
