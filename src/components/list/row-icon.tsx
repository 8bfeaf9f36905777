import type { ReactElement } from 'react';
import type { Note } from '../../streams/notes/note';
import { Avatar } from '../avatar';
import { kindBadge, kindGlyph, toneOf } from '../note-kind';

/** Who a note is from and of what kind it is: their image, the kind's badge at its corner (section 3). */
export const rowIcon = (note: Note): ReactElement => (
  <span className="row-icon" data-tone={toneOf(note.type)} aria-hidden>
    <Avatar url={note.icon} name={actor(note)} glyph={kindGlyph(note.type)} />
    {kindBadge(note.type)}
  </span>
);

/** The person a headline begins with; of other headlines initials would say nothing. */
function actor(note: Note): string {
  const headline = note.subject[0];
  const user = headline?.ranges.find(({ type, start }) => type === 'user' && start === 0);
  return headline && user ? headline.text.slice(user.start, user.end) : '';
}
