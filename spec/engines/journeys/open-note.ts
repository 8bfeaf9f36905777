import assert from 'node:assert/strict';
import type { Journey } from '../journey';
import { DETAIL, openNote, openPanel, ROW, UNAPPROVED } from '../support/panel';

const WIDE_FROM = 800;

/**
 * Section 9: from 800 px the list and the detail are side by side; below, the detail covers the
 * list.
 */
export const openNoteAt = (width: number): Journey => ({
  name: `an open note is visible at ${width} px`,
  run: async (context) => {
    await context.driver.resize(width, 720);
    const panel = await openPanel(context);
    await openNote(panel, UNAPPROVED);
    const comment = await panel.see({ selector: 'article *', text: UNAPPROVED });
    assert.ok(comment.isOnTop, 'the comment is covered');
    const [list] = (await panel.all({ selector: ROW })).filter(({ isShown, isOnTop }) => isShown && isOnTop);
    assert.equal(
      list !== undefined,
      width >= WIDE_FROM,
      'the list is visible beside the note only in the wide layout',
    );
    const detail = await panel.see(DETAIL);
    assert.ok(detail.x >= 0 && detail.x + detail.width <= width, 'the note is wider than the panel');
    await panel.expectPainted();
  },
});
