import type { Block, Note } from '../../streams/notes/note';
import { Avatar } from '../elements/avatar';
import { RichText } from '../blocks/rich-text';
import { kindIcon } from '../elements/kind-icon';

/** The header of a note: the person and the post or comment that it is about (section 3). */
export function HeaderCard({ note }: { note: Note }) {
  const image = note.header.flatMap(({ media }) => media)[0];
  const name = note.header[0]?.text ?? '';
  return (
    <div className="header-card">
      {image && <Avatar url={image.url} name={name} fallback={kindIcon(note.type)} size="small" />}
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
