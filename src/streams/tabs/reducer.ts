import type { HandlersOf } from '../state/handlers';
import { requestCheck } from '../state/touch';

/** Who leads. What other tabs report is folded in `streams/reducer.ts`. */
export const tabsHandlers: Omit<HandlersOf<'tabs'>, 'tabs.received'> = {
  'tabs.led': (state) => {
    state.tabRole = 'leader';
  },
  'tabs.followed': (state, { push }) => {
    // What the leader told before this tab listened is missing here.
    if (state.tabRole !== 'follower') requestCheck(state);
    state.tabRole = 'follower';
    state.push = push;
  },
  'tabs.listWanted': (state) => {
    if (state.tabRole !== 'leader' || state.isListWanted) return;
    state.isListWanted = true;
    // What arrived since another tab led was only counted.
    if (state.isLoading) requestCheck(state);
  },
};
