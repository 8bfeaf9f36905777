import type { Behaviour } from '../behaviour';
import { keepReads } from './keep-reads';
import { loadMore } from './load-more';
import { markRead } from './mark-read';
import { markSeen } from './mark-seen';
import { signIn } from './sign-in';
import { tellHost } from './tell-host';

/**
 * What the panel does, one behaviour a line: from what has happened to what happens next. These run from the first moment;
 * what the first screen does without is in `acting.ts`.
 */
export const effects: Readonly<Record<string, Behaviour>> = {
  loadMore,
  markSeen,
  markRead,
  keepReads,
  tellHost,
  signIn,
};
