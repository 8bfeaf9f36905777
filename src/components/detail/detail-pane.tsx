import { Inbox } from 'lucide';
import { selectSelectedNote } from '../../streams/state/selectors';
import { __ } from '../i18n';
import { icon } from '../icon';
import { NoteBoundary } from '../note-boundary';
import { titleOf } from '../note-title';
import { useSelected } from '../use-selected';
import { DetailHeader } from './detail-header';
import { NoteDetail } from './note-detail';
import './detail-pane.css';

/** The detail view: the selected note at length (section 2). Beside the list, a word where no note is selected. */
export function DetailPane() {
  const note = useSelected(selectSelectedNote);
  return (
    <section className="pane pane-detail" aria-label={__('Notification')}>
      {note ? (
        <>
          <DetailHeader key={note.id} id={note.id} title={titleOf(note)} />
          {/* Another note begins at its top, with its own text in the reply box. */}
          <div key={`body ${note.id}`} className="pane-scroller">
            <NoteBoundary note={note} Drawing={NoteDetail} />
          </div>
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
