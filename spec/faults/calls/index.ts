import { actions } from './actions';
import { analytics } from './analytics';
import type { Call } from './call';
import { channel } from './channel';
import { conversation } from './conversation';
import { filters } from './filters';
import { marks } from './marks';
import { moderations } from './moderation';
import { news } from './news';
import { ownReply } from './own-reply';
import { people } from './people';
import { replies } from './replies';

/** Every call of the panel; `missing-calls.ts` checks that the list is complete. */
export const CALLS: readonly Call[] = [
  ...news,
  filters,
  ...channel,
  ...marks,
  ...actions,
  ...moderations,
  ...replies,
  ownReply,
  conversation,
  ...people,
  ...analytics,
];
