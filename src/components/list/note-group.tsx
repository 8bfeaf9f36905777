import { memo, useId } from 'react';
import type { Group } from '../../streams/state/selectors';
import { NoteBoundary } from '../note-boundary';
import { groupName } from './group-name';
import { NoteItem } from './note-item';
import { SettingsLink } from './settings-link';
import './note-group.css';

interface NoteGroupProps {
  readonly group: Group;
  /** The first heading holds the settings link (section 2). */
  readonly isFirst: boolean;
}

/** Notes of one age under their heading. */
export const NoteGroup = memo(function NoteGroup({ group, isFirst }: NoteGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="group-heading">
        <h2 id={id}>{groupName(group.name)}</h2>
        {isFirst && <SettingsLink />}
      </div>
      <ul>
        {group.notes.map((note) => (
          <li key={note.id}>
            <NoteBoundary note={note}>
              <NoteItem note={note} />
            </NoteBoundary>
          </li>
        ))}
      </ul>
    </section>
  );
});
