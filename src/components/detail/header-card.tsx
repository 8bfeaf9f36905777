import type { Block, Note } from '../../streams/notes/note';
import { Avatar } from '../avatar';
import { RichText } from '../blocks/rich-text';
import { kindGlyph } from '../note-kind';

/** What a note is about, quietly: a person and their post or comment (section 3, header). */
export function HeaderCard({ note }: { note: Note }) {
  const image = note.header.flatMap(({ media }) => media)[0];
  const name = note.header[0]?.text ?? '';
  return (
    <div className="header-card">
      {image && <Avatar url={image.url} name={name} glyph={kindGlyph(note.type)} size="small" />}
      <div className="header-texts">
        {note.header.map((block, index) => (
          <div key={index} className={index === 0 ? 'header-name' : 'header-text'}>
            <RichText block={withoutMedia(block)} ids={note.ids} />
          </div>
        ))}
      </div>
    </div>
  );
}

const withoutMedia = ({ text, ranges }: Block) => ({ text, ranges, media: NO_MEDIA });
const NO_MEDIA: Block['media'] = [];
