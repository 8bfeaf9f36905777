import { HOUR, SECOND } from '../../world/clock';
import type { Browser, Tab } from '../../world/browser';
import { during, type TimedStep } from '../../world/script';

type Step = readonly [atMs: number, act: (browser: Browser, a: Tab, b: Tab) => void];

/** Two tabs, and steps that start after 20 s. */
function inTwoTabs(...steps: readonly Step[]): void {
  during(
    (browser) => {
      const [a, b] = [browser.open(), browser.open()];
      return steps.map(([atMs, act]): TimedStep => [20 * SECOND + atMs, () => act(browser, a, b)]);
    },
    { notes: 3 },
  );
}

const noteId = ({ platform }: Browser): number => platform.newest(1)[0]?.id ?? 0;
const type = (browser: Browser, tab: Tab, text: string): void =>
  tab.send({ type: 'reply.typed', id: noteId(browser), text });
const submit = (browser: Browser, tab: Tab, text: string): void =>
  tab.send({ type: 'reply.submitted', id: noteId(browser), text });
const textsOf = (browser: Browser): readonly (string | undefined)[] =>
  browser.tabs.map((tab) => tab.state().drafts[noteId(browser)]);
const keyOf = (browser: Browser): string => `reply_${noteId(browser)}`;

describe('drafts in several tabs', () => {
  test('[drafts-of-several-tabs] a text stays in the box where it was typed when a tab opens after 25 h and clears old drafts', () => {
    inTwoTabs(
      [0, (browser, a) => type(browser, a, 'A long thought')],
      [SECOND, (browser) => expect(textsOf(browser)).toEqual(['A long thought', 'A long thought'])],
      // A night without polls.
      [2 * SECOND, (browser) => browser.tabs.forEach((tab) => tab.isVisible$.next(false))],
      [25 * HOUR, (browser) => browser.open()],
      [25 * HOUR + SECOND, (browser) => expect(browser.storage.has(keyOf(browser))).toBe(false)],
      [
        25 * HOUR + SECOND,
        (browser) => expect(textsOf(browser)).toEqual(['A long thought', 'A long thought', undefined]),
      ],
    );
  });

  test('[drafts-of-several-tabs] the text that was typed last shows in all tabs within a second, and stays in storage', () => {
    inTwoTabs(
      [0, (browser, a) => type(browser, a, 'One')],
      [100, (browser, _a, b) => type(browser, b, 'Two')],
      [SECOND, (browser) => expect(textsOf(browser)).toEqual(['Two', 'Two'])],
      [SECOND, (browser) => expect(browser.storage.get(keyOf(browser))).toContain('"Two"')],
      [2 * SECOND, (browser, a) => type(browser, a, 'Three')],
      [3 * SECOND, (browser) => expect(textsOf(browser)).toEqual(['Three', 'Three'])],
      [3 * SECOND, (browser) => expect(browser.storage.get(keyOf(browser))).toContain('"Three"')],
    );
  });

  test('a text that is sent or deleted in one tab disappears in the other one', () => {
    inTwoTabs(
      [0, (browser, a) => type(browser, a, 'One')],
      [SECOND, (browser, _a, b) => submit(browser, b, 'One')],
      [9 * SECOND, (browser) => expect(textsOf(browser)).toEqual([undefined, undefined])],
      [10 * SECOND, (browser, a) => type(browser, a, 'Two')],
      [11 * SECOND, (browser, _a, b) => type(browser, b, '')],
      [12 * SECOND, (browser) => expect(textsOf(browser)).toEqual([undefined, undefined])],
      [12 * SECOND, (browser) => expect(browser.storage.has(keyOf(browser))).toBe(false)],
    );
  });

  test('[drafts-of-several-tabs] only the text that was sent is removed, not one that was typed in another tab meanwhile', () => {
    inTwoTabs(
      [0, (browser, a) => submit(browser, a, 'One')],
      [1, (browser, _a, b) => type(browser, b, 'Two')],
      [9 * SECOND, (browser) => expect(textsOf(browser)[1]).toBe('Two')],
      [9 * SECOND, (browser) => expect(browser.storage.get(keyOf(browser))).toContain('"Two"')],
    );
  });
});
