import { platformState } from '../../e2e/support/platform';
import type { Journey } from '../journey';
import { openByBell, row } from '../support/panel';
import { becomes } from '../support/until';

const BELL = { selector: 'button.bell' };

export const push: Journey = {
  name: 'a note arrives by push in an open panel, and rings the bell of a closed one',
  run: async (context) => {
    const { sandbox } = context;
    const { page, panel } = await openByBell(context);
    await becomes('sockets of the platform', async () => (await platformState(sandbox)).sockets, 1);
    await panel.see({ selector: '[data-connection="live"]' });
    await sandbox.control('comment', { text: 'Fresh from the oven.' });
    await panel.see(row('Fresh from the oven.'));
    await panel.expectPainted();
    await page.click(BELL);
    await page.has(BELL, 'is closed', ({ attributes }) => attributes['aria-expanded'] === 'false');
    // The platform stores the time seen in whole seconds: a note of the same second would count as
    // seen.
    const { seen } = await platformState(sandbox);
    await becomes('a later second', () => Promise.resolve(Math.floor(Date.now() / 1000) > seen), true);
    await sandbox.control('comment', { text: 'Anybody home?' });
    await page.see({ ...BELL, name: 'Notifications, 1 new' });
  },
};

/** The poll interval (section 9). */
const POLL_MS = 30_000;

export const poll: Journey = {
  name: 'a note arrives with the next poll if push is refused',
  // Browsers word the error of a refused socket differently.
  allows: /websocket|ws:\/\//i,
  run: async (context) => {
    const { sandbox } = context;
    await sandbox.control('socket', { accept: false });
    const { panel } = await openByBell(context);
    await panel.see({ selector: '[data-connection="polling"]' });
    await panel.expectPainted();
    await sandbox.control('comment', { text: 'By the slow post.' });
    await panel.see(row('By the slow post.'), POLL_MS + 15_000);
    await panel.expectPainted();
  },
};
