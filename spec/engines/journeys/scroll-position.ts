import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import type { Sandbox } from '../../e2e/support/sandbox';
import type { Journey } from '../journey';
import { button, DETAIL, openPanel, row } from '../support/panel';
import type { View } from '../support/view';

/**
 * Runs in the page: scrolls until the fourth row is 60 px below the top of the list. Returns the id
 * of its note.
 */
const scrollDown = async (): Promise<string> => {
  const [, , , read] = document.querySelectorAll<HTMLElement>('.row');
  const scroller = read?.closest('.pane-scroller');
  if (!read || !scroller) throw new Error('there are too few rows');
  scroller.scrollTop += read.getBoundingClientRect().top - scroller.getBoundingClientRect().top - 60;
  await new Promise(requestAnimationFrame);
  return read.dataset.note ?? '';
};

/** Runs in the page: the distance of a row from the top of the list, in pixels. */
const offsetOf = (id: string): number => {
  const read = document.querySelector(`.pane-list [data-note="${id}"]`);
  const scroller = read?.closest('.pane-scroller');
  if (!read || !scroller) throw new Error(`there is no row ${id}`);
  return read.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
};

async function expectScrollPosition(panel: View, id: string): Promise<void> {
  // The list moves when the row arrives, or one frame later.
  await setTimeout(300);
  const offset = await panel.evaluate(offsetOf, id);
  assert.ok(Math.abs(offset - 60) <= 1, `the row is at ${offset} px, not at 60 px`);
}

const arrive = async (panel: View, sandbox: Sandbox, text: string): Promise<void> => {
  await sandbox.control('comment', { text });
  await panel.has({ selector: '.pane-list li', text }, 'has come', () => true);
};

export const arriveAbove: Journey = {
  name: 'notes that arrive above the viewport do not move the visible rows',
  run: async (context) => {
    await context.driver.resize(1000, 720);
    const panel = await openPanel(context);
    await panel.see({ selector: '[data-connection="live"]' });
    const id = await panel.evaluate(scrollDown, undefined);
    await expectScrollPosition(panel, id);
    for (const text of ['The first one.', 'The second one.']) {
      await arrive(panel, context.sandbox, text);
      await expectScrollPosition(panel, id);
      await panel.expectPainted();
    }
    await panel.click(button('2 new notifications'));
    const first = await panel.see(row('The second one.'));
    assert.ok(first.y > 0 && first.y < 360, 'the button scrolls to the new notes');
  },
};

export const arriveUnderNote: Journey = {
  name: 'notes that arrive under an open note do not change the scroll position of the list below 800 px',
  run: async (context) => {
    await context.driver.resize(400, 720);
    const panel = await openPanel(context);
    await panel.see({ selector: '[data-connection="live"]' });
    const id = await panel.evaluate(scrollDown, undefined);
    await panel.click({ selector: `.row[data-note="${id}"]` });
    await panel.see(DETAIL);
    await arrive(panel, context.sandbox, 'The first one.');
    await arrive(panel, context.sandbox, 'The second one.');
    await panel.click(button('Back'));
    await panel.gone(DETAIL);
    await expectScrollPosition(panel, id);
    await panel.expectPainted();
  },
};
