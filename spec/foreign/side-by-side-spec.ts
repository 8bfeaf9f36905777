import type { Page } from '@playwright/test';
import { asArray, asObject } from '../../src/lib/json';
import { platformState } from '../e2e/support/platform';
import { originalOn } from './support/original';
import { expect, test } from './support/test';

interface PostedMessages {
  readonly original: readonly string[];
  readonly ours: readonly string[];
}

/**
 * The messages that each panel has posted since the last call, in short form: 'render 2',
 * 'widescreen true'.
 */
async function takeMessages(page: Page): Promise<PostedMessages> {
  const all: unknown = await page.evaluate(
    '({ original: posted.original.splice(0), ours: posted.ours.splice(0) })',
  );
  const { original, ours } = asObject(all);
  return { original: asArray(original).flatMap(shorten), ours: asArray(ours).flatMap(shorten) };
}

/** Shortens a message of section 7. Messages of our own type are ignored. */
function shorten(message: unknown): string[] {
  const { type, action, num_new: news, widescreen } = asObject(message);
  if (type !== 'notesIframeMessage') return [];
  return [[action, news, widescreen].flatMap(word).join(' ')];
}

const word = (part: unknown): string[] => {
  if (typeof part === 'string') return [part];
  return typeof part === 'number' || typeof part === 'boolean' ? [String(part)] : [];
};

/** Sends `togglePanel` to both panels. */
const toggle = (page: Page, showing: boolean): Promise<unknown> =>
  page.evaluate(`sendToBoth({ action: 'togglePanel', showing: ${String(showing)} })`);

test.use({ mode: 'proxy' });

test('in one host page, the original panel and ours post the same messages, apart from known differences', async ({
  page,
  sandbox,
  origin,
  servePanel,
}) => {
  const ours = await servePanel({ platformOrigin: sandbox.platform, auth: 'proxy', hostOrigins: [origin] });
  await page.route(/^https?:\/\/(?!localhost)/, (route) => route.abort());
  await sandbox.control('proxy-parents', { origins: [origin, ours.origin] });
  await page.goto(`${sandbox.platform}/wp-login?redirect_to=${encodeURIComponent(origin)}`);
  const seen = async (): Promise<number> => (await platformState(sandbox)).seen;
  const before = await seen();
  await page.goto(`${origin}/host`);
  const original = originalOn(page, page.frameLocator('iframe[name=original]'));
  const rows = page.frameLocator('iframe[name=ours]').locator('[data-note]');
  await expect.poll(seen).toBeGreaterThan(before);
  // No note is new when the second panel loads.
  await page.evaluate(`document.querySelector('[name=ours]').src = '${ours.origin}'`);
  await expect.poll(async () => (await platformState(sandbox)).sockets).toBe(2);
  await toggle(page, true);
  await expect(rows).toHaveCount(10);

  const step = async (expected: PostedMessages): Promise<void> => {
    const batches: PostedMessages[] = [];
    await expect
      .poll(async () => {
        batches.push(await takeMessages(page));
        return {
          original: batches.flatMap(({ original }) => original),
          ours: batches.flatMap((each) => each.ours),
        };
      })
      .toEqual(expected);
  };

  // The original panel starts open, so it has seen all notes. Ours opens on the message and then
  // reports it.
  await step({
    original: ['iFrameReady', 'renderAllSeen'],
    ours: ['iFrameReady', 'renderAllSeen', 'renderAllSeen'],
  });
  // A note that arrives in an open panel stays new in the original until it is opened again. In
  // ours it is seen at once.
  await sandbox.control('comment', { text: 'Anybody?' });
  await step({ original: ['render 1'], ours: ['render 1', 'renderAllSeen'] });
  // The original repeats the message with each response of the platform and with each note.
  await original.openNote('Anybody?');
  await rows.first().click();
  await step({ original: ['widescreen true', 'render 1'], ours: ['widescreen true'] });
  await toggle(page, false);
  await step({ original: ['widescreen false'], ours: ['widescreen false'] });
  // The platform stores the time seen in whole seconds: a note of the same second would count as
  // seen.
  const latest = await seen();
  await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(latest);
  await sandbox.control('comment', { text: 'Nobody?' });
  await step({ original: ['render 2'], ours: ['render 1'] });
  await toggle(page, true);
  await step({ original: [], ours: ['renderAllSeen'] });
  // Ours posts nothing if no note was open.
  await toggle(page, false);
  await step({ original: ['widescreen false'], ours: [] });
});
