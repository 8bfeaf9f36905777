import { commentStatus } from '../../e2e/support/platform';
import type { Journey } from '../journey';
import { DETAIL, filterButton, openByBell, REPLY_BOX, ROW, row, UNAPPROVED } from '../support/panel';
import { becomes, until } from '../support/until';

/** Section 9: the panel's shortcuts. */
export const keyboard: Journey = {
  name: 'the panel can be used with the keyboard alone after the bell has opened it',
  run: async (context) => {
    const { driver, sandbox } = context;
    const { page, panel } = await openByBell(context);
    const focusedRow = async () =>
      (await panel.all({ selector: ROW })).findIndex(({ isFocused }) => isFocused);
    const isPressed = (name: string) =>
      panel.has(filterButton(name), 'is pressed', ({ attributes }) => attributes['aria-pressed'] === 'true');
    await driver.press('f');
    await isPressed('Follows');
    await driver.press('?');
    await panel.see({ selector: 'dialog[open]' });
    await panel.expectPainted();
    await driver.press('Escape');
    await panel.gone({ selector: 'dialog[open]' });
    await driver.press('a');
    await isPressed('All');
    await panel.see(row(UNAPPROVED));
    await driver.press('j');
    await becomes('the focused row', focusedRow, 0);
    await driver.press('ArrowDown');
    await becomes('the focused row', focusedRow, 1);
    await panel.expectPainted();
    await driver.press('Enter');
    await panel.see({ ...DETAIL, text: UNAPPROVED });
    await driver.press('ArrowLeft');
    await panel.gone(DETAIL);
    await becomes('the focused row', focusedRow, 1);
    await driver.press('Enter');
    await panel.see({ ...DETAIL, text: UNAPPROVED });
    await driver.press('a');
    await becomes('the comment', () => commentStatus(sandbox, UNAPPROVED), 'approved');
    await driver.press('t');
    await panel.see({ selector: '.undo-bar' });
    await driver.press('u');
    await panel.see({ ...DETAIL, text: UNAPPROVED });
    await driver.press('r');
    await panel.has(REPLY_BOX, 'has the focus', ({ isFocused }) => isFocused);
    await driver.type('Letters are text here, not shortcuts');
    await panel.has(
      REPLY_BOX,
      'has the letters',
      ({ value }) => value === 'Letters are text here, not shortcuts',
    );
    await panel.expectPainted();
    // The first one leaves the box.
    await driver.press('Escape');
    await panel.has(REPLY_BOX, 'has lost the focus', ({ isFocused }) => !isFocused);
    await driver.press('Escape');
    const bell = { selector: 'button.bell' };
    await page.has(bell, 'is closed', ({ attributes }) => attributes['aria-expanded'] === 'false');
    await until(
      'the bell has the focus',
      () => page.all(bell),
      ([found]) => found?.isFocused === true,
    );
  },
};
