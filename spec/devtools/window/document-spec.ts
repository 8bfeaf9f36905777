/** @jest-environment jsdom */
import { prepareDocument } from '../../../src/devtools/window/document';

test('the text that the panel has closed is inserted into its region after the region', () => {
  Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });
  const { sayClosed } = prepareDocument(window);
  const changes = new MutationObserver(() => undefined);
  changes.observe(document, { subtree: true, childList: true });
  sayClosed();
  const region = document.querySelector('[role="alert"]');
  expect(region).toHaveTextContent(/^The panel has closed\./);
  expect(changes.takeRecords().map(({ target }) => target)).toEqual([document.body, region]);
});
