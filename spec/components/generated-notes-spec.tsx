import '../support/production';
import { isBlank } from '../../src/components/blank';
import type { Block } from '../../src/streams/notes/note';
import fc from 'fast-check';
import { holds } from '../support/generated/holds';
import { shownNote } from '../support/generated/shown-notes';
import { markupOf, readMarkup } from './markup';

const textsOf = (blocks: readonly Block[]): string[] => blocks.map(({ text }) => text);
/** What stands in for a text that says nothing is not the block's. */
const said = (texts: readonly string[]): string[] => texts.filter((text) => !isBlank(text));

test('10,000 notes of any shape are shown with all their text, in its order, and with links that hold', () => {
  holds(
    fc.property(shownNote, (note) => {
      const { row, detail } = markupOf(note);
      const [inRow, inDetail] = [readMarkup(row), readMarkup(detail)];
      expect(inRow.blocks).toEqual(said(textsOf(note.subject.slice(0, 2))));
      const texts = said(textsOf([...note.header, ...note.body]));
      // A body that says nothing gives way to the headline.
      if (texts.length > 0) expect(said(inDetail.blocks)).toEqual(texts);
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
