import { useMemo } from 'react';
import type { State } from '../../streams/state/state';
import type { ConnectionStatus } from '../../streams/push/state';
import { selectHeldUp } from '../../streams/outbox/held-up';
import { __, sprintf } from '../../i18n';
import { usePanel } from '../panel-context';
import { relativeTime } from '../time-text';
import { useSelected } from '../use-selected';
import { selectConnectionKind } from './connection-mark';
import { heldUpText } from './outbox-texts';

/**
 * Returns a selector for the time since the last response, in words. Few clock ticks change the words, so few
 * render anything.
 */
const heardSelector =
  (locale: string) =>
  ({ heardAt, now }: State): string =>
    heardAt > 0 ? relativeTime(heardAt, now, locale) : '';

/**
 * The text of the connection mark, for its tooltip and for screen readers: the state, when the platform was
 * last heard from, and the unsent actions.
 */
export function ConnectionText() {
  const { locale } = usePanel();
  const kind = useSelected(selectConnectionKind);
  const heard = useSelected(useMemo(() => heardSelector(locale), [locale]));
  const heldUp = useSelected(selectHeldUp);
  const text = [
    stateText(kind),
    // translators: %s is a time, such as "2 minutes ago".
    heard && sprintf(__('Last heard from the platform: %s'), heard),
    heldUp && heldUpText(heldUp, locale),
  ]
    .filter(Boolean)
    .join('. ');
  return <span className="connection-text" role="img" aria-label={text} title={text} />;
}

function stateText(kind: ConnectionStatus['kind']): string {
  switch (kind) {
    case 'live':
      return __('Live');
    case 'polling':
      return __('Checking every 30 seconds');
    case 'loading':
      return __('Loading notifications');
    case 'slow':
      return __('The platform is slow to answer');
    case 'retrying':
      return __('Connection trouble: trying again');
    case 'refused':
      return __('Connected, but new notifications are refused');
    case 'offline':
      return __('Offline');
    case 'signedOut':
      return __('Signed out');
    case 'signingIn':
      return __('Signing in');
  }
}
