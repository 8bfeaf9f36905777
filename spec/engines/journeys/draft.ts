import type { Journey } from '../journey';
import { openNote, openPanel, REPLY_BOX, ROW, UNAPPROVED } from '../support/panel';

/** Section 5: each note has its own draft. */
export const draft: Journey = {
  name: 'a draft survives a reload',
  run: async (context) => {
    await context.driver.resize(400, 720);
    const panel = await openPanel(context);
    await openNote(panel, UNAPPROVED);
    await panel.click(REPLY_BOX);
    await panel.has(REPLY_BOX, 'has the focus', ({ isFocused }) => isFocused);
    await context.driver.type('Half a thou');
    await panel.has(REPLY_BOX, 'has the text', ({ value }) => value === 'Half a thou');
    await panel.expectPainted();
    await context.driver.reload();
    await panel.see({ selector: ROW });
    await openNote(panel, UNAPPROVED);
    await panel.has(REPLY_BOX, 'has the draft', ({ value }) => value === 'Half a thou');
    await panel.expectPainted();
  },
};
