import type { Page } from '@playwright/test';
import { asArray, asObject } from '../../src/streams/notes/read';
import { test } from '../browser/support/fixtures';
import { platformState } from '../browser/support/platform';
import { expect } from './support/test';
import { originalOn, serveOriginal } from './support/original';

interface Said {
  readonly original: readonly string[];
  readonly ours: readonly string[];
}

/** What each panel has posted since the last look, in short: 'render 2', 'widescreen true'. */
async function said(page: Page): Promise<Said> {
  const all: unknown = await page.evaluate(
    '({ original: said.original.splice(0), ours: said.ours.splice(0) })',
  );
  const { original, ours } = asObject(all);
  return { original: asArray(original).flatMap(short), ours: asArray(ours).flatMap(short) };
}

/** Of section 7's messages, without our own type's. */
function short(message: unknown): string[] {
  const { type, action, num_new: news, widescreen } = asObject(message);
  if (type !== 'notesIframeMessage') return [];
  return [[action, news, widescreen].flatMap(word).join(' ')];
}

const word = (part: unknown): string[] => {
  if (typeof part === 'string') return [part];
  return typeof part === 'number' || typeof part === 'boolean' ? [String(part)] : [];
};

/** Both are told that they show, or that they do not. */
const toggle = (page: Page, showing: boolean): Promise<unknown> =>
  page.evaluate(`tell({ action: 'togglePanel', showing: ${String(showing)} })`);

test('in one host page, the panel of old and ours post the same, but where ours knows more', async ({
  page,
  sandbox,
  servePanel,
}) => {
  await sandbox.reset();
  const { origin, stop } = await serveOriginal('proxy', sandbox.platform);
  const ours = await servePanel({ platformOrigin: sandbox.platform, auth: 'proxy', hostOrigins: [origin] });
  await page.route(/^https?:\/\/(?!localhost)/, (route) => route.abort());
  await sandbox.control('proxy-parents', { origins: [origin, ours.origin] });
  await page.goto(`${sandbox.platform}/wp-login?redirect_to=${encodeURIComponent(origin)}`);
  const seen = async (): Promise<number> => (await platformState(sandbox)).seen;
  const before = await seen();
  await page.goto(`${origin}/host`);
  const old = originalOn(page, page.frameLocator('iframe[name=original]'));
  const rows = page.frameLocator('iframe[name=ours]').locator('[data-note]');
  await expect.poll(seen).toBeGreaterThan(before);
  // Nothing is new any more when the other one comes.
  await page.evaluate(`document.querySelector('[name=ours]').src = '${ours.origin}'`);
  await expect.poll(async () => (await platformState(sandbox)).sockets).toBe(2);
  await toggle(page, true);
  await expect(rows).toHaveCount(10);

  const step = async (expected: Said): Promise<void> => {
    const heard: Said[] = [];
    await expect
      .poll(async () => {
        heard.push(await said(page));
        return {
          original: heard.flatMap(({ original }) => original),
          ours: heard.flatMap((each) => each.ours),
        };
      })
      .toEqual(expected);
  };

  // Open to begin with, the old one has seen all; ours opens when it is told to, and says so then.
  await step({
    original: ['iFrameReady', 'renderAllSeen'],
    ours: ['iFrameReady', 'renderAllSeen', 'renderAllSeen'],
  });
  // What comes into an open panel is new for the old one until it is opened again; in ours it is seen.
  await sandbox.control('comment', { text: 'Anybody?' });
  await step({ original: ['render 1'], ours: ['render 1', 'renderAllSeen'] });
  // The old one says it again with each answer of the platform, and with each note.
  await old.openNote('Anybody?');
  await rows.first().click();
  await step({ original: ['widescreen true', 'render 1'], ours: ['widescreen true'] });
  await toggle(page, false);
  await step({ original: ['widescreen false'], ours: ['widescreen false'] });
  // What has been seen is told in whole seconds: a note of the same one would count as seen.
  const latest = await seen();
  await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(latest);
  await sandbox.control('comment', { text: 'Nobody?' });
  await step({ original: ['render 2'], ours: ['render 1'] });
  await toggle(page, true);
  await step({ original: [], ours: ['renderAllSeen'] });
  // Where nothing was open, ours has nothing to say.
  await toggle(page, false);
  await step({ original: ['widescreen false'], ours: [] });
  await stop();
});
