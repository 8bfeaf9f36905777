import { type RefObject, useLayoutEffect, useRef } from 'react';
import { matchAt } from '../../streams/mentions/matching';
import type { Suggestion } from '../../streams/mentions/state';
import type { MentionList as List } from '../../streams/mentions/selectors';
import { Avatar } from '../elements/avatar';
import { __, _n, sprintf } from '../../i18n';
import { countText } from '../count-text';
import { usePanel } from '../panel-context';
import { useAnnounce } from '../status/use-announce';
import './mention-list.css';

interface MentionListProps {
  readonly list: List;
  readonly listId: string;
  /** The reply box, which keeps the focus. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onChoose: (suggestion: Suggestion) => void;
}

/** Returns the element id of a suggestion, for `aria-activedescendant` of the reply box. */
export const optionId = (listId: string, { id }: Suggestion): string => `${listId}-${id}`;

/** The list of people who can be mentioned (section 5). The reply box handles its keys. */
export function MentionList({
  list: { matches, chosen, query },
  listId,
  anchor,
  onChoose,
}: MentionListProps) {
  const { locale } = usePanel();
  const box = useRef<HTMLUListElement>(null);
  usePlacement(box, anchor, matches);
  useLayoutEffect(() => {
    box.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  useAnnounce(
    sprintf(
      // translators: %s: how many people can be mentioned. Up, Down and Enter are keys.
      _n(
        '%s person to mention: Up and Down to choose, Enter to insert.',
        '%s people to mention: Up and Down to choose, Enter to insert.',
        matches.length,
      ),
      countText(matches.length, locale),
    ),
  );
  return (
    <ul ref={box} id={listId} className="mention-list" role="listbox" aria-label={__('People to mention')}>
      {matches.map((person) => (
        <li
          key={person.id}
          id={optionId(listId, person)}
          role="option"
          aria-selected={person === chosen}
          // Keeps the focus in the reply box.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(person)}
        >
          <Avatar url={person.imageUrl} name={person.displayName || person.login} size="small" />
          <span className="mention-name" dir="auto">
            <Matched name={person.displayName || person.name} query={query} />
          </span>
          <span className="mention-login" dir="ltr">
            <Matched name={`@${person.login}`} query={query} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A name in which the part that matches the typed text is marked. */
function Matched({ name, query }: { name: string; query: string }) {
  const found = matchAt(name, query);
  // A bare @ matches everyone, so nothing is marked.
  if (!found || query === '') return name;
  const { start, end } = found;
  return (
    <>
      {name.slice(0, start)}
      <mark>{name.slice(start, end)}</mark>
      {name.slice(end)}
    </>
  );
}

/**
 * Places the list above the reply box if it does not fit below and there is more room above. The attribute is
 * set directly on the element, because the list must be rendered before it can be measured.
 */
function usePlacement(
  box: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  shown: unknown,
): void {
  useLayoutEffect(() => {
    if (!box.current || !anchor.current) return;
    const { top, bottom } = anchor.current.getBoundingClientRect();
    const below = anchor.current.ownerDocument.documentElement.clientHeight - bottom;
    const isAbove = box.current.offsetHeight > below && top > below;
    box.current.setAttribute('data-place', isAbove ? 'above' : 'below');
  }, [box, anchor, shown]);
}
