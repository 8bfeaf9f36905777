import assert from 'node:assert/strict';
import type { Journey } from '../journey';
import { button, openByBell } from '../support/panel';

export const signInAgain: Journey = {
  name: 'the bell sends no messages to the sign-in page in its frame, and can be closed while it is shown',
  // Browsers report the request that fails after the sign-out.
  allows: /400/,
  run: async (context) => {
    const { driver, sandbox } = context;
    const { page, panel } = await openByBell(context);
    await panel.see({ selector: '[data-connection="live"]' });
    await sandbox.control('sign-out');
    await page.evaluate(() => {
      document.querySelector('notestream-bell')?.refresh();
    }, undefined);
    await panel.click(button('Sign in'));
    await panel.see({ selector: 'button', text: 'Continue as' });
    await page.click(button('Close notifications'));
    await page.click({ selector: 'button.bell' });
    await page.see({ selector: 'dialog.panel' });
    const refused = driver.console().filter(({ text }) => text.includes('postMessage'));
    assert.deepEqual(refused, []);
  },
};
