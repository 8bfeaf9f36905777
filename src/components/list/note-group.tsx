import { memo, useId } from 'react';
import { Boundary } from '../boundary';
import { NOTE_FAILURE } from '../failures';
import { GROUP_HEADINGS } from './group-heading';
import { Row } from './row';
import type { GroupView, RowView } from './row-views';
import { SettingsLink } from './settings-link';
import './note-group.css';

interface NoteGroupProps {
  readonly group: GroupView;
  /** Whether this is the first group, whose heading holds the settings link (section 2). */
  readonly isFirst: boolean;
}

/** A constant element, so that React skips it when the group changes. */
const SETTINGS_LINK = <SettingsLink />;

/** The notes of one age under their heading. */
export const NoteGroup = memo(Section);

function Section({ group, isFirst }: NoteGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="group-heading">
        <h2 id={id}>{GROUP_HEADINGS[group.name]()}</h2>
        {isFirst && SETTINGS_LINK}
      </div>
      <ul>
        {group.rows.map((view) => (
          <MemoisedItem key={view.key} view={view} />
        ))}
      </ul>
    </section>
  );
}

/** Memoised, so that a change in one row does not render the other rows of its group. */
const MemoisedItem = memo(RowItem);

function RowItem({ view }: { view: RowView }) {
  return (
    <li>
      <Boundary of={view.note} fallback={NOTE_FAILURE}>
        <Row view={view} />
      </Boundary>
    </li>
  );
}
