import assert from 'node:assert/strict';
import type { Journey } from '../journey';
import { DETAIL, openNote, openPanel, ROW, UNAPPROVED } from '../support/panel';

const WIDE_FROM = 800;

/** Section 9: from 800 px on, list and detail are beside each other; below, the detail covers the list. */
export const openNoteAt = (width: number): Journey => ({
  name: `an open note is seen at ${width} px`,
  run: async (stage) => {
    await stage.driver.resize(width, 720);
    const panel = await openPanel(stage);
    await openNote(panel, UNAPPROVED);
    const comment = await panel.see({ selector: 'article *', text: UNAPPROVED });
    assert.ok(comment.isOnTop, 'the comment is covered');
    const [list] = (await panel.all({ selector: ROW })).filter(({ isShown, isOnTop }) => isShown && isOnTop);
    assert.equal(
      list !== undefined,
      width >= WIDE_FROM,
      'the list is seen beside the note in the wide layout',
    );
    const detail = await panel.see(DETAIL);
    assert.ok(detail.x >= 0 && detail.x + detail.width <= width, 'the note is wider than the panel');
    await panel.expectPainted();
    await stage.picture(`note-${width}`);
  },
});
