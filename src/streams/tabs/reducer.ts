import type { HandlersOf } from '../state/handlers';
import { requestCheck } from '../state/touch';

/** Who leads. */
export const tabsHandlers: HandlersOf<'tabs'> = {
  'tabs.led': (state) => {
    state.tabRole = 'leader';
  },
  'tabs.followed': (state, { push }) => {
    // News that the leader announced before this tab followed it are missing here.
    if (state.tabRole !== 'follower') requestCheck(state);
    state.tabRole = 'follower';
    state.push = push;
  },
};
