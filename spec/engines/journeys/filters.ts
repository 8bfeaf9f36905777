import assert from 'node:assert/strict';
import type { Journey } from '../journey';
import { filterButton, openByBell, ROW } from '../support/panel';
import { until } from '../support/until';

const FILTERS = [
  { name: 'Unread', accepts: (text: string) => text.includes('Unread') },
  { name: 'Comments', accepts: (text: string) => /commented|replied|mentioned/.test(text) },
  { name: 'Follows', accepts: (text: string) => text.includes('followed your blog') },
  { name: 'Likes', accepts: (text: string) => text.includes('liked') },
];

/** Section 2: All, Unread, Comments, Follows, Likes. */
export const filters: Journey = {
  name: 'each filter shows only its notes, and All shows all of them',
  run: async (context) => {
    const { panel } = await openByBell(context);
    const texts = async () => (await panel.all({ selector: ROW })).map(({ text }) => text);
    for (const { name, accepts } of FILTERS) {
      await panel.click(filterButton(name));
      await panel.has(
        filterButton(name),
        'is pressed',
        ({ attributes }) => attributes['aria-pressed'] === 'true',
      );
      await until(`notes of ${name}`, texts, (shown) => shown.length > 0 && shown.every(accepts));
      await panel.expectPainted();
    }
    await panel.click(filterButton('All'));
    await until('all notes', texts, ({ length }) => length >= 25);
    assert.ok(
      (await panel.all({ selector: 'h2' })).some(({ text }) => text === 'Today'),
      'the notes are grouped by day',
    );
    await panel.expectPainted();
  },
};
