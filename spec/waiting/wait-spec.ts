/** @jest-environment jsdom */
import { storedValues } from '../../src/browser/stored-values';
import { toExtraWire, toWire } from '../../src/embed/protocol';
import { asObject, parseJson } from '../../src/lib/json';
import { FIRST_BELL_MS, LEADER_HELLO_MS, LEADER_SILENCE_MS } from '../../src/streams/timing';
import { wait } from '../../src/waiting/wait';

const HOST = 'https://host.example';
const AUTH = '1700000000000:token';
const HELLO = { kind: 'hello', isVisible: true, mayNotify: false };
const LEADING = { kind: 'leading', isVisible: true, mayNotify: false, push: 'subscribed' };
const BELL = { numNew: 5, latestType: 'comment' };

class Channel {
  static last: Channel | undefined;
  readonly posted: unknown[] = [];
  readonly close = (): undefined => undefined;
  onmessage: (event: Pick<MessageEvent, 'data'>) => void = () => undefined;

  constructor() {
    Channel.last = this;
  }

  postMessage(message: unknown): void {
    this.posted.push(message);
  }
}

let endFrame = (): void => undefined;

/** A closed frame that waits, in a browser in which another tab has the lock. */
function waiting({ isVisible = true, expiresAt = Infinity } = {}) {
  document.head.innerHTML = '<template id="panel-script"><script type="none"></script></template>';
  let visibility = isVisible ? 'visible' : 'hidden';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  const host = document.body.appendChild(document.createElement('iframe')).contentWindow;
  if (!host) throw new Error('the frame has no window');
  const posted: unknown[] = [];
  jest.spyOn(host, 'postMessage').mockImplementation((text) => {
    posted.push(asObject(parseJson(String(text))));
  });
  let granted: (() => Promise<void>) | undefined;
  let deny = (): void => undefined;
  let isReleased = false;
  const request = (_name: string, { signal }: { signal: AbortSignal }, onGranted: () => Promise<void>) =>
    new Promise((_resolve, reject) => {
      granted = onGranted;
      deny = () => reject(new Error('denied'));
      signal.onabort = () => {
        granted = undefined;
        reject(new Error('aborted'));
      };
    });
  const fakes: Readonly<Record<string | symbol, unknown>> = {
    parent: host,
    BroadcastChannel: Channel,
    navigator: { locks: { request } },
  };
  const page = new Proxy(window, {
    get: (real, name): unknown => Reflect.get(name in fakes ? fakes : real, name),
    set: (real, name, value) => Reflect.set(real, name, value),
  });
  window.waited = undefined;
  localStorage.clear();
  localStorage.setItem('auth', AUTH);
  wait(page, storedValues(window), { auth: AUTH, expiresAt, hosts: [HOST] });
  const channel = Channel.last;
  if (!channel) throw new Error('there is no channel');
  const says = (data: unknown): boolean =>
    window.dispatchEvent(new MessageEvent('message', { data, origin: HOST, source: host }));
  // Ends its listeners.
  endFrame = () => {
    says(toWire({ action: 'refreshNotes' }));
    window.waited?.repeatMessages();
  };
  return {
    says,
    posted,
    hellos: () => channel.posted.length,
    hasPanel: () => document.querySelector('head > script') !== null,
    hears: (data: unknown) => channel.onmessage({ data }),
    isAsking: () => granted !== undefined,
    lead: () => void granted?.().then(() => (isReleased = true)),
    deny: () => deny(),
    isReleased: () => isReleased,
    stores: (key: string | null, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue })),
    show: (isShown: boolean) => {
      visibility = isShown ? 'visible' : 'hidden';
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

/** A frame that shows the number of a leader. */
function following() {
  const frame = waiting();
  frame.hears({ ...LEADING, bell: BELL });
  return frame;
}

type Frame = ReturnType<typeof waiting>;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  endFrame();
  jest.useRealTimers();
});

