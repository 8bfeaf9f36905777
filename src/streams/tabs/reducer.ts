import type { HandlersOf } from '../state/handlers';
import { requestCheck } from '../state/touch';

/** Sets the role of this tab. */
export const tabsHandlers: HandlersOf<'tabs'> = {
  'tabs.led': (state) => {
    // The previous leader may have ended before it announced its last news.
    if (state.tabRole === 'follower') requestCheck(state);
    state.tabRole = 'leader';
  },
  'tabs.followed': (state, { push }) => {
    // This tab may have missed news that the leader announced earlier.
    if (state.tabRole !== 'follower') requestCheck(state);
    state.tabRole = 'follower';
    state.push = push;
  },
};
