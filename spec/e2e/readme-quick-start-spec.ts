import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openHostPage } from './support/host-page';
import { platformComment } from './support/platform';
import { expect, panelPage, test } from './support/test';

const readme = readFileSync(path.join(import.meta.dirname, '..', '..', 'README.md'), 'utf8');
const section = readme.split('\n## ').find((text) => text.startsWith('In your page\n')) ?? '';

/**
 * The section's snippet in this language, with the sandbox's addresses instead of the example's.
 */
function snippet(language: string, panel: string, platform: string): string {
  const [, code = ''] = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(section) ?? [];
  expect(code, `a snippet in ${language}`).toContain('https://panel.example');
  return code
    .replaceAll('https://panel.example', panel)
    .replaceAll('https://platform.example', platform)
    .trim();
}

test("runs the README's snippet on an empty page with a strict content security policy", async ({
  page,
  sandbox,
  consoleLog,
}) => {
  const { panel, platform } = sandbox;
  const [, directives = ''] = snippet('http', panel, platform).split('Content-Security-Policy: ');
  const policy = `${directives}; default-src 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`${violatedDirective} ${blockedURI}`),
    ),
  );
  const { bell } = await openHostPage(page, sandbox, snippet('html', panel, platform), { policy });
  const { frame, rows, openNote } = panelPage(page);

  await expect(bell).toHaveAccessibleName('Notifications, 5 new');
  await expect(page.locator('notestream-bell').getByText('5', { exact: true })).toBeVisible();
  await bell.click();
  await expect(rows.first()).toBeVisible();
  await openNote('Ingrid Gull');
  await frame.getByRole('textbox').fill('Never too late for yeast.');
  await frame.getByRole('button', { name: 'Send' }).click();
  await expect(frame.getByText('Reply posted!').last()).toBeVisible();
  expect(await platformComment(sandbox, 'Never too late for yeast.')).toBeDefined();
  // The first Escape leaves the reply box.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(bell).toHaveAttribute('aria-expanded', 'false');
  await expect(bell).toBeFocused();
  await expect(bell).toHaveAccessibleName('Notifications');
  expect(consoleLog.errors).toEqual([]);
});
