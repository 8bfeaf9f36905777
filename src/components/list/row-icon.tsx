import { memo } from 'react';
import type { Note } from '../../streams/notes/note';
import { Avatar } from '../avatar';
import { KindGlyph, toneOf } from '../note-kind';

/** Who a note is from and of what kind it is: their image, the kind's badge at its corner (section 3). Its note alone changes it. */
export const RowIcon = memo(function RowIcon({ note }: { note: Note }) {
  return (
    <span className="row-icon" data-tone={toneOf(note.type)} aria-hidden>
      <Avatar url={note.icon} name={actor(note)} glyph={<KindGlyph type={note.type} />} />
      <span className="row-badge">
        <KindGlyph type={note.type} />
      </span>
    </span>
  );
});

/** The person a headline begins with; of other headlines initials would say nothing. */
function actor(note: Note): string {
  const headline = note.subject[0];
  const user = headline?.ranges.find(({ type, start }) => type === 'user' && start === 0);
  return headline && user ? headline.text.slice(user.start, user.end) : '';
}
