import assert from 'node:assert/strict';
import type { Key } from '../driver';
import type { Journey } from '../journey';
import { openPanel } from '../support/panel';
import { until } from '../support/until';

interface Focused {
  readonly id: string;
  /** How many pixels of the row are above and below the list, 0 if none. */
  readonly cut: number;
}

/** Runs in the page: the focused row; undefined if none has the focus. */
const focused = (): Focused | undefined => {
  const row = document.activeElement;
  const scroller = row?.closest('.pane-scroller');
  if (!(row instanceof HTMLElement) || !row.matches('.row') || !scroller) return undefined;
  const list = scroller.getBoundingClientRect();
  const { top, bottom } = row.getBoundingClientRect();
  return { id: row.dataset.note ?? '', cut: Math.max(0, list.top - top, bottom - list.bottom) };
};

/** Section 9: J and K. */
export const focusedRow: Journey = {
  name: 'J and K show the whole row that they focus',
  run: async (context) => {
    await context.driver.resize(400, 500);
    const panel = await openPanel(context);
    let last: string | undefined;
    const press = async (key: Key): Promise<void> => {
      await context.driver.press(key);
      const row = await until(
        'another row has the focus',
        () => panel.evaluate(focused, undefined),
        (found) => found !== undefined && found.id !== last,
      );
      last = row?.id;
      assert.ok(row && row.cut < 1, `${key} leaves ${row?.cut} px of the row out of view`);
    };
    for (const key of 'jjjjjjjjkkkkkkk') await press(key === 'j' ? 'j' : 'k');
  },
};
