import { MATRIX } from './support/matrix';
import { shownTexts, untranslated } from '../support/shown-texts';
import { scenes } from './gallery/scenes';
import { type Appearance, type Scene, type ScenePanel, scenePanel } from './gallery/scene-panel';
import { expect, test } from './support/test';

const APPEARANCE: Appearance = { width: 'narrow', scheme: 'light', locale: 'en-XA' };

/** Screens of a panel that cannot start. */
const notices: readonly Scene[] = [
  {
    name: 'not set up',
    play: async ({ page, sandbox, open }) => {
      await page.route(`${sandbox.panel}/?*`, async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replace('"preset":"sandbox"', '"preset":"sandbox","colour":1');
        await route.fulfill({ response: answer, body });
      });
      await open('.boot-notice');
    },
  },
  {
    name: 'refused',
    play: async ({ page, sandbox, open }) => {
      await sandbox.control('sign-out');
      await open('button[value=cancel]');
      await page.locator('button[value=cancel]').click();
      await page.locator('.boot-notice').waitFor();
    },
  },
  {
    name: 'storage denied',
    play: async ({ page, sandbox }) => {
      await page.addInitScript(() => Object.defineProperty(window, 'localStorage', { value: undefined }));
      await page.goto(`${sandbox.panel}/?locale=${APPEARANCE.locale}#access_token=any&state=any`);
      await page.locator('.boot-notice').waitFor();
    },
  },
  {
    name: 'platform out of reach',
    play: async ({ page, sandbox, open }) => {
      await page.route(`${sandbox.platform}/**`, (route) => route.abort());
      await open('.boot-notice');
    },
  },
];

/** A text that comes from the sign-in page. */
const SIGN_IN_PAGE_TEXT = 'You need to log in to use this app';

const untranslatedIn = async ({ page }: ScenePanel) => {
  const shown = await page.evaluate(shownTexts);
  expect(shown).not.toEqual([]);
  await expect(page).toHaveTitle(/^\[!!! /);
  return untranslated(shown).filter(({ text }) => text !== SIGN_IN_PAGE_TEXT);
};

for (const { name, play } of [...scenes.filter(({ opens }) => opens === undefined), ...notices])
  test(
    `shows only translated texts in the pseudo-locale: ${name}`,
    MATRIX,
    async ({ context, sandbox, consoleLog }) => {
      const panel = await scenePanel(context, sandbox, APPEARANCE);
      await play(panel);
      expect(await untranslatedIn(panel)).toEqual([]);
      consoleLog.errors.length = 0;
    },
  );

// One page for all notes, because a page for each would take ten times as long.
test(
  'shows only translated texts in the pseudo-locale: open notes of each type',
  MATRIX,
  async ({ context, sandbox }) => {
    const panel = await scenePanel(context, sandbox, APPEARANCE);
    await panel.open();
    for (const { name, opens } of scenes)
      if (opens !== undefined) {
        await panel.openNote(opens);
        expect(await untranslatedIn(panel), name).toEqual([]);
        await panel.back();
      }
  },
);
