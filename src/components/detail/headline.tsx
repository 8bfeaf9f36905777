import type { Note } from '../../streams/notes/note';
import { isBlank } from '../blank';
import { plainText } from '../blocks/plain-text';
import { RelativeTime } from './relative-time';

interface HeadlineProps {
  readonly note: Note;
  /** Whether to show the text: false if a block of the body has the same text. */
  readonly hasText: boolean;
  /** Whether to show the note's time: false if a user block shows it. */
  readonly hasTime: boolean;
}

/** The note's text and time, as in its row of the list. */
export function Headline({ note, hasText, hasTime }: HeadlineProps) {
  const [headline] = note.subject;
  const shown = hasText && headline && !isBlank(headline.text) ? headline : undefined;
  if (!shown && !hasTime) return null;
  return (
    <div className="detail-headline">
      {shown && plainText(shown, 'detail-headline-text')}
      {hasTime && <RelativeTime key={note.timestamp} timestamp={note.timestamp} />}
    </div>
  );
}
