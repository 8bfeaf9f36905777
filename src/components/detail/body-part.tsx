import { memo } from 'react';
import type { Note } from '../../streams/notes/note';
import { RichText } from '../blocks/rich-text';
import type { Part } from './body-parts';
import { UserBlock } from './user-block';

interface BodyPartProps {
  readonly part: Part;
  readonly note: Note;
}

/**
 * Renders a block of a note's body. Memoized, so that only the added blocks are rendered when a long body is
 * drawn in steps.
 */
export const BodyPart = memo(({ part: { kind, block }, note }: BodyPartProps) => {
  switch (kind) {
    case 'user':
    case 'author':
      return <UserBlock block={block} note={note} isAuthor={kind === 'author'} />;
    case 'comment':
      return (
        <div className="block-comment" data-nested={block.nestLevel > 0 || undefined} data-block="comment">
          <RichText block={block} ids={{ ...note.ids, ...block.ids }} />
        </div>
      );
    case 'replied':
      return (
        <div className="block-replied" data-block="replied">
          <RichText block={block} ids={note.ids} />
        </div>
      );
    case 'post':
    case 'text':
      return (
        <div className={`block-${kind}`} data-block={kind}>
          <RichText block={block} ids={{ ...note.ids, ...block.ids }} />
        </div>
      );
  }
});
