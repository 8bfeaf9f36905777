import { platformState } from '../../browser/support/platform';
import type { Journey } from '../journey';
import { openByBell, row } from '../support/panel';
import { becomes } from '../support/until';

const BELL = { selector: 'button.bell' };

export const push: Journey = {
  name: 'a note arrives by push in an open panel, and rings the bell of a closed one',
  run: async (stage) => {
    const { sandbox } = stage;
    const { page, panel } = await openByBell(stage);
    await becomes('sockets of the platform', async () => (await platformState(sandbox)).sockets, 1);
    await panel.see({ selector: '[data-connection="live"]' });
    await sandbox.control('comment', { text: 'Fresh from the oven.' });
    await panel.see(row('Fresh from the oven.'));
    await panel.expectPainted();
    await page.click(BELL);
    await page.has(BELL, 'is closed', ({ attributes }) => attributes['aria-expanded'] === 'false');
    // What has been seen is told in whole seconds: a note of the same one would count as seen.
    const { seen } = await platformState(sandbox);
    await becomes('a later second', () => Promise.resolve(Math.floor(Date.now() / 1000) > seen), true);
    await sandbox.control('comment', { text: 'Anybody home?' });
    await page.see({ ...BELL, name: 'Notifications, 1 new' });
  },
};

/** Section 9: the interval of polls. */
const POLL_MS = 30_000;

export const poll: Journey = {
  name: 'where push is refused, a note arrives with the next poll',
  // Each browser reports the refused socket in its own words.
  allows: /websocket|ws:\/\//i,
  run: async (stage) => {
    const { sandbox } = stage;
    await sandbox.control('socket', { accept: false });
    const { panel } = await openByBell(stage);
    await panel.see({ selector: '[data-connection="polling"]' });
    await panel.expectPainted();
    await sandbox.control('comment', { text: 'By the slow post.' });
    await panel.see(row('By the slow post.'), POLL_MS + 15_000);
    await panel.expectPainted();
  },
};
