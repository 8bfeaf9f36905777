import { useId } from 'react';
import { stateOf } from '../../streams/outbox/record';
import type { Event } from '../../streams/state/events';
import type { RecentItem } from '../../streams/triage/recent';
import { bringBack } from '../../streams/deeds/set-aside';
import { __ } from '../../i18n';
import { SafeLink } from '../blocks/safe-link';
import { timeElement } from '../elements/time';
import { FailedActions } from '../list/outbox-line';
import { usePanel } from '../panel-context';
import { timeText } from '../time-text';
import { aboutLines, itemText, stateText, takeBackText } from './recent-texts';

/**
 * A row of the list of recent actions: the action's name, target, time and progress, and a button that undoes
 * it.
 */
export function RecentRow({ item, now }: { item: RecentItem; now: number }) {
  const { locale } = usePanel();
  const id = useId();
  const [headline, excerpt] = aboutLines(item);
  const state = stateText(item, locale);
  const hasFailed = 'record' in item && stateOf(item.record) === 'failed';
  return (
    <li className="recent-row" data-key={item.key} tabIndex={-1}>
      <div className="recent-text" id={id}>
        <p className="recent-what">
          <strong>{itemText(item)}</strong>
          {timeElement(item.at, timeText(item.at, now, locale), locale)}
        </p>
        {headline !== undefined && (
          <p className="recent-about">
            <bdi>{headline}</bdi>
          </p>
        )}
        {excerpt !== undefined && (
          <p className="recent-excerpt">
            <bdi>{excerpt}</bdi>
          </p>
        )}
        <p className={hasFailed ? 'recent-state is-failed' : 'recent-state'}>{state}</p>
      </div>
      <TakeBack item={item} describedBy={id} />
    </li>
  );
}

/** The undo button of a row. For an unsent reply, the button opens the reply for editing. */
function TakeBack({ item, describedBy }: { item: RecentItem; describedBy: string }) {
  const { store } = usePanel();
  const button = (label: string, event: () => Event) => (
    <button
      type="button"
      className="button"
      aria-describedby={describedBy}
      onClick={() => store.send(event())}
    >
      {label}
    </button>
  );
  if ('noteId' in item) return button(__('Bring back'), () => bringBack(store.state$.value, [item.noteId]));
  const { record } = item;
  const { id, aspect, url } = record;
  const state = stateOf(record);
  if (state === 'failed') return <FailedActions record={record} describedBy={describedBy} />;
  if (state === 'waiting') return button(__('Undo'), () => ({ type: 'deed.undone', id }));
  if (aspect === 'reply' && url !== undefined)
    return (
      <SafeLink href={url} className="button">
        {__('Open to edit')}
      </SafeLink>
    );
  const label = takeBackText(record);
  return label === undefined ? null : button(label, () => ({ type: 'deed.undone', id }));
}
