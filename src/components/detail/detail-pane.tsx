import { Inbox } from 'lucide';
import { selectSelectedNote } from '../../streams/list/selectors';
import { __ } from '../../i18n';
import { icon } from '../elements/icon';
import { NoteBoundary } from '../note-boundary';
import { titleOf } from '../note-title';
import { useSelected } from '../use-selected';
import { DetailHeader } from './detail-header';
import { NoteDetail } from './note-detail';
import './detail-pane.css';

/**
 * The detail view of the selected note (section 2). Without a note, a placeholder beside the list.
 */
export function DetailPane() {
  const note = useSelected(selectSelectedNote);
  return (
    <section className="pane pane-detail" aria-label={__('Notification')}>
      {note ? (
        <>
          {/* Without a key: quick presses on its arrows are presses on the same button. */}
          <DetailHeader id={note.id} title={titleOf(note)} />
          {/* Another note starts at its top, with its own draft in the reply box. */}
          <NoteBoundary key={`body ${note.id}`} note={note}>
            <NoteDetail note={note} />
          </NoteBoundary>
        </>
      ) : (
        <div className="detail-placeholder">
          {icon(Inbox)}
          <p>{__('Pick a notification to read it here.')}</p>
        </div>
      )}
    </section>
  );
}
