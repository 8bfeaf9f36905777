import { asyncScheduler } from 'rxjs';
import { type Browser as TabBrowser, type BrowserOptions, createBrowser } from './browser';
import { inVirtualTime, MINUTE } from './clock';

/** Actions of a spec by their time in milliseconds. */
export type Script = Readonly<Record<number, () => void>>;

/** What has become of the blog. */
export interface Blog {
  /** The number of times comments were trashed; the second time deletes one permanently. */
  readonly deletes: () => number;
  /** The requests other than GET, with their bodies, oldest first. */
  readonly changes: () => readonly string[];
  /** The same without those that mark notes as seen or read. */
  readonly actions: () => readonly string[];
  /** The blogger's replies to the comment of note 7, oldest first. */
  readonly replies: () => readonly string[];
}

export type Browser = TabBrowser & { readonly blog: Blog };

/** Plays a script over one browser and its platform, without push, for five minutes. */
export function play(script: (browser: Browser) => Script, options: BrowserOptions = {}): Browser {
  const played: Browser[] = [];
  inVirtualTime((clock) => {
    const browser = createBrowser(clock, { hasPush: false, ...options });
    const { platform, network, tabs } = browser;
    const changes = (): readonly string[] =>
      network.requests.flatMap(({ line, body }) => {
        if (line.startsWith('GET')) return [];
        return body === '' || body === '{}' ? line : `${line} ${body}`;
      });
    const scripted: Browser = {
      ...browser,
      blog: {
        deletes: () =>
          platform.changes.filter(({ line, status }) => /comments\/\d+\/delete$/.test(line) && status < 300)
            .length,
        changes,
        actions: () => changes().filter((line) => line.includes(' /sites/')),
        replies: () => platform.repliesTo(7),
      },
    };
    played.push(scripted);
    for (const [ms, act] of Object.entries(script(scripted))) asyncScheduler.schedule(act, Number(ms));
    asyncScheduler.schedule(() => {
      for (const tab of [...tabs]) tab.crash();
      clock.halt();
    }, 5 * MINUTE);
  });
  const [browser] = played;
  if (!browser) throw new Error('the script did not begin');
  return browser;
}

/** Steps of a spec at their times, in milliseconds from the start. */
export type TimedStep = readonly [atMs: number, act: () => void];

/** Runs steps over one browser with eight notes, and ends all tabs a millisecond after the last one. */
export function during(
  steps: (browser: TabBrowser) => readonly TimedStep[],
  options: BrowserOptions = {},
): void {
  inVirtualTime((clock) => {
    const browser = createBrowser(clock, { notes: 8, deferredMs: 300, ...options });
    const all = steps(browser);
    for (const [atMs, act] of all) asyncScheduler.schedule(act, atMs);
    asyncScheduler.schedule(
      () => {
        for (const tab of [...browser.tabs]) tab.leave();
        expect(browser.problems).toEqual([]);
        clock.halt();
      },
      Math.max(...all.map(([atMs]) => atMs)) + 1,
    );
  });
}
