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
  readonly onChoose: (suggestion: Suggestion) => void;
}

/** Returns the element id of a suggestion, for `aria-activedescendant` of the reply box. */
export const optionId = (listId: string, { id }: Suggestion): string => `${listId}-${id}`;

/** The list of people who can be mentioned (section 5). The reply box handles its keys. */
export function MentionList({ list, listId, onChoose }: MentionListProps) {
  const { locale } = usePanel();
  const { matches, chosen, query } = list;
  const box = useRef<HTMLUListElement>(null);
  usePlacement(box, list);
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
 * Places the list above the reply box if it does not fit below and there is more room above, limits its height to
 * that room, and scrolls it to the chosen person. The styles are set directly on the element, because the list
 * must be rendered before it can be measured.
 */
function usePlacement(box: RefObject<HTMLElement | null>, shown: List): void {
  useLayoutEffect(() => {
    const list = box.current;
    const replyBox = list?.offsetParent;
    if (!list || !replyBox) return;
    const { top, bottom } = replyBox.getBoundingClientRect();
    const view = viewAround(replyBox);
    const [above, below] = [top - view.top, view.bottom - bottom];
    list.style.removeProperty('--fit');
    const isAbove = list.offsetHeight > below - GAP && above > below;
    list.setAttribute('data-place', isAbove ? 'above' : 'below');
    list.style.setProperty('--fit', `${(isAbove ? above : below) - GAP}px`);
    // The login comes last, because a long name can be higher than the list.
    for (const part of list.querySelectorAll(
      '[aria-selected="true"], [aria-selected="true"] > .mention-login',
    ))
      part.scrollIntoView({ block: 'nearest' });
  }, [box, shown]);
}

/** The space between the list and the reply box, and between the list and the edge of the view, in px. */
const GAP = 8;

/** The upper and the lower edge of the part of the window in which an element can be seen. */
function viewAround({ parentElement, ownerDocument }: Element): {
  readonly top: number;
  readonly bottom: number;
} {
  const view = { top: 0, bottom: ownerDocument.documentElement.clientHeight };
  if (!parentElement) return view;
  const outer = viewAround(parentElement);
  if (getComputedStyle(parentElement).overflowY === 'visible') return outer;
  const { top, bottom } = parentElement.getBoundingClientRect();
  return { top: Math.max(top, outer.top), bottom: Math.min(bottom, outer.bottom) };
}
