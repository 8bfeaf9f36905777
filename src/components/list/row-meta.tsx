import { CornerDownRight } from 'lucide';
import type { ReactElement } from 'react';
import type { Note } from '../../streams/notes/note';
import { _x } from '../i18n';
import { directedIcon } from '../icon';
import { timeElement } from '../relative-time';
import { isAnswer, type RowView } from './row-view';

const ANSWER = directedIcon(CornerDownRight);

/** The quiet line below a row's text: when, and what is special about it. */
export const rowMeta = (note: Note, view: RowView, locale: string): ReactElement => (
  <span className="row-meta">
    {timeElement(note.timestamp, view.time, locale)}
    {isAnswer(note) && (
      <span className="row-mark">
        {ANSWER}
        {
          // translators: marks a notification whose comment answers another comment.
          _x('Reply', 'noun')
        }
      </span>
    )}
    {view.isUnapproved && (
      <span className="row-mark row-mark-unapproved">{_x('Unapproved', 'state of a comment')}</span>
    )}
  </span>
);
