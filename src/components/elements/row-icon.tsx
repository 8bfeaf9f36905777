import type { ReactElement } from 'react';
import type { Note } from '../../streams/notes/note';
import { Avatar } from './avatar';
import { kindBadge, kindIcon, toneOf } from './kind-icon';

/** Returns the image at the start of a row: the avatar with the badge of the note's kind (section 3). */
export const rowIcon = (note: Note): ReactElement => (
  <span className="row-icon" data-tone={toneOf(note.type)} aria-hidden>
    <Avatar url={note.icon} name={actorName(note)} fallback={kindIcon(note.type)} />
    {kindBadge(note.type)}
  </span>
);

/** The name of a person at the start of the headline, or ''. Initials of other headlines would be useless. */
function actorName(note: Note): string {
  const headline = note.subject[0];
  const user = headline?.ranges.find(({ type, start }) => type === 'user' && start === 0);
  return headline && user ? headline.text.slice(user.start, user.end) : '';
}
