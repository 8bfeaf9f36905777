/**
 * What this tab does for the others of the browser: the leader alone polls and holds the push
 * channel. `alone` until that is settled: it polls, and waits with the push channel.
 */
export type TabRole = 'alone' | 'leader' | 'follower';

export interface TabsState {
  readonly tabRole: TabRole;
}

export const initialTabsState: TabsState = { tabRole: 'alone' };