test('[number-of-the-leader] a closed bell posts that it is ready, and then each number of the leader once', () => {
  const frame = following();
  frame.hears({ ...LEADING, bell: BELL });
  frame.hears({ ...LEADING, bell: { numNew: 0, latestType: null } });
  expect(frame.posted).toEqual([
    toWire({ action: 'iFrameReady' }),
    toExtraWire({ action: 'later' }),
    toWire({ action: 'render', num_new: 5, latest_type: 'comment' }),
    toWire({ action: 'renderAllSeen' }),
  ]);
  expect(frame.hasPanel()).toBe(false);
});

test.each<[string, (frame: Frame) => unknown]>([
  ['the host page opens it', ({ says }) => says(toWire({ action: 'togglePanel', showing: true }))],
  ['the host page may open it', ({ says }) => says(toExtraWire({ action: 'prepare' }))],
  ['the host page asks for a check', ({ says }) => says(toWire({ action: 'refreshNotes' }))],
  ['the host page changes the theme', ({ says }) => says(toExtraWire({ action: 'setTheme', theme: 'dark' }))],
  ['the host page sends nonsense', ({ says }) => says({ type: 'notesIframeMessage' })],
  ['it leads', ({ lead }) => lead()],
  ['the leader is silent', () => jest.advanceTimersByTime(LEADER_SILENCE_MS)],
  ['the session changes', ({ stores }) => stores('auth', '0:token')],
  ['the storage is emptied', ({ stores }) => stores(null, null)],
  ['another tab has an unsent action', ({ stores }) => stores('outbox', '1')],
])('[number-of-the-leader] a waiting bell starts its panel when %s', (_when, happen) => {
  const frame = following();
  happen(frame);
  expect(frame.hasPanel()).toBe(true);
});

test.each<[string, (frame: Frame) => unknown]>([
  [
    'the host page says that it is closed',
    ({ says }) => says(toWire({ action: 'togglePanel', showing: false })),
  ],
  ['the host page opens links', ({ says }) => says(toExtraWire({ action: 'opensLinks' }))],
  [
    'another page speaks',
    () => window.dispatchEvent(new MessageEvent('message', { data: '{}', origin: HOST })),
  ],
  ['there is news', ({ hears }) => hears({ kind: 'news' })],
  ['another tab asks', ({ hears }) => hears(HELLO)],
  ['a number is not known yet', ({ hears }) => hears(LEADING)],
  ['an action of another tab is sent', ({ stores }) => stores('outbox', null)],
  ['another value is stored', ({ stores }) => stores('draft', 'text')],
  ['it is hidden and shown', ({ show }) => [false, true].forEach(show)],
])('a waiting bell goes on waiting when %s', (_when, happen) => {
  const frame = following();
  happen(frame);
  expect(frame.hasPanel()).toBe(false);
});

test('[number-of-the-leader] a closed bell is ready when a leader answers that has no number yet', () => {
  const frame = waiting();
  expect(frame.posted).toEqual([]);
  frame.hears(LEADING);
  expect(frame.posted).toEqual([toWire({ action: 'iFrameReady' }), toExtraWire({ action: 'later' })]);
  jest.advanceTimersByTime(LEADER_SILENCE_MS - 1);
  expect(frame.hasPanel()).toBe(false);
});

