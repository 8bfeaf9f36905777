import { Bell, CheckCheck, MessageSquare, Star, UserPlus } from 'lucide';
import type { ReactNode } from 'react';
import type { State } from '../../streams/state/state';
import type { FilterName } from '../../streams/list/state';
import { SafeLink } from '../blocks/safe-link';
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

/**
 * Shown for a filter without notes (section 2). Without a group heading, the settings link has its
 * own place.
 */
export function EmptyState() {
  const name = useSelected(selectFilterName);
  const { links } = usePanel();
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
        <SafeLink href={links.empty[name]} className="notice-link">
          {link}
        </SafeLink>
      </div>
    </>
  );
}
