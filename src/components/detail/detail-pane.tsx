import { Inbox } from 'lucide';
import { selectSelectedNote } from '../../streams/list/selectors';
import { __ } from '../../i18n';
import { icon } from '../elements/icon';
import { Boundary } from '../boundary';
import { NOTE_FAILURE, PART_FAILURE } from '../failures';
import { MessageRegion } from '../status/message-region';
import { useSelected } from '../use-selected';
import { DetailHeader } from './detail-header';
import { NoteDetail } from './note-detail';
import './detail-pane.css';

/** A constant element, so that React skips it when another note opens. */
const MESSAGE = <MessageRegion of="note" />;

/** The detail view of the open note (section 2), or a placeholder if no note is open. */
export function DetailPane() {
  const note = useSelected(selectSelectedNote);
  return (
    <section className="pane pane-detail" aria-label={__('Notification')} data-heir="[data-detail-heading]">
      {/* No key, so that quick presses on an arrow hit the same button. */}
      {note && (
        <Boundary of={note} fallback={PART_FAILURE}>
          <DetailHeader note={note} />
        </Boundary>
      )}
      {MESSAGE}
      {/* The key resets the component: another note starts at its top, with its own draft in the reply box. */}
      {note ? (
        <Boundary key={`body ${note.id}`} of={note} fallback={NOTE_FAILURE}>
          <NoteDetail note={note} />
        </Boundary>
      ) : (
        <div className="detail-placeholder">
          {icon(Inbox)}
          <p>{__('Pick a notification to read it here.')}</p>
        </div>
      )}
    </section>
  );
}