test.each<[string, () => Frame, number]>([
  ['no leader answers it for 3 s', waiting, FIRST_BELL_MS],
  ['its token expires', () => waiting({ isVisible: false, expiresAt: Date.now() + 60_000 }), 60_000],
])('[number-of-the-leader] a closed bell starts its panel when %s', (_when, open, ms) => {
  const frame = open();
  jest.advanceTimersByTime(ms - 1);
  expect(frame.hasPanel()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(frame.hasPanel()).toBe(true);
});

test('[number-of-the-leader] a waiting bell starts its panel when the browser denies locks', async () => {
  const frame = following();
  frame.deny();
  await Promise.resolve().then(() => undefined);
  expect(frame.hasPanel()).toBe(true);
});

test('[number-of-the-leader] a hidden bell asks for nothing, is ready, and follows the number', () => {
  const frame = waiting({ isVisible: false });
  jest.advanceTimersByTime(10 * LEADER_SILENCE_MS);
  frame.hears(LEADING);
  frame.hears({ ...LEADING, bell: BELL });
  expect([frame.hellos(), frame.isAsking(), frame.hasPanel()]).toEqual([0, false, false]);
  expect(frame.posted).toHaveLength(3);
});

test('[next-leader] a bell that is hidden asks for the lock no more, and asks again when it is visible', () => {
  const frame = following();
  expect(frame.isAsking()).toBe(true);
  frame.show(false);
  expect(frame.isAsking()).toBe(false);
  frame.show(true);
  expect(frame.isAsking()).toBe(true);
});

test('[next-leader] a visible bell greets the leader every 10 s, and one that is hidden at once', () => {
  const frame = following();
  expect(frame.hellos()).toBe(1);
  jest.advanceTimersByTime(LEADER_HELLO_MS);
  expect(frame.hellos()).toBe(2);
  frame.hears({ ...LEADING, isVisible: false, bell: BELL });
  expect(frame.hellos()).toBe(3);
});

test.each([
  ['the session', 'auth', '1:new'],
  ['an unsent action', 'outbox', '1'],
])(
  '[number-of-the-leader] a page that comes back finds %s that was stored while it was frozen',
  (_what, key, value) => {
    const frame = following();
    frame.show(false);
    localStorage.setItem(key, value);
    frame.show(true);
    expect(frame.hasPanel()).toBe(true);
  },
);

test('[next-leader] the lock passes to the panel, or to another tab if the page is hidden before', async () => {
  const first = following();
  first.lead();
  const release = window.waited?.held?.take();
  first.show(false);
  await Promise.resolve();
  expect([first.isReleased(), window.waited?.held?.take()]).toEqual([false, undefined]);
  release?.();
  await Promise.resolve();
  expect(first.isReleased()).toBe(true);
  const second = following();
  second.lead();
  second.show(false);
  await Promise.resolve();
  expect([second.isReleased(), window.waited?.held?.take()]).toEqual([true, undefined]);
});

test('[number-of-the-leader] the panel gets the messages that came since it was needed, in order', () => {
  const frame = following();
  frame.says(toExtraWire({ action: 'opensLinks' }));
  const messages = [toExtraWire({ action: 'prepare' }), toWire({ action: 'togglePanel', showing: false })];
  messages.forEach(frame.says);
  const heard: unknown[] = [];
  const listen = ({ data }: MessageEvent<unknown>): unknown => heard.push(data);
  addEventListener('message', listen);
  window.waited?.repeatMessages();
  removeEventListener('message', listen);
  expect(heard).toEqual(messages);
});

describe('[notify-one-tab] a closed bell whose page notifies', () => {
  const HIDDEN = { ...LEADING, isVisible: false, bell: BELL };
  const notifying = () => {
    const frame = waiting({ isVisible: false });
    frame.says(toExtraWire({ action: 'wantsNews' }));
    return frame;
  };

  test('requests the lead while it is hidden, and runs the panel when it has it', () => {
    const frame = notifying();
    expect(frame.isAsking()).toBe(true);
    expect(frame.hasPanel()).toBe(false);
    frame.lead();
    expect(frame.hasPanel()).toBe(true);
  });

  test('asks a hidden leader that does not notify to give way, and no other one', () => {
    const frame = notifying();
    const before = frame.hellos();
    frame.hears(HIDDEN);
    expect(frame.hellos()).toBe(before + 1);
    frame.hears({ ...HIDDEN, mayNotify: true });
    frame.hears({ ...LEADING, bell: BELL });
    expect(frame.hellos()).toBe(before + 1);
  });

  test('only listens after its permission was revoked', () => {
    const frame = notifying();
    frame.says(toExtraWire({ action: 'wantsNoNews' }));
    expect(frame.isAsking()).toBe(false);
  });

  test('still waits while it is visible', () => {
    const frame = following();
    frame.says(toExtraWire({ action: 'wantsNews' }));
    expect(frame.hasPanel()).toBe(false);
  });
});
