import assert from 'node:assert/strict';
import { platformComment } from '../../e2e/support/platform';
import type { Journey } from '../journey';
import { openByBell, openNote, REPLY_BOX, UNAPPROVED } from '../support/panel';

const OPTION = { selector: '[role="option"]' };

/** Section 5: @ starts a mention, Enter inserts the login and a space, Ctrl+Enter submits. */
export const replyWithMention: Journey = {
  name: 'a reply with a mention that was selected with the keyboard is posted',
  run: async (context) => {
    const { driver, sandbox } = context;
    const { page, panel } = await openByBell(context);
    await openNote(panel, UNAPPROVED, page);
    await panel.click(REPLY_BOX);
    await panel.has(REPLY_BOX, 'has the focus', ({ isFocused }) => isFocused);
    await driver.type('It is never too late, @m');
    await panel.see(OPTION);
    await panel.expectPainted();
    await driver.press('ArrowDown');
    const isChosen = { selector: '[role="option"]:nth-of-type(2)[aria-selected="true"]' };
    await panel.see(isChosen);
    await driver.press('Enter');
    await panel.gone(OPTION);
    const { value } = await panel.has(REPLY_BOX, 'has the login', (box) => /, @\w+ $/.test(box.value));
    await driver.type('ask away');
    await panel.has(REPLY_BOX, 'has the text', (box) => box.value === `${value}ask away`);
    await driver.press('Enter', 'Control');
    await panel.see({ selector: '.status-bar', text: 'Reply posted!' });
    await panel.has(REPLY_BOX, 'is empty', (box) => box.value === '');
    await panel.expectPainted();
    const parent = await platformComment(sandbox, UNAPPROVED);
    const reply = await platformComment(sandbox, `${value}ask away`);
    assert.equal(reply?.parentId, parent?.id);
    assert.equal(parent?.status, 'approved', 'a reply approves its parent');
  },
};
