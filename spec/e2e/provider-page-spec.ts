import type { Page } from '@playwright/test';
import { requestsTo } from './support/platform';
import { expect, test } from './support/test';

/**
 * Embeds the provider's page once for each address and sends each frame its messages when it has
 * loaded. A message with `via` is sent by another frame of the page's own origin. Returns all
 * messages received from the frames, up to one that contains `until`.
 */
const exchange = (
  page: Page,
  frames: readonly { src: string; messages: readonly object[] }[],
  until: string,
) =>
  page.evaluate(
    async ({ frames, until }) => {
      const received: unknown[] = [];
      const done = new Promise<void>((resolve) => {
        addEventListener('message', ({ data, origin }: MessageEvent<unknown>) => {
          // The panel in the host page sends messages, too.
          if (!frames.some(({ src }) => new URL(src).origin === origin)) return;
          received.push(data);
          if (JSON.stringify(data).includes(until)) resolve();
        });
      });
      const add = (src: string): Promise<HTMLIFrameElement> =>
        new Promise((resolve) => {
          const frame = document.createElement('iframe');
          frame.onload = () => resolve(frame);
          if (src === '') frame.srcdoc = '<p></p>';
          else frame.src = src;
          document.body.append(frame);
        });
      const between = await add('');
      for (const { src, messages } of frames) {
        const { contentWindow } = await add(src);
        for (const message of messages) {
          if ('via' in message) {
            const relay = between.contentDocument?.createElement('script');
            if (!relay) continue;
            relay.text = `parent.frames[parent.frames.length - 1].postMessage(${JSON.stringify(message)}, '*')`;
            between.contentDocument?.body.append(relay);
          } else {
            contentWindow?.postMessage('asText' in message ? JSON.stringify(message) : message, '*');
          }
        }
      }
      await done;
      return received;
    },
    { frames, until },
  );

const request = (path: string, callback: string, more: object = {}): object => ({
  path,
  method: 'GET',
  apiVersion: '1.1',
  query: 'fields=ID',
  callback,
  supports_args: true,
  ...more,
});

test.beforeEach(async ({ page, sandbox }) => {
  await page.goto(`${sandbox.platform}/wp-login?redirect_to=${encodeURIComponent(sandbox.host)}`);
});

test('accepts messages only from its parent, not from other frames of the same origin', async ({
  page,
  sandbox,
}) => {
  const src = `${sandbox.platform}/wp-admin/rest-proxy/?v=2.0#${sandbox.host}`;
  const messages = [request('/me/settings', 'overheard', { via: 'another frame' }), request('/me', 'mine')];
  const received = await exchange(page, [{ src, messages }], 'mine');
  expect(received).toEqual(['ready', [{ ID: 1001 }, 200, expect.anything(), 'mine']]);
  expect(await requestsTo(sandbox, '/me/settings')).toEqual([]);
});

test('ignores a page that gives another origin than its own', async ({ page, sandbox, consoleLog }) => {
  const wrongOrigin = sandbox.host.replace('localhost', '127.0.0.1');
  await sandbox.control('proxy-parents', { origins: [wrongOrigin] });
  await page.goto(wrongOrigin);
  const proxy = `${sandbox.platform}/wp-admin/rest-proxy/?v=2.0`;
  const frames = [
    { src: `${proxy}#${sandbox.host}`, messages: [request('/me/settings', 'stolen')] },
    { src: `${proxy}#${wrongOrigin}`, messages: [request('/me', 'honest')] },
  ];
  const received = await exchange(page, frames, 'honest');
  // The cookie is not sent to other sites, so this request is anonymous and gets a 403, too.
  expect(received).toEqual(['ready', [expect.anything(), 403, expect.anything(), 'honest']]);
  expect(await requestsTo(sandbox, '/me/settings')).toEqual([]);
  // The panel must not load in a page of that origin either.
  await expect.poll(() => consoleLog.violations.join()).toContain('frame-ancestors');
  consoleLog.violations.length = 0;
});

test("confirms that a channel is closed at the page's request", async ({ page, sandbox }) => {
  const src = `${sandbox.platform}/wp-admin/rest-proxy/?v=2.0#${sandbox.host}`;
  const path = '/pinghub/wpcom/me/newest-note-data';
  const messages = [
    request(path, 'channel', { action: 'connect' }),
    request(path, 'end', { action: 'disconnect' }),
  ];
  const received = await exchange(page, [{ src, messages }], 'close');
  expect(received).toContainEqual([{ success: true }, 200, {}, 'end']);
  expect(received.at(-1)).toEqual([expect.objectContaining({ type: 'close' }), 200, {}, 'channel']);
});
