import type { Journey } from '../journey';
import { DETAIL, openPanel, ROW } from '../support/panel';
import { until } from '../support/until';

const MARK = 'drawn-first';

/** Runs in the page: whether the look of the list is stored. */
const isStored = (): boolean => localStorage.getItem('drawn_list') !== null;

/** Runs in the page: marks the picture of the first row in the stored look of the list. */
const markDrawing = (mark: string): void => {
  const look = localStorage.getItem('drawn_list') ?? '';
  const [src = ''] = /https?:\/\/[^"]+/.exec(look) ?? [];
  localStorage.setItem('drawn_list', look.replace(src, `${src}${src.includes('?') ? '&' : '?'}${mark}`));
};

/** Runs in the page: whether a picture with the mark was requested, and is no longer shown. */
const wasDrawn = (mark: string): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => name.endsWith(mark)) &&
  document.querySelector(`img[src$="${mark}"]`) === null;

/** A returning blogger sees the kept list before the panel's script is there. */
export const drawnList: Journey = {
  name: 'the page draws the kept list by itself, and the panel takes it over',
  // A text file names no icon, so that Chromium may ask for the usual one.
  allows: /\/favicon\.ico$/,
  run: async (context) => {
    const { driver, sandbox } = context;
    await driver.resize(400, 720);
    const panel = await openPanel(context);
    await until('the look of the list is stored', () => panel.evaluate(isStored, undefined), Boolean);
    // In a page of the same origin that does not store it again.
    await driver.goto(`${sandbox.panel}/licences.txt`);
    await panel.evaluate(markDrawing, MARK);
    await openPanel(context);
    await until('the list was drawn and taken over', () => panel.evaluate(wasDrawn, MARK), Boolean);
    await panel.click({ selector: ROW });
    await panel.see(DETAIL);
    await panel.expectPainted();
  },
};
