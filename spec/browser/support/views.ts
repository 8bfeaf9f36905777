import type { CDPSession, Page } from '@playwright/test';

/** How a state is looked at. At 200 % a window has half its width, and two pixels of the screen for one of CSS. */
export interface View {
  readonly width: number;
  readonly zoom: 1 | 2;
  /** Whether the reader has set the text spacing of WCAG 1.4.12. */
  readonly isSpaced: boolean;
}

const HEIGHT = 640;

export const viewName = ({ width, zoom, isSpaced }: View): string =>
  `${width} px${zoom === 2 ? ' at 200 %' : ''}${isSpaced ? ', spaced' : ''}`;

/** Changes the view of a page without loading it again. */
export async function viewer(page: Page): Promise<(view: View) => Promise<void>> {
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

/** An adopted style sheet, which the panel's content security policy allows. Resolves when the new layout is drawn. */
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
