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

interface Language {
  readonly locale: string;
  readonly language: string;
  readonly heading: string;
  readonly today: string;
  readonly direction: string;
}

const LANGUAGES: readonly Language[] = [
  { locale: 'de', language: 'German', heading: 'Benachrichtigungen', today: 'Heute', direction: 'ltr' },
  { locale: 'ar', language: 'Arabic', heading: 'التنبيهات', today: 'اليوم', direction: 'rtl' },
];

export const languages: readonly Journey[] = LANGUAGES.map(
  ({ locale, language, heading, today, direction }): Journey => ({
    name: `the panel is translated to ${language}, is ${direction}, and fits into 320 px`,
    run: async (context) => {
      await context.driver.resize(320, 720);
      const panel = await openPanel(context, `?locale=${locale}`);
      await panel.see({ selector: 'h1', name: heading });
      await panel.see({ selector: 'h2', name: today });
      await panel.expectPainted();
      const root = await panel.see({ selector: 'html' });
      assert.deepEqual([root.attributes.lang, root.attributes.dir], [locale, direction]);
      assert.equal(await panel.evaluate(overflow, undefined), 0);
      await openNote(panel, UNAPPROVED);
      await panel.expectPainted();
      assert.equal(await panel.evaluate(overflow, undefined), 0);
      await context.driver.resize(1000, 720);
      const isListRight = async (): Promise<boolean> =>
        (await panel.see({ selector: '.pane-list' })).x > (await panel.see(DETAIL)).x;
      await becomes('the list is on the right', isListRight, direction === 'rtl');
      await panel.expectPainted();
    },
  }),
);
