import { Bell, CheckCheck, MessageSquare, MessageSquareReply, Star, UserPlus } from 'lucide';
import type { ReactNode } from 'react';
import type { State } from '../../streams/state/state';
import type { FilterName } from '../../streams/list/state';
import { arePeopleAlone, hasOlderShown } from '../../streams/list/selectors';
import { __ } from '../../i18n';
import { SafeLink } from '../blocks/safe-link';
import { icon } from '../elements/icon';
import { usePanel } from '../panel-context';
import { useSelected } from '../use-selected';
import { EMPTY_TEXTS, peopleTitle, toAnswerTitle, unreadTitle } from './empty-texts';
import { SettingsLink } from './settings-link';
import { useSearchedText } from './use-searched-text';
import './notice.css';

const ICONS: Readonly<Record<FilterName, ReactNode>> = {
  all: icon(Bell),
  unread: icon(CheckCheck),
  comments: icon(MessageSquare),
  follows: icon(UserPlus),
  likes: icon(Star),
};

const selectFilterName = (state: State): FilterName => state.filterName;
const selectIsToAnswer = (state: State): boolean => state.view === 'toAnswer';

/**
 * Shown for a filter without notes (section 2), or if no comment waits for an answer. If older notes are not
 * loaded, the text gives the number of searched notes, does not claim that all are read, and links to notes
 * beyond the limit. The settings link is here, because there is no group heading.
 */
export function EmptyState() {
  const name = useSelected(selectFilterName);
  const searched = useSearchedText();
  const { links } = usePanel();
  const isToAnswer = useSelected(selectIsToAnswer);
  const isOfPeople = useSelected(arePeopleAlone);
  const canLoad = useSelected(hasOlderShown);
  const { title, link } = EMPTY_TEXTS[name]();
  const filterTitle = name === 'unread' && searched !== null ? unreadTitle() : title;
  return (
    <>
      <div className="notice-top">
        <SettingsLink />
      </div>
      <div className="notice">
        <span className="notice-drawing" aria-hidden>
          {isToAnswer ? icon(MessageSquareReply) : ICONS[name]}
        </span>
        <p className="notice-title">
          {isToAnswer ? toAnswerTitle() : isOfPeople ? peopleTitle() : filterTitle}
        </p>
        {searched !== null && <p className="notice-detail">{searched}</p>}
        {searched !== null && !canLoad && (
          <SafeLink href={links.notifications} className="notice-link">
            {__('Older notifications on the site')}
          </SafeLink>
        )}
        {!isToAnswer && (
          <SafeLink href={links.empty[name]} className="notice-link">
            {link}
          </SafeLink>
        )}
      </div>
    </>
  );
}
