/**
 * The role of this tab among those of the browser: only the leader polls and holds the push
 * channel. A tab is `alone` until the election ends: it polls, and does not open the push channel.
 */
export type TabRole = 'alone' | 'leader' | 'follower';

export interface TabsState {
  readonly tabRole: TabRole;
}

export const initialTabsState: TabsState = { tabRole: 'alone' };
