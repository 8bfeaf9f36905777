import { Bell, CheckCheck, MessageSquare, Star, UserPlus } from 'lucide';
import type { ReactNode } from 'react';
import type { State } from '../../streams/state/state';
import type { FilterName } from '../../streams/list/state';
import { selectSortedNotes } from '../../streams/state/sorted-notes';
import { _n, sprintf } from '../../i18n';
import { SafeLink } from '../blocks/safe-link';
import { countText } from '../count-text';
import { icon } from '../elements/icon';
import { usePanel } from '../panel-context';
import { useSelected } from '../use-selected';
import { emptyTexts } from './empty-texts';
import { SettingsLink } from './settings-link';
import './notice.css';

const ICONS: Readonly<Record<FilterName, ReactNode>> = {
  all: icon(Bell),
  unread: icon(CheckCheck),
  comments: icon(MessageSquare),
  follows: icon(UserPlus),
  likes: icon(Star),
};

const selectFilterName = (state: State): FilterName => state.filterName;

/** How many notes the filter has looked through; null if these are all that the platform has. */
const selectSearched = (state: State): number | null =>
  state.list.isComplete ? null : selectSortedNotes(state).length;

/**
 * Shown for a filter without notes (section 2), with the number of notes that it has looked through
 * if there are older ones. Without a group heading, the settings link has its own place.
 */
export function EmptyState() {
  const name = useSelected(selectFilterName);
  const searched = useSelected(selectSearched);
  const { links, locale } = usePanel();
  const { title, link } = emptyTexts(name);
  return (
    <>
      <div className="notice-top">
        <SettingsLink />
      </div>
      <div className="notice">
        <span className="notice-drawing" aria-hidden>
          {ICONS[name]}
        </span>
        <p className="notice-title">{title}</p>
        {searched !== null && (
          <p className="notice-detail">
            {sprintf(
              // translators: %s: how many notifications. Older ones were not searched.
              _n(
                'Only your newest %s notification was searched.',
                'Only your newest %s notifications were searched.',
                searched,
              ),
              countText(searched, locale),
            )}
          </p>
        )}
        <SafeLink href={links.empty[name]} className="notice-link">
          {link}
        </SafeLink>
      </div>
    </>
  );
}
