import '../support/production';
import { isBlank } from '../../src/components/blank';
import { bodyParts } from '../../src/components/detail/body-parts';
import { firstCount } from '../../src/components/detail/use-gradual-count';
import type { Block, Note } from '../../src/streams/notes/note';
import fc from 'fast-check';
import { assertProperty } from '../support/generated/assert-property';
import { shownNote } from '../support/generated/shown-notes';
import { markupOf, readMarkup } from './support/markup';

const textsOf = (blocks: readonly Block[]): string[] => blocks.map(({ text }) => text);
/** The blocks of the first batch. Each further batch is drawn in a frame of its own. */
const drawnBlocks = (note: Note): Block[] => {
  const { preface, rest } = bodyParts(note);
  return [preface, rest].flatMap((parts) => parts.slice(0, firstCount(parts))).map(({ block }) => block);
};
/** Blank texts are replaced by texts that are not the block's. */
const notBlank = (texts: readonly string[]): string[] => texts.filter((text) => !isBlank(text));

test('random notes show all their text in order, and only valid links', () => {
  assertProperty(
    fc.property(shownNote, (note) => {
      const { row, detail } = markupOf(note);
      const [inRow, inDetail] = [readMarkup(row), readMarkup(detail)];
      expect(inRow.blocks).toEqual(notBlank(textsOf(note.subject.slice(0, 2))));
      const texts = notBlank(textsOf([...note.header, ...note.body]));
      const headline = notBlank(textsOf(note.subject.slice(0, 1))).filter(
        (text) => !textsOf(note.body).includes(text),
      );
      const drawn = notBlank(textsOf([...note.header, ...drawnBlocks(note)]));
      // A blank body is replaced by the headline.
      if (texts.length > 0) expect(notBlank(inDetail.blocks)).toEqual([...headline, ...drawn]);
      expect([inRow.nested, inDetail.nested, inRow.links.length]).toEqual([0, 0, 0]);
      for (const { href, name, rel } of inDetail.links) {
        expect(href).toMatch(/^(https?:\/\/|mailto:)/);
        expect(isBlank(name)).toBe(false);
        expect(rel).toBe('noopener noreferrer');
      }
    }),
    1000,
  );
});
