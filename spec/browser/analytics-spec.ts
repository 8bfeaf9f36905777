/** @jest-environment jsdom */
import { browserAnalytics } from '../../src/browser/analytics';

const ORIGIN = 'https://pixel.example';
const OPENED = { name: 'notifications_open', properties: { unread: 3, filter: 'a&b' } };

/** Records an event and a count; returns the addresses of the images that were requested. */
async function requested(origin: string, privacy?: unknown): Promise<readonly string[]> {
  const urls: string[] = [];
  const createElement = jest.spyOn(document, 'createElement').mockImplementation(() => {
    const image = document.createElementNS('http://www.w3.org/1999/xhtml', 'img');
    Object.defineProperty(image, 'src', { set: (url: string) => urls.push(url) });
    return image;
  });
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: privacy, configurable: true });
  const analytics = browserAnalytics(window, origin);
  analytics.record(OPENED);
  analytics.bump('note_open', 'comment');
  await Promise.resolve();
  createElement.mockRestore();
  return urls;
}

test('requests /t.gif with the name and the properties of an event, and /g.gif for a count', async () => {
  const [count, event, ...others] = [...(await requested(ORIGIN))].sort().map((url) => new URL(url));
  expect([event?.origin, event?.pathname]).toEqual([ORIGIN, '/t.gif']);
  expect(Object.fromEntries(event?.searchParams ?? [])).toEqual({
    _en: 'notifications_open',
    unread: '3',
    filter: 'a&b',
  });
  expect([count?.origin, count?.pathname]).toEqual([ORIGIN, '/g.gif']);
  expect(others).toEqual([]);
});

test('[analytics-off] requests nothing without an origin', async () => {
  expect(await requested('')).toEqual([]);
});

test('requests nothing if the browser asks for privacy', async () => {
  expect(await requested(ORIGIN, true)).toEqual([]);
});

test.each([false, undefined, 'true', 1])('takes a privacy setting of %p for no wish', async (privacy) => {
  expect(await requested(ORIGIN, privacy)).toHaveLength(2);
});
