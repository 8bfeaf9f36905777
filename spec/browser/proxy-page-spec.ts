import type { Page } from '@playwright/test';
import { requestsTo } from './support/platform';
import { expect, test } from './support/test';

/**
 * Embeds the provider's page once for each address, and sends each frame its messages once it has loaded; a message that
 * starts with `via` goes through a frame of the page's own origin. Answers everything that was heard of them, up to `until`.
 */
const talk = (page: Page, frames: readonly { src: string; says: readonly object[] }[], until: string) =>
  page.evaluate(
    async ({ frames, until }) => {
      const heard: unknown[] = [];
      const done = new Promise<void>((resolve) => {
        addEventListener('message', ({ data, origin }: MessageEvent<unknown>) => {
          // The host page's own panel speaks too.
          if (!frames.some(({ src }) => new URL(src).origin === origin)) return;
          heard.push(data);
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
      for (const { src, says } of frames) {
        const { contentWindow } = await add(src);
        for (const message of says) {
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
      return heard;
    },
    { frames, until },
  );

const wish = (path: string, callback: string, more: object = {}): object => ({
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

test('it hears its parent alone, and nobody else of the same origin', async ({ page, sandbox }) => {
  const src = `${sandbox.platform}/wp-admin/rest-proxy/?v=2.0#${sandbox.host}`;
  const says = [wish('/me/settings', 'overheard', { via: 'another frame' }), wish('/me', 'mine')];
  const heard = await talk(page, [{ src, says }], 'mine');
  expect(heard).toEqual(['ready', [{ ID: 1001 }, 200, expect.anything(), 'mine']]);
  expect(await requestsTo(sandbox, '/me/settings')).toEqual([]);
});

test('a page that gives a wrong name hears nothing, and is not heard', async ({
  page,
  sandbox,
  consoleLog,
}) => {
  const liar = sandbox.host.replace('localhost', '127.0.0.1');
  await sandbox.control('proxy-parents', { origins: [liar] });
  await page.goto(liar);
  const proxy = `${sandbox.platform}/wp-admin/rest-proxy/?v=2.0`;
  const frames = [
    { src: `${proxy}#${sandbox.host}`, says: [wish('/me/settings', 'stolen')] },
    { src: `${proxy}#${liar}`, says: [wish('/me', 'honest')] },
  ];
  const heard = await talk(page, frames, 'honest');
  // The cookie is not for pages of other sites, so that even the honest one is nobody here.
  expect(heard).toEqual(['ready', [expect.anything(), 403, expect.anything(), 'honest']]);
  expect(await requestsTo(sandbox, '/me/settings')).toEqual([]);
  // Nor may it frame the panel.
  await expect.poll(() => consoleLog.violations.join()).toContain('frame-ancestors');
  consoleLog.violations.length = 0;
});

test('who asks in JSON texts is answered in JSON texts', async ({ page, sandbox }) => {
  const src = `${sandbox.platform}/wp-admin/rest-proxy/?v=2.0#${sandbox.host}`;
  const says = [wish('/me', 'text', { asText: true, supports_args: false })];
  expect(await talk(page, [{ src, says }], 'text')).toEqual(['ready', '[{"ID":1001},"text"]']);
});

test('a channel that its page wanted closed ends with a success', async ({ page, sandbox }) => {
  const src = `${sandbox.platform}/wp-admin/rest-proxy/?v=2.0#${sandbox.host}`;
  const path = '/pinghub/wpcom/me/newest-note-data';
  const says = [wish(path, 'channel', { action: 'connect' }), wish(path, 'end', { action: 'disconnect' })];
  const heard = await talk(page, [{ src, says }], 'close');
  expect(heard).toContainEqual([{ success: true }, 200, {}, 'end']);
  expect(heard.at(-1)).toEqual([expect.objectContaining({ type: 'close' }), 200, {}, 'channel']);
});
