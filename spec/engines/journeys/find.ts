import type { Journey } from '../journey';
import { openByBell, ROW, row, UNAPPROVED } from '../support/panel';
import { becomes } from '../support/until';

/** Rules `find-words`, `find-marks`, `find-closed`. */
export const find: Journey = {
  name: 'the search finds a note by its words, marks them, and Escape brings the list back',
  run: async (context) => {
    const { driver } = context;
    const { panel } = await openByBell(context);
    const count = async () => (await panel.all({ selector: ROW })).length;
    const all = await count();
    await driver.press('/');
    await panel.has({ selector: 'input[type="search"]' }, 'has the focus', ({ isFocused }) => isFocused);
    await driver.type('HELLO first');
    await panel.see(row(UNAPPROVED));
    await becomes('the rows', count, 1);
    await panel.see({ selector: '[role="search"] p', text: '1 notification found.' });
    const marks = () =>
      panel.evaluate(
        () => (typeof Highlight === 'undefined' ? 2 : (CSS.highlights.get('notestream-found')?.size ?? 0)),
        null,
      );
    await becomes('the marks', marks, 2);
    await panel.expectPainted();
    await driver.press('Escape');
    await becomes('the rows', count, all);
    await panel.expectPainted();
  },
};
