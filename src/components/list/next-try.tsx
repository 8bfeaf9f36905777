import type { State } from '../../streams/state/state';
import { __, sprintf } from '../i18n';
import { usePanel } from '../panel-context';
import { useSelected } from '../use-selected';

/** 0 while it is being tried, null when there is nothing to be tried again. */
const selectSeconds = ({ connection }: State): number | null =>
  connection.kind === 'retrying' ? connection.inSeconds : null;

/** When the list is asked for again, counted down; readers are not told of every second. */
export function NextTry() {
  const { locale } = usePanel();
  const seconds = useSelected(selectSeconds);
  if (seconds === null) return null;
  return (
    <span className="next-try" role="timer" aria-live="off">
      {seconds === 0
        ? __('Trying again…')
        : // translators: %s: a number of seconds, such as "12 sec".
          sprintf(__('Next try in %s'), inSeconds(seconds, locale))}
    </span>
  );
}

const inSeconds = (seconds: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', unitDisplay: 'short' }).format(seconds);
