/**
 * The role of this tab among those of the browser. Only the leader polls and holds the push channel. A tab is
 * `alone` until the election ends: it polls, but does not open the push channel.
 */
export type TabRole = 'alone' | 'leader' | 'follower';

export interface TabsState {
  readonly tabRole: TabRole;
}

export const initialTabsState: TabsState = { tabRole: 'alone' };
