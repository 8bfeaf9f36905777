import assert from 'node:assert/strict';
import type { Journey } from '../journey';
import { openByBell, ROW } from '../support/panel';
import { becomes, until } from '../support/until';
import { type View, viewOf } from '../support/view';

const CONTINUE = { selector: 'button', text: 'Continue as' };

/**
 * Presses as often as a person would: Chromium and Firefox ignore presses within about half a
 * second of a foreign frame's appearing.
 */
const continueAs = (view: View): Promise<void> =>
  until(
    'the sign-in page is left',
    async () => {
      await view.click(CONTINUE);
      await view.gone(CONTINUE, 1000);
    },
    () => true,
  );

/**
 * Section 2: without a token, the panel redirects to the platform, which redirects back with one.
 */
export const signInInHostPage: Journey = {
  name: 'a user who is signed out can sign in within the frame of the bell and sees the notes',
  run: async ({ driver, sandbox }) => {
    await sandbox.control('sign-out');
    await driver.goto(`${sandbox.host}/`);
    await viewOf(driver, 'page').click({ selector: 'button.bell' });
    const panel = viewOf(driver, 'frame');
    await continueAs(panel);
    await panel.see({ selector: ROW });
    await panel.expectPainted();
  },
};

export const staySignedIn: Journey = {
  name: 'the token survives a reload until the user signs out',
  run: async (context) => {
    const { page, panel } = await openByBell(context);
    const auth = () => panel.evaluate(() => localStorage.getItem('auth'), undefined);
    const before = await auth();
    await context.driver.reload();
    await page.click({ selector: 'button.bell' });
    await panel.see({ selector: ROW });
    assert.equal(await auth(), before);
    await panel.click({ selector: '.list-header button', name: 'More' });
    await panel.click({ selector: '[role=menuitem]', text: 'Sign out of this panel' });
    await panel.see({ selector: 'h1', text: 'You are signed out' });
    await panel.expectPainted();
    await becomes('the stored token', auth, 'signed out');
  },
};
