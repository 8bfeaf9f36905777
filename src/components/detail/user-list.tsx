import { useMemo, useRef, useState } from 'react';
import type { Note } from '../../streams/notes/note';
import { __, _n, sprintf } from '../../i18n';
import { countText } from '../count-text';
import { usePanel } from '../panel-context';
import { useAnnounce } from '../status/use-announce';
import type { Part } from './body-parts';
import { BodyPart } from './body-part';
import { findUsers, listedUsers } from './find-users';
import { leaveByKey } from './leave-by-key';
import { useGradualCount } from './use-gradual-count';
import './user-list.css';

/** The number of users that are drawn at first. */
const FIRST_COUNT = 10;

interface UserListProps {
  readonly users: readonly Part[];
  readonly note: Note;
}

/** A long list of users with a search field. The first ten users are drawn at once, the others on demand. */
export function UserList({ users, note }: UserListProps) {
  const { locale } = usePanel();
  const [query, setQuery] = useState('');
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const listed = useMemo(() => listedUsers(users), [users]);
  const found = useMemo(() => findUsers(listed, query.trim()), [listed, query]);
  const shown = useMemo(() => (isWhole ? found : found.slice(0, FIRST_COUNT)), [found, isWhole]);
  const count = useGradualCount(useMemo(() => shown.map(({ part }) => part), [shown]));
  const result = query.trim() !== '' && countOf(found.length, locale);
  useAnnounce(result);
  const showAll = (): void => {
    // The button disappears, so the focus moves to the last user. The next Tab then leads to the first of the
    // new users.
    list.current?.querySelector<HTMLElement>(':scope > :last-child')?.focus({ preventScroll: true });
    setIsWhole(true);
  };
  return (
    <>
      <input
        type="search"
        className="user-search"
        // The placeholder has the text direction of the panel.
        dir={query === '' ? undefined : 'auto'}
        value={query}
        aria-label={__('Search by name or site')}
        placeholder={__('Search by name or site')}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={leaveByKey}
      />
      <p className="user-count">{result}</p>
      <ul ref={list} className="user-list">
        {shown.slice(0, count).map(({ key, part }) => (
          <li key={key} tabIndex={-1}>
            <BodyPart part={part} note={note} />
          </li>
        ))}
      </ul>
      {shown.length < found.length && (
        <button type="button" className="button" onClick={showAll}>
          {sprintf(
            // translators: %s is a number of people, above 10.
            __('Show all %s'),
            countText(found.length, locale),
          )}
        </button>
      )}
    </>
  );
}

const countOf = (count: number, locale: string): string =>
  count === 0
    ? __('No one found')
    : sprintf(
        // translators: %s is a number.
        _n('%s person found', '%s people found', count),
        countText(count, locale),
      );
