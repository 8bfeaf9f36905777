import { fetchPushed } from '../push/fetch-pushed';
import { pushChannel } from '../push/push-channel';
import { keepReads } from '../reading/keep-reads';
import { markRead } from '../reading/mark-read';
import { checkChannel } from '../push/check-channel';
import { endSession } from '../session/end-session';
import { followSession } from '../session/follow-session';
import { proveToken } from '../session/prove-token';
import { renewSession } from '../session/renew-session';
import { tabs } from '../tabs/tabs';
import type { Behaviours } from '../state/behaviour';
import type { BehavioursOf } from '../state/behaviour-table';

/**
 * The behaviours that a panel also needs while it is closed: read marks, the session, the browser's tabs and
 * push. Their code is loaded after the first response. Until then, new notes arrive by polling.
 */
export const backgroundBehaviours = {
  markRead,
  keepReads,
  fetchPushed,
  pushChannel,
  tabs,
  renewSession,
  endSession,
  followSession,
  proveToken,
  checkChannel,
} satisfies BehavioursOf<'background'>;

/** Returns the background behaviours, without push if the configuration switches it off. */
export function backgroundBehavioursFor({ push }: { readonly push: boolean }): Behaviours {
  const { pushChannel: pushed, ...others } = backgroundBehaviours;
  return push ? { ...others, pushChannel: pushed } : others;
}
