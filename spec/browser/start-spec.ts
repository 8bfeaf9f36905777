import { expect, test } from './support/test';

test('the script asks to be compiled while it arrives (decision 173)', async ({ page, sandbox }) => {
  const asked = page.waitForResponse(/\/panel\.[0-9a-f]+\.js$/);
  await page.goto(sandbox.panel);
  expect(await (await asked).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
