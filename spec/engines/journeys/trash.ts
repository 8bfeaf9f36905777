import assert from 'node:assert/strict';
import { commentStatus, requestsTo } from '../../e2e/support/platform';
import type { Journey } from '../journey';
import { button, DETAIL, openByBell, openNote, row, UNAPPROVED } from '../support/panel';
import { becomes } from '../support/until';

const BAR = { selector: '.undo-bar', text: 'Comment trashed' };

/** Section 4: the note is hidden at once; Undo restores and selects it. */
export const trashWithUndo: Journey = {
  name: 'Undo restores a trashed note, and no delete request is sent',
  preferences: { isMotionReduced: false },
  run: async (context) => {
    const { page, panel } = await openByBell(context);
    await openNote(panel, UNAPPROVED, page);
    await panel.click(button('Trash'));
    await panel.gone({ ...DETAIL, text: UNAPPROVED });
    await panel.click({ selector: '.undo-bar button', text: 'Undo' });
    await panel.see({ ...DETAIL, text: UNAPPROVED });
    await panel.see(row(UNAPPROVED));
    await panel.expectPainted();
    assert.equal(await commentStatus(context.sandbox, UNAPPROVED), 'unapproved');
    assert.deepEqual(await requestsTo(context.sandbox, '/delete'), []);
  },
};

/** Section 4: after 4500 ms the panel sends the delete request. */
export const trashWithoutUndo: Journey = {
  name: 'a trashed comment is deleted once when the undo window ends',
  run: async (context) => {
    const { page, panel } = await openByBell(context);
    await openNote(panel, UNAPPROVED, page);
    await panel.click(button('Trash'));
    await panel.see(BAR);
    const status = await commentStatus(context.sandbox, UNAPPROVED);
    if ((await panel.all(BAR)).length > 0)
      assert.equal(status, 'unapproved', 'the comment is unchanged during the undo window');
    await panel.expectPainted();
    await panel.gone(BAR);
    await becomes('the comment', () => commentStatus(context.sandbox, UNAPPROVED), 'trash');
    await panel.gone(row(UNAPPROVED));
    await panel.expectPainted();
    assert.equal((await requestsTo(context.sandbox, '/delete')).length, 1);
  },
};
