import assert from 'node:assert/strict';
import { commentStatus, requestsTo } from '../../browser/support/platform';
import type { Journey } from '../journey';
import { button, DETAIL, openByBell, openNote, row, UNAPPROVED } from '../support/panel';
import { becomes } from '../support/until';

const BAR = { selector: '.undo-bar', text: 'Comment trashed' };

/** Section 4: the note is hidden at once, and restored and selected by Undo. */
export const trashWithUndo: Journey = {
  name: 'Undo restores a trashed note, and the platform is never asked to delete it',
  preferences: { isMotionReduced: false },
  run: async (stage) => {
    const { page, panel } = await openByBell(stage);
    await openNote(panel, UNAPPROVED, page);
    await panel.click(button('Trash'));
    await panel.gone({ ...DETAIL, text: UNAPPROVED });
    await panel.click({ selector: '.undo-bar button', text: 'Undo' });
    await panel.see({ ...DETAIL, text: UNAPPROVED });
    await panel.see(row(UNAPPROVED));
    await panel.expectPainted();
    assert.equal(await commentStatus(stage.sandbox, UNAPPROVED), 'unapproved');
    assert.deepEqual(await requestsTo(stage.sandbox, '/delete'), []);
  },
};

/** Section 4: after 4500 ms the platform is asked to delete the comment. */
export const trashWithoutUndo: Journey = {
  name: 'a trashed comment is deleted once when the time to undo is over',
  run: async (stage) => {
    const { page, panel } = await openByBell(stage);
    await openNote(panel, UNAPPROVED, page);
    await panel.click(button('Trash'));
    await panel.see(BAR);
    const status = await commentStatus(stage.sandbox, UNAPPROVED);
    if ((await panel.all(BAR)).length > 0) assert.equal(status, 'unapproved', 'it waits for Undo');
    await panel.expectPainted();
    await panel.gone(BAR);
    await becomes('the comment', () => commentStatus(stage.sandbox, UNAPPROVED), 'trash');
    await panel.gone(row(UNAPPROVED));
    await panel.expectPainted();
    assert.equal((await requestsTo(stage.sandbox, '/delete')).length, 1);
  },
};
