import assert from 'node:assert/strict';
import { commentStatus, requestsTo } from '../../e2e/support/platform';
import type { Journey } from '../journey';
import { openByBell, row } from '../support/panel';
import { becomes } from '../support/until';

const TEXTS = ['The first of the pile.', 'The second of the pile.'];

/** Rule `checking-by-keyboard`: the checked notes are trashed as one, and come back as one. */
export const batch: Journey = {
  name: 'two checked notes are trashed together, come back together, and are trashed in the end',
  run: async (context) => {
    const { driver, sandbox } = context;
    for (const text of TEXTS) await sandbox.control('comment', { text });
    const { panel } = await openByBell(context);
    const statuses = () => Promise.all(TEXTS.map((text) => commentStatus(sandbox, text)));
    const said = { selector: 'p', text: '2 comments trashed' };
    const trash = async (): Promise<void> => {
      await panel.see({ selector: '[role="toolbar"]', text: 'Trash' });
      await driver.press('t');
      await panel.see(said);
      for (const text of TEXTS) await panel.gone(row(text));
    };
    await driver.press('j');
    await driver.press('x');
    await driver.press('ArrowDown', 'Shift');
    await trash();
    await driver.press('u');
    for (const text of TEXTS) await panel.see(row(text));
    assert.deepEqual(await statuses(), ['approved', 'approved']);
    assert.deepEqual(await requestsTo(sandbox, '/delete'), []);
    await driver.press('k');
    await driver.press('k');
    await driver.press('x');
    await driver.press('ArrowDown', 'Shift');
    await trash();
    await panel.expectPainted();
    await becomes('the comments', statuses, ['trash', 'trash']);
    await panel.gone(said);
    await panel.expectPainted();
  },
};
