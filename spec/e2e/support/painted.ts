import { type CDPSession, expect, type Frame, type Page } from '@playwright/test';
import { firstValueFrom, from, tap, timeout } from 'rxjs';
import { hide, unhide } from '../../support/painted/hide';
import { painted, type Painted, type Surface } from '../../support/painted/painted';
import { COVERS, paintTargets } from '../../support/painted/targets';

/** The panel's document: its frame in a host page, or the page itself. */
async function panelFrame(page: Page): Promise<Frame> {
  for (const frame of page.frames()) if ((await frame.locator('#notestream').count()) > 0) return frame;
  throw new Error('no frame of the page has a panel');
}

/** Longer than a comparison takes on a busy machine. */
const SILENCE_MS = 4000;

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The DevTools session of the page, which is opened once. */
function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/**
 * The panel as a `Surface`. Screenshots are taken by Chromium's own command, because those of
 * Playwright are compressed and take twice as long.
 */
async function surfaceOf(page: Page): Promise<Surface> {
  const frame = await panelFrame(page);
  const session = await sessionOf(page);
  const isWhole = frame === page.mainFrame();
  const box = isWhole ? null : await (await frame.frameElement()).boundingBox();
  return {
    targets: () => frame.evaluate(paintTargets, COVERS),
    hide: (hidden) => frame.evaluate(hide, hidden),
    unhide: () => frame.evaluate(unhide),
    screenshot: async () => {
      const { data } = await session.send('Page.captureScreenshot', {
        format: 'png',
        optimizeForSpeed: true,
        ...(box && { clip: { ...box, scale: 1 } }),
      });
      return Buffer.from(data, 'base64');
    },
    origin: async () => ({ left: 0, top: 0, scale: await page.evaluate(() => devicePixelRatio) }),
  };
}

/** Compares what the panel calls visible with its current pixels. */
export const paintedOn = async (page: Page): Promise<Painted> => painted(await surfaceOf(page));

/**
 * Expects that every text, icon, avatar, dot and focus ring that the panel calls visible has pixels
 * of its own. Moving elements do not count, so the check repeats until something has kept its
 * place.
 */
export async function expectPainted(page: Page): Promise<void> {
  await expect(async () => {
    const { targets, unpainted } = await firstValueFrom(
      from(paintedOn(page)).pipe(
        timeout({ first: SILENCE_MS }),
        // Chromium sometimes never answers in a session from before a navigation.
        tap({ error: () => sessions.delete(page) }),
      ),
    );
    expect(unpainted).toEqual([]);
    // A blank panel has no unpainted targets either.
    expect(targets).toBeGreaterThan(0);
  }).toPass({ timeout: 10_000 });
}
