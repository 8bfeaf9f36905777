import type { Page } from '@playwright/test';

/**
 * The texts of the elements of `selector` whose box, or whose text if `ofText`, leaves the nearest
 * box around it that matches `frame`.
 */
export const leaving = (
  page: Page,
  selector: string,
  frame: string,
  ofText = false,
): Promise<readonly string[]> =>
  page.locator(selector).evaluateAll(
    (elements, { frame, ofText }) => {
      /** In px: half a pixel of rounding on each side. */
      const SLACK = 1;
      if (elements.length === 0) return ['nothing to measure'];
      return elements.flatMap((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const outer = element.closest(frame)?.getBoundingClientRect() ?? new DOMRect();
        const rects = ofText ? [...range.getClientRects()] : [element.getBoundingClientRect()];
        const isIn = rects.every(
          ({ left, right, top, bottom }) =>
            left >= outer.left - SLACK &&
            right <= outer.right + SLACK &&
            top >= outer.top - SLACK &&
            bottom <= outer.bottom + SLACK,
        );
        return isIn ? [] : [element.textContent];
      });
    },
    { frame, ofText },
  );

/** By how many px the widest element of `selector` is wider than the narrowest. */
export const widthSpread = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluateAll((elements) => {
    const widths = elements.map((element) => element.getBoundingClientRect().width);
    return Math.max(...widths) - Math.min(...widths);
  });

/** The words of an element that stand on several lines. */
export const brokenWords = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const broken: string[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (tops.size > 1) broken.push(word);
        }
      return broken;
    }),
  );
