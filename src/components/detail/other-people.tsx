import { useCallback, useMemo } from 'react';
import { likedOf, othersThan } from '../../streams/conversation/liked';
import type { Note } from '../../streams/notes/note';
import type { State } from '../../streams/state/state';
import { useSelected } from '../use-selected';
import { BodyPart } from './body-part';
import { FEW_USERS, type Part } from './body-parts';
import { UserList } from './user-list';
import './user-list.css';

/** Other people who like the same post or comment, at the end of the detail view. */
export function OtherPeople({ note }: { note: Note }) {
  const key = likedOf(note)?.key ?? '';
  const people = useSelected(useCallback((state: State) => state.people[key]?.people, [key]));
  const others = useMemo(
    () => othersThan(note, people ?? []).map((block): Part => ({ kind: 'user', block })),
    [note, people],
  );
  if (others.length === 0) return null;
  if (others.length > FEW_USERS) return <UserList users={others} note={note} />;
  return (
    <ul className="user-list">
      {others.map((part, index) => (
        <li key={index}>
          <BodyPart part={part} note={note} />
        </li>
      ))}
    </ul>
  );
}
