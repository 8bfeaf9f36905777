import assert from 'node:assert/strict';
import { wireNote } from '../../support/notes';
import type { Journey } from '../journey';
import { openPanel } from '../support/panel';

const ARABIC =
  'مرحبا بكم في هذه المدونة الجميلة التي أحب قراءتها كل صباح مع فنجان من القهوة الساخنة قبل أن أذهب إلى العمل وأبدأ يومي الطويل في المكتب البعيد عن البيت وعن العائلة وعن الأصدقاء الذين أحبهم كثيرا جدا';

export const excerpts: readonly Journey[] = ['en', 'ar'].map((locale) => ({
  name: `the ellipsis of a right-to-left excerpt is at the end of its lines in ${locale}`,
  run: async (context) => {
    const ranges = [{ type: 'comment', id: 5, indices: [0, ARABIC.length] }];
    const subject = [{ text: 'Noor commented on A post' }, { text: ARABIC, ranges }];
    await context.sandbox.control('note', wireNote(7, { subject, timestamp: new Date().toISOString() }));
    await context.driver.resize(400, 720);
    const panel = await openPanel(context, `?locale=${locale}`);
    const excerpt = { selector: '.row-excerpt', text: 'مرحبا' };
    await panel.see(excerpt);
    // The browser puts the ellipsis at the line end of the box that clips the text.
    const [direction, isCut] = await panel.evaluate(() => {
      const box = document.querySelector('.row-excerpt');
      if (!box) throw new Error('there is no excerpt');
      return [getComputedStyle(box).direction, box.scrollHeight > box.clientHeight];
    }, undefined);
    assert.equal(isCut, true, 'the excerpt is cut off');
    assert.equal(direction, 'rtl');
    await context.picture(`excerpt-${locale}`);
  },
}));

export const mark: Journey = {
  name: 'the connection mark keeps its size beside a long title at 320 px',
  run: async (context) => {
    await context.driver.resize(320, 720);
    const panel = await openPanel(context, '?locale=de');
    const { width, height } = await panel.see({ selector: '.connection-mark' });
    assert.deepEqual([width, height], [8, 8]);
  },
};
