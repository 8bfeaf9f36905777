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
