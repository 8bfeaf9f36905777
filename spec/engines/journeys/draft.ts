import type { Journey } from '../journey';
import { openNote, openPanel, REPLY_BOX, ROW, UNAPPROVED } from '../support/panel';

/** Section 5: drafts are kept for each note. */
export const draft: Journey = {
  name: 'a draft is there again after a reload',
  run: async (stage) => {
    await stage.driver.resize(400, 720);
    const panel = await openPanel(stage);
    await openNote(panel, UNAPPROVED);
    await panel.click(REPLY_BOX);
    await panel.has(REPLY_BOX, 'has the focus', ({ isFocused }) => isFocused);
    await stage.driver.type('Half a thou');
    await panel.has(REPLY_BOX, 'has the text', ({ value }) => value === 'Half a thou');
    await panel.expectPainted();
    await stage.driver.reload();
    await panel.see({ selector: ROW });
    await openNote(panel, UNAPPROVED);
    await panel.has(REPLY_BOX, 'has the draft', ({ value }) => value === 'Half a thou');
    await panel.expectPainted();
  },
};
