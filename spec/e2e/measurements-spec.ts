import { untilSettled } from './support/presses';
import { expect, openPanel, test } from './support/test';

test('[nothing-measured-at-rest] keys, likes, typing and unchanged polls measure nothing', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  await page.addInitScript(countMeasurements);
  const panel = await openPanel(page, sandbox);
  const measured = (): Promise<string> =>
    panel.frame.locator('body').evaluate(() => document.documentElement.dataset.measured ?? '');
  const measuredBy = async (act: () => Promise<unknown>): Promise<string> => {
    await untilSettled(page);
    const before = await measured();
    await act();
    await untilSettled(page);
    return (await measured()).slice(before.length);
  };
  const polled = () => page.waitForResponse((response) => response.url().includes('note_hash'));
  const highlighted = panel.frame.locator('.row:focus');
  await panel.rows.first().focus();
  expect(await measuredBy(() => page.keyboard.press('j'))).toBe('');
  await expect(highlighted).toHaveCount(1);
  expect(await measuredBy(() => panel.rows.nth(1).press('k'))).toBe('');
  expect(await measuredBy(() => Promise.all([polled(), page.clock.fastForward('05:00')]))).toBe('');
  await panel.openNote('Hello, first time here!');
  expect(
    await measuredBy(async () => {
      await panel.action('Like').dispatchEvent('click');
      await expect(panel.action('Liked')).toBeVisible();
    }),
  ).toBe('');
  const box = panel.frame.getByRole('textbox');
  await box.focus();
  expect(await measuredBy(() => box.pressSequentially('abc'))).toBe('');
});

/** Runs in every frame: writes down what is measured. */
function countMeasurements(): void {
  const count = (name: string): void => {
    const { dataset } = document.documentElement;
    dataset.measured = `${dataset.measured ?? ''} ${name}`;
  };
  const watch = (owner: object, name: string): void => {
    const property = Object.getOwnPropertyDescriptor(owner, name) ?? {};
    const kind = property.get ? 'get' : 'value';
    const measure: unknown = property[kind];
    if (typeof measure !== 'function') throw new Error(`${name} does not exist`);
    const counted = function (this: unknown, ...args: unknown[]): unknown {
      count(name);
      return Reflect.apply(measure, this, args);
    };
    Object.defineProperty(owner, name, { ...property, [kind]: counted });
  };
  const ofElements = ['getBoundingClientRect', 'getClientRects', 'scrollTop', 'scrollHeight', 'clientHeight'];
  for (const name of ofElements) watch(Element.prototype, name);
  for (const name of ['offsetTop', 'offsetHeight', 'offsetWidth']) watch(HTMLElement.prototype, name);
  watch(Document.prototype, 'elementFromPoint');
  watch(globalThis, 'innerWidth');
}
