import { shownTexts, untranslated } from '../support/shown-texts';
import { scenes } from './gallery/scenes';
import { type Look, type Scene, type Stage, stageFor } from './gallery/stage';
import { expect, test } from './support/test';

const LOOK: Look = { width: 'narrow', scheme: 'light', locale: 'en-XA' };

/** What stands in for a panel that cannot start. */
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
      await page.goto(`${sandbox.panel}/?locale=${LOOK.locale}#access_token=any&state=any`);
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

/** What the sign-in page says of its own accord. */
const THEIRS = 'You need to log in to use this app';

const untranslatedIn = async ({ page }: Stage) => {
  const shown = await page.evaluate(shownTexts);
  expect(shown).not.toEqual([]);
  await expect(page).toHaveTitle(/^\[!!! /);
  return untranslated(shown).filter(({ text }) => text !== THEIRS);
};

for (const { name, play } of [...scenes.filter(({ opens }) => opens === undefined), ...notices])
  test(`no text is untranslated in the pseudo-locale: ${name}`, async ({ context, sandbox, consoleLog }) => {
    const stage = await stageFor(context, sandbox, LOOK);
    await play(stage);
    expect(await untranslatedIn(stage)).toEqual([]);
    consoleLog.errors.length = 0;
  });

// A page for each would take ten times as long.
test('no text is untranslated in the pseudo-locale: open notes of each kind', async ({
  context,
  sandbox,
}) => {
  const stage = await stageFor(context, sandbox, LOOK);
  await stage.open();
  for (const { name, opens } of scenes)
    if (opens !== undefined) {
      await stage.openNote(opens);
      expect(await untranslatedIn(stage), name).toEqual([]);
      await stage.back();
    }
});
