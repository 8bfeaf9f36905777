import assert from 'node:assert/strict';
import type { Journey } from '../journey';
import { DETAIL, openNote, openPanel, UNAPPROVED } from '../support/panel';
import { becomes } from '../support/until';

/** Runs in the page: the largest horizontal overflow of the page or a pane, in pixels. */
const overflow = (): number =>
  Math.max(
    ...[document.documentElement, ...document.querySelectorAll('.pane, .pane-scroller')].map(
      (box) => box.scrollWidth - box.clientWidth,
    ),
  );

export const arabic: Journey = {
  name: 'the panel in Arabic runs from right to left, and fits into 320 px',
  run: async (context) => {
    await context.driver.resize(320, 720);
    const panel = await openPanel(context, '?locale=ar');
    await panel.see({ selector: 'h1', name: 'التنبيهات' });
    await panel.expectPainted();
    const root = await panel.see({ selector: 'html' });
    assert.deepEqual([root.attributes.lang, root.attributes.dir], ['ar', 'rtl']);
    assert.equal(await panel.evaluate(overflow, undefined), 0);
    await openNote(panel, UNAPPROVED);
    await panel.expectPainted();
    assert.equal(await panel.evaluate(overflow, undefined), 0);
    await context.driver.resize(1000, 720);
    const isListRight = async (): Promise<boolean> =>
      (await panel.see({ selector: '.pane-list' })).x > (await panel.see(DETAIL)).x;
    await becomes('the list is on the right', isListRight, true);
    await panel.expectPainted();
  },
};
