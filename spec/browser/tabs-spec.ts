/** @jest-environment jsdom */
import { switchMap } from 'rxjs';
import { browserTabs } from '../../src/browser/tabs';

class QuietChannel extends EventTarget {
  static readonly names: string[] = [];
  readonly close = (): undefined => undefined;

  constructor(name: string) {
    super();
    QuietChannel.names.push(name);
  }
}

const shown = (persisted: boolean): Event => new PageTransitionEvent('pageshow', { persisted });
const hidden = (persisted: boolean): Event => new PageTransitionEvent('pagehide', { persisted });

test.each<[string, () => void, boolean[]]>([
  [
    'freezes and resumes',
    () => ['freeze', 'resume'].forEach((name) => document.dispatchEvent(new Event(name))),
    [true, false],
  ],
  [
    'goes to the back/forward cache and comes back',
    () => [hidden(true), shown(true)].forEach((event) => window.dispatchEvent(event)),
    [true, false],
  ],
  [
    'has just loaded, or ends',
    () => [shown(false), hidden(false)].forEach((event) => window.dispatchEvent(event)),
    [],
  ],
])(
  '[frozen-leader] the channel between tabs emits whether the page is frozen, when the page %s',
  (_what, act, expected) => {
    const seen: boolean[] = [];
    Object.assign(window, { BroadcastChannel: QuietChannel });
    const subscription = browserTabs(window)
      .pipe(switchMap((channel) => channel?.isFrozen$ ?? []))
      .subscribe((is) => seen.push(is));
    act();
    subscription.unsubscribe();
    expect(seen).toEqual(expected);
  },
);

test('[tabs-of-two-builds] tabs of all builds have one channel, which no build has that announces no news', () => {
  document.head.innerHTML = '<script src="/panel.12345678.js"></script>';
  Object.assign(window, { BroadcastChannel: QuietChannel });
  browserTabs(window).subscribe().unsubscribe();
  expect(QuietChannel.names.at(-1)).toBe('notestream tabs');
});
