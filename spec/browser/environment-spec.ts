/** @jest-environment jsdom */
import { NEVER, of, switchMap } from 'rxjs';
import { browserEnvironment } from '../../src/browser/environment';
import { browserAttention } from '../../src/browser/attention';
import { browserTabs } from '../../src/browser/tabs';
import { browserStorage } from '../../src/browser/storage';
import { hostThemes, readTheme, showTheme } from '../../src/browser/theme';
import { toExtraWire } from '../../src/embed/protocol';
import { installConsole } from '../../src/browser/console';

test.each([
  ['[polling-after-sleep] reports a page that comes back from the cache', true, 1],
  ['does not report a page that has just loaded', false, 0],
])('%s', (_name, persisted, count) => {
  let shown = 0;
  const subscription = browserEnvironment(window, NEVER, NEVER).pageShow$.subscribe(() => (shown += 1));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  expect(shown).toBe(count);
  subscription.unsubscribe();
});

test.each([
  [799, false],
  [800, true],
])('a window of %i px is wide: %s', (width, isWide) => {
  const seen: boolean[] = [];
  const subscription = browserEnvironment(window, NEVER, NEVER).isWide$.subscribe((is) => seen.push(is));
  Object.defineProperty(window, 'innerWidth', { value: isWide ? 799 : 800, configurable: true });
  window.dispatchEvent(new Event('resize'));
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
  window.dispatchEvent(new Event('resize'));
  expect(seen.at(-1)).toBe(isWide);
  subscription.unsubscribe();
});

describe('a frozen page', () => {
  const visibility: { now: DocumentVisibilityState } = { now: 'visible' };
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility.now);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  test.each<[string, () => void]>([
    ['with a change of its visibility', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['with resume only', () => document.dispatchEvent(new Event('resume'))],
    ['with a late timer only', () => jest.advanceTimersByTime(30_000)],
  ])('[resumed-page] is visible again when it goes on %s', (_name, goOn) => {
    const seen: boolean[] = [];
    visibility.now = 'visible';
    const subscription = browserEnvironment(window, NEVER, NEVER).isVisible$.subscribe((is) => seen.push(is));
    visibility.now = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    visibility.now = 'visible';
    goOn();
    expect(seen).toEqual([true, false, true]);
    subscription.unsubscribe();
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('[back-after-30-s] focus and thaw are reported at once, their ends too, and a moving hand once in 10 s', () => {
  jest.useFakeTimers();
  const seen: boolean[] = [];
  const subscription = browserAttention(window).subscribe((is) => seen.push(is));
  const happens = (target: EventTarget, name: string): void => void target.dispatchEvent(new Event(name));
  for (const name of ['pointermove', 'pointerdown', 'keydown', 'wheel']) happens(window, name);
  expect(seen).toEqual([true]);
  jest.advanceTimersByTime(10_000);
  happens(window, 'pointermove');
  expect(seen).toEqual([true, true]);
  for (const name of ['blur', 'focus']) happens(window, name);
  for (const name of ['freeze', 'resume']) happens(document, name);
  expect(seen.slice(2)).toEqual([false, true, false, true]);
  subscription.unsubscribe();
  jest.useRealTimers();
});

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

test('[tabs-of-two-builds] tabs of all builds have one channel', () => {
  document.head.innerHTML = '<script src="/panel.12345678.js"></script>';
  Object.assign(window, { BroadcastChannel: QuietChannel });
  browserTabs(window).subscribe().unsubscribe();
  expect(QuietChannel.names.at(-1)).toBe('notestream tabs');
});

describe('browserStorage', () => {
  it('stores, lists and removes values', () => {
    const storage = browserStorage(window);
    storage.set('a', '1');
    expect([storage.get('a'), storage.keys()]).toEqual(['1', ['a']]);
    storage.remove('a');
    expect([storage.get('a'), storage.keys()]).toEqual([undefined, []]);
  });

  it('reads as empty if the browser denies storage', () => {
    const denied = Object.create(window, {
      localStorage: {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      },
    }) as Window;
    const storage = browserStorage(denied);
    storage.set('a', '1');
    storage.remove('a');
    expect([storage.get('a'), storage.keys()]).toEqual([undefined, []]);
  });

  it('emits changes made by other tabs, with an empty key if everything was removed', () => {
    const changes: unknown[] = [];
    browserStorage(window).changes$.subscribe((change) => changes.push(change));
    for (const init of [{ key: 'a', newValue: '1' }, { key: 'a', newValue: null }, { key: null }])
      window.dispatchEvent(new StorageEvent('storage', init));
    expect(changes).toEqual([
      { key: 'a', value: '1' },
      { key: 'a', value: undefined },
      { key: '', value: undefined },
    ]);
  });
});

test.each([
  ['?theme=dark', 'dark'],
  ['?locale=de&theme=light', 'light'],
  ['?theme=system', 'system'],
  ['?theme=neon', undefined],
  ['', undefined],
])('the query %j selects the theme %p', (query, theme) => {
  window.history.replaceState(null, '', `/${query}`);
  expect(readTheme(window)).toBe(theme);
});

test('hostThemes emits the themes that the host page sets, and ignores other messages', () => {
  const messages$ = of(
    toExtraWire({ action: 'setTheme', theme: 'dark' }),
    { type: 'notestream', action: 'setTheme', theme: 'neon' },
    'setTheme',
    JSON.stringify(toExtraWire({ action: 'setTheme', theme: 'light' })),
  );
  const themes: string[] = [];
  hostThemes({ messages$, isEmbedded: true, post: () => undefined }).subscribe((theme) => themes.push(theme));
  expect(themes).toEqual(['dark', 'light']);
});

test('showTheme sets the attribute of the root element that the style sheet uses', () => {
  showTheme(document, 'dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
});

test('a command rejects if the console cannot be loaded, and the next command loads it again', async () => {
  const load = jest.fn<Promise<object>, []>();
  load.mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  load.mockResolvedValue({ help: () => 'help' });
  installConsole(window, load);
  const callHelp = (): unknown => {
    const notestream: unknown = Reflect.get(window, 'notestream');
    const help: unknown = Reflect.get(Object(notestream), 'help');
    return typeof help === 'function' ? Reflect.apply(help, undefined, []) : undefined;
  };
  await expect(callHelp()).rejects.toThrow('The stream console could not be loaded.');
  expect(await callHelp()).toBe('help');
});
