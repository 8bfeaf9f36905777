import { actions } from './actions';
import type { Call } from './call';
import { channel } from './channel';
import { marks } from './marks';
import { moderations } from './moderation';
import { news } from './news';
import { replies } from './replies';
import { tracking } from './tracking';

/** Every call of the panel; `missing.ts` looks whether that is true. */
export const CALLS: readonly Call[] = [
  ...news,
  ...channel,
  ...marks,
  ...actions,
  ...moderations,
  ...replies,
  ...tracking,
];
