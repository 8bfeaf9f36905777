import { Funnel } from 'lucide';
import memoizeOne from 'memoize-one';
import { arePeopleAlone, isReaction } from '../../streams/list/selectors';
import type { Note } from '../../streams/notes/note';
import type { Preferences } from '../../streams/preferences/state';
import { selectSortedNotes } from '../../streams/state/sorted-notes';
import type { State } from '../../streams/state/state';
import { __, _n, sprintf } from '../../i18n';
import { countText } from '../count-text';
import { icon } from '../elements/icon';
import { usePanel } from '../panel-context';
import { useAnnounce } from '../status/use-announce';
import { useSelected, useSend } from '../use-selected';
import './notice.css';

const countReactions = memoizeOne((notes: readonly Note[]) => notes.filter(isReaction).length);

/** How many likes, follows and reblogs the list leaves out. */
const selectLeftOut = (state: State): number =>
  arePeopleAlone(state) ? countReactions(selectSortedNotes(state)) : 0;
const selectPreferences = (state: State): Preferences => state.preferences;

/** A line below the list with the number of notes that "Only what people wrote" hides. */
export function PeopleLine() {
  const send = useSend();
  const { locale } = usePanel();
  const count = useSelected(selectLeftOut);
  const preferences = useSelected(selectPreferences);
  const show = (): void =>
    send({ type: 'preferences.changed', preferences: { ...preferences, isPeopleOnly: false } });
  const text = count > 0 && leftOutText(count, locale);
  useAnnounce(text);
  return (
    text && (
      <div className="list-line">
        {icon(Funnel)}
        <p>{text}</p>
        <div className="list-line-actions">
          <button type="button" className="button" onClick={show}>
            {__('Show all')}
          </button>
        </div>
      </div>
    )
  );
}

const leftOutText = (count: number, locale: string): string =>
  sprintf(
    // translators: %s: how many notifications about likes, follows and reblogs are not listed.
    _n('%s like, follow or reblog is hidden.', '%s likes, follows and reblogs are hidden.', count),
    countText(count, locale),
  );
