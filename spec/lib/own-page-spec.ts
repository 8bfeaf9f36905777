/** @jest-environment jsdom */
import { findOwnPage } from '../../src/lib/own-page';
import { panelPage, portalPage } from '../support/panel-page';

const find = (answer: unknown): Promise<void> =>
  findOwnPage(
    new Proxy(window, {
      get: (real, name): unknown =>
        name === 'fetch' ? () => Promise.resolve(answer) : Reflect.get(real, name),
    }),
  );

test('[way-back] the page of the panel is found', async () => {
  await expect(find(panelPage())).resolves.toBeUndefined();
});

test.each([
  ['the login page of a network', portalPage()],
  ["a proxy's error page", { ...panelPage(), ok: false }],
])('[way-back] %s is not taken for it', async (_name, answer) => {
  await expect(find(answer)).rejects.toThrow('the page is not the panel');
});
