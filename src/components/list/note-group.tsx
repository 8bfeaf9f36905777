import { memo, useId } from 'react';
import { areSame, type Group } from '../../streams/state/selectors';
import { NoteBoundary } from '../note-boundary';
import { groupName } from './group-name';
import { Row } from './row';
import { SettingsLink } from './settings-link';
import './note-group.css';

interface NoteGroupProps {
  readonly group: Group;
  /** The first heading holds the settings link (section 2). */
  readonly isFirst: boolean;
}

/** Notes of one age under their heading. A change in another group is none here. */
export const NoteGroup = memo(Section, isSame);

function Section({ group, isFirst }: NoteGroupProps) {
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
            <NoteBoundary note={note} Drawing={Row} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function isSame(a: NoteGroupProps, b: NoteGroupProps): boolean {
  return a.isFirst === b.isFirst && a.group.name === b.group.name && areSame(a.group.notes, b.group.notes);
}
