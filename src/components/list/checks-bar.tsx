import { X } from 'lucide';
import { selectVisibleNotes } from '../../streams/list/selectors';
import { type Offer, selectChecked, selectOffers } from '../../streams/triage/checked';
import { __, _n, _x, sprintf } from '../../i18n';
import { ACTION_TEXTS, shortLabel } from '../action-texts';
import { countText } from '../count-text';
import { icon } from '../elements/icon';
import { IconButton } from '../elements/icon-button';
import { Toolbar } from '../elements/toolbar';
import { usePanel } from '../panel-context';
import { useAnnounce } from '../status/use-announce';
import { useSelected, useSend } from '../use-selected';
import './checks-bar.css';

/** The number of selected rows, and the actions that they allow (section 10). */
export function ChecksBar() {
  const { locale, store } = usePanel();
  const { length: count } = useSelected(selectChecked);
  const offers = useSelected(selectOffers);
  const text = sprintf(
    // translators: %s is a number of notifications.
    _n('%s selected', '%s selected', count),
    countText(count, locale),
  );
  useAnnounce(count > 0 && text);
  const check = (areChecked: boolean): void => {
    const { value: state } = store.state$;
    const ids = areChecked
      ? selectVisibleNotes(state).map(({ id }) => id)
      : Object.keys(state.checkedNoteIds).map(Number);
    store.send({ type: 'checks.changed', ids, areChecked });
  };
  return (
    <div className={count > 0 ? 'checks-bar' : undefined}>
      {count > 0 && (
        <>
          <p>{text}</p>
          <button type="button" className="button" onClick={() => check(true)}>
            {__('Select all')}
          </button>
          <IconButton label={__('Unselect all')} icon={icon(X)} onClick={() => check(false)} />
          <Toolbar label={text} className="checks-actions">
            {offers.map((offer) => (
              <CheckAction key={offer.action} offer={offer} count={count} />
            ))}
          </Toolbar>
        </>
      )}
    </div>
  );
}

/**
 * A button with a short label, because six buttons are side by side. If the action applies to only some of the
 * notes, the accessible name contains their number.
 */
function CheckAction({ offer: { action, ids }, count }: { offer: Offer; count: number }) {
  const { locale } = usePanel();
  const send = useSend();
  const label = shortLabel(action);
  const [some, all] = [countText(ids.length, locale), countText(count, locale)];
  const name =
    ids.length === count
      ? label
      : sprintf(
          // translators: %1$s is an action such as Approve, %2$s and %3$s are numbers: it is for some of those selected.
          _x('%1$s %2$s of %3$s', 'action on some of the selected notifications'),
          label,
          some,
          all,
        );
  return (
    <button
      type="button"
      className="check-action"
      title={name}
      aria-label={name}
      onClick={() => send({ type: 'checks.applied', action })}
    >
      <span className="check-action-icon">
        {icon(ACTION_TEXTS[action].icon)}
        {ids.length < count && (
          <bdi dir="ltr">
            {some}/{all}
          </bdi>
        )}
      </span>
      {label}
    </button>
  );
}
