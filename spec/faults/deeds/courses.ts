import { type Harness, openPanel, openTab } from '../harness';

/** The tabs of a cell, all on the panel. The harness of the group is one of them, and stays. */
export interface Tabs {
  readonly acting: Harness;
  /** The tabs that are there at the end. */
  readonly survivors: readonly Harness[];
  /** Goes away while the platform answers. */
  readonly leaving?: Harness;
}

/** Which tabs there are, which of them leads and acts, and which goes away in the middle. */
export interface Course {
  readonly name: string;
  readonly open: (home: Harness) => Promise<Tabs>;
}

async function openBoth(first: Harness, second: Harness): Promise<void> {
  await openPanel(first);
  await openPanel(second);
}

const inTwoTabs = (name: string, roles: (home: Harness, guest: Harness) => Tabs): Course => ({
  name,
  open: async (home) => {
    const guest = await openTab(home);
    const tabs = roles(home, guest);
    // The first tab leads.
    await (name === 'leader closes' ? openBoth(guest, home) : openBoth(home, guest));
    return tabs;
  },
});

export const ALONE: Course = {
  name: 'page stays',
  open: async (home) => {
    await openPanel(home);
    return { acting: home, survivors: [home] };
  },
};

export const PAGE_GONE: Course = {
  name: 'page gone',
  open: async (home) => ({ ...(await ALONE.open(home)), leaving: home }),
};

export const LEADER_ACTS = inTwoTabs('leader acts', (home, guest) => ({
  acting: home,
  survivors: [home, guest],
}));

export const FOLLOWER_ACTS = inTwoTabs('follower acts', (home, guest) => ({
  acting: guest,
  survivors: [home, guest],
}));

export const ACTING_TAB_CLOSES = inTwoTabs('acting tab closes', (home, guest) => ({
  acting: guest,
  survivors: [home],
  leaving: guest,
}));

export const LEADER_CLOSES = inTwoTabs('leader closes', (home, guest) => ({
  acting: home,
  survivors: [home],
  leaving: guest,
}));
