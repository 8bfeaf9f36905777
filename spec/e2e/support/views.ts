import type { CDPSession, Page } from '@playwright/test';

/**
 * A width, a zoom and a text spacing. At 200 % the window has half its width in CSS px, and a
 * device pixel ratio of 2.
 */
export interface View {
  readonly width: number;
  readonly zoom: 1 | 2;
  /** Whether the user has set the text spacing of WCAG 1.4.12. */
  readonly isSpaced: boolean;
}

const HEIGHT = 640;

export const viewName = ({ width, zoom, isSpaced }: View): string =>
  `${width} px${zoom === 2 ? ' at 200 %' : ''}${isSpaced ? ', spaced' : ''}`;

/** Returns a function that changes the view of a page without reloading it. */
export async function viewSetter(page: Page): Promise<(view: View) => Promise<void>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  return async ({ width, zoom, isSpaced }) => {
    await session.send('Emulation.setDeviceMetricsOverride', {
      width: width / zoom,
      height: HEIGHT / zoom,
      deviceScaleFactor: zoom,
      mobile: false,
    });
    await page.evaluate(setSpacing, isSpaced);
  };
}

/**
 * Adds an adopted style sheet, which the panel's content security policy allows. Resolves when the
 * new layout is drawn.
 */
async function setSpacing(isSpaced: boolean): Promise<void> {
  const sheet = new CSSStyleSheet();
  if (isSpaced)
    sheet.replaceSync(`
      * { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }
      p, .range-p { margin-block-end: 2em !important }`);
  document.adoptedStyleSheets = [sheet];
  for (let frames = 0; frames < 2; frames += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}
