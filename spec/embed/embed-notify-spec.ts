/** @jest-environment jsdom */
import { start } from '../../src/embed/embed-notify';
import type { ExtraHostMessage } from '../../src/embed/protocol';
import { NEWS_TYPE } from '../../src/embed/protocol';
import { notifyTexts } from '../../src/embed/notify-texts';
import { TEXTS } from '../../src/embed/texts';
import type { NotestreamBell } from '../../src/embed/types';

const PANEL = 'https://panel.example';

/** A browser's notifications, and the answer that the blogger gives when it asks. */
class Fake {
  static permission: NotificationPermission = 'granted';
  static answer: NotificationPermission = 'granted';
  static isPhone = false;
  static made: Fake[] = [];
  static asked = 0;
  static readonly requestPermission = (): Promise<NotificationPermission> => {
    Fake.asked += 1;
    Fake.permission = Fake.answer;
    return Promise.resolve(Fake.answer);
  };
  onclick: () => void = () => undefined;
  isClosed = false;

  constructor(
    readonly title: string,
    readonly options: NotificationOptions = {},
  ) {
    if (Fake.isPhone) throw new TypeError('Illegal constructor');
    if (typeof options.data === 'function') throw new DOMException('', 'DataCloneError');
    if (Fake.permission === 'granted') Fake.made.push(this);
  }

  readonly close = (): void => {
    this.isClosed = true;
  };
}

const news = (changes: object = {}): object => ({
  type: NEWS_TYPE,
  id: 7,
  kind: 'comment',
  count: 1,
  title: 'Ada commented',
  body: 'A fine text',
  icon: 'https://host.example/a.png',
  ...changes,
});

// jsdom lacks it.
Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });

const sent: (ExtraHostMessage | 'open')[] = [];

/** The element that the page sees. */
class Bell extends HTMLElement implements NotestreamBell {
  src = '';
  theme = 'system' as const;
  locale = '';
  loading = 'idle' as const;
  count = 0;
  isOpen = false;
  open = (): unknown => sent.push('open');
  close = (): void => undefined;
  refresh = (): void => undefined;
}
customElements.define('fake-bell', Bell);

let page = new AbortController();

/** A page with a bell whose panel is open, and code of notifications in it. */
function openBell({ notify = 'comments', lang = 'en' } = {}) {
  const host = new Bell();
  host.setAttribute('notify', notify);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [];
  const panel = root.appendChild(document.createElement('dialog'));
  panel.lang = lang;
  const frame = panel.appendChild(document.createElement('iframe'));
  document.body.append(host);
  // Frames in a shadow tree of jsdom have no window.
  const { contentWindow } = document.body.appendChild(document.createElement('iframe'));
  // jsdom cannot focus a window.
  if (contentWindow) jest.spyOn(contentWindow, 'focus').mockImplementation(() => undefined);
  Object.defineProperty(frame, 'contentWindow', { value: contentWindow });
  Object.defineProperty(frame, 'src', { value: `${PANEL}/?screen=later` });
  sent.length = 0;
  page = new AbortController();
  start(host, (message) => sent.push(message), page.signal);
  return {
    host,
    sent,
    isReady: () => host.dispatchEvent(new CustomEvent('iframeready')),
    says: (data: unknown, origin = PANEL, source: MessageEventSource | null = frame.contentWindow) =>
      window.dispatchEvent(new MessageEvent('message', { data, origin, source })),
    buttons: () => [...panel.querySelectorAll('.offer button')].map(({ textContent }) => textContent),
    press: (at: number) => panel.querySelectorAll<HTMLButtonElement>('.offer button')[at]?.click(),
  };
}

function setVisibility(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  Reflect.set(window, 'Notification', Fake);
  Object.assign(Fake, { permission: 'granted', answer: 'granted', isPhone: false, made: [], asked: 0 });
  setVisibility('hidden');
  localStorage.clear();
  answerBefore('accepted');
});
afterEach(() => {
  page.abort();
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

/** The blogger's answer to an earlier offer. */
const answerBefore = (answer: 'accepted' | 'declined'): void =>
  localStorage.setItem('notestream-notify', answer);

const ON = { action: 'wantsNews' };
const OFF = { action: 'wantsNoNews' };

describe('[notify-offer] the offer', () => {
  beforeEach(() => {
    Fake.permission = 'default';
    localStorage.clear();
  });

  test.each(Object.keys(TEXTS))(
    'is made in %s while the browser can be asked, and asks nothing by itself',
    (lang) => {
      const { buttons, sent } = openBell({ lang });
      const { offer, decline } = notifyTexts(lang);
      expect(buttons()).toEqual([offer, decline]);
      expect([Fake.asked, Fake.made, sent]).toEqual([0, [], []]);
    },
  );

  test('asks the browser when it is pressed, goes, and lets the panel send news', async () => {
    const { press, buttons, sent } = openBell();
    press(0);
    expect(buttons()).toEqual([]);
    await Promise.resolve();
    expect([Fake.asked, sent]).toEqual([1, [ON]]);
  });

  test('changes nothing if the browser refuses', async () => {
    Fake.answer = 'denied';
    const { press, buttons, sent, isReady } = openBell();
    press(0);
    await Promise.resolve();
    isReady();
    expect([buttons(), sent]).toEqual([[], []]);
  });

  test('is made once, also if the panel loads again', () => {
    const { isReady, buttons } = openBell();
    isReady();
    isReady();
    expect(buttons()).toHaveLength(2);
  });

  test.each<[string, () => unknown]>([
    ['with a refused permission', () => (Fake.permission = 'denied')],
    ['on a phone, which has no notifications of pages', () => (Fake.isPhone = true)],
    ['on a phone with the permission', () => Object.assign(Fake, { isPhone: true, permission: 'granted' })],
    ['without notifications', () => Reflect.deleteProperty(window, 'Notification')],
  ])('is not made in a browser %s', (_what, prepare) => {
    prepare();
    const { buttons, says } = openBell();
    says(news());
    expect(buttons()).toEqual([]);
  });

  test.each<[string, string, number, unknown[], object[]]>([
    ['shows nothing before it is answered', 'granted', -1, [], []],
    ['shows nothing after "Not now"', 'granted', 1, [], []],
    ['shows news after the other button', 'granted', 0, [ON], [{ title: 'Ada commented' }]],
  ])('on a page that has the permission for itself %s', async (_what, permission, at, wished, made) => {
    const { press, sent, says } = openBell();
    press(at);
    Object.assign(Fake, { permission });
    await Promise.resolve();
    setVisibility('hidden');
    says(news());
    expect([sent.slice(0, 1), Fake.made]).toMatchObject([wished, made]);
  });

  test('is made to a blogger who has not answered, also if the page has the permission', async () => {
    Fake.permission = 'granted';
    const { press, buttons, sent } = openBell();
    expect([buttons().length, sent]).toEqual([2, []]);
    press(0);
    await Promise.resolve();
    expect([buttons(), sent]).toEqual([[], [ON]]);
  });

  // The last one: the code remembers the answer where storage is refused.
  test('is not made again after it was declined, on any page', () => {
    const { press, buttons, isReady } = openBell();
    press(1);
    isReady();
    expect(buttons()).toEqual([]);
    page.abort();
    expect(openBell().buttons()).toEqual([]);
    expect(Fake.asked).toBe(0);
  });
});

test('[notify-offer] the attribute needs no value, and an unknown one is an error in the console and nothing else', () => {
  expect(openBell({ notify: '' }).sent).toEqual([ON]);
  page.abort();
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { sent, says } = openBell({ notify: 'likes' });
  says(news());
  expect([sent, Fake.made]).toEqual([[], []]);
  expect(log).toHaveBeenCalledWith('<notestream-bell>: notify must be "comments", not "likes"');
});

test('the panel gets the wish when it is ready, and again when the page is hidden', () => {
  const { sent, isReady } = openBell();
  expect(sent).toEqual([ON]);
  isReady();
  setVisibility('hidden');
  expect(sent).toEqual([ON, ON, ON]);
});

test('[notify-shown] shows the title, the first words and the icon', () => {
  openBell().says(news());
  expect(Fake.made).toMatchObject([
    {
      title: 'Ada commented',
      options: { body: 'A fine text', icon: 'https://host.example/a.png', tag: 'notestream-7' },
    },
  ]);
});

test('[notify-hidden] shows nothing on a visible page', () => {
  const { says } = openBell();
  setVisibility('visible');
  says(news());
  expect(Fake.made).toEqual([]);
});

test.each<[string, unknown, string?, (MessageEventSource | null)?]>([
  ['another origin', news(), 'https://foreign.example'],
  ['another window', news(), PANEL, window],
  ['no window', news(), PANEL, null],
  ['no kind', news({ kind: 'reblog' })],
  ['a malformed id', news({ id: '7' })],
  ['a malformed count', news({ count: -1 })],
  ['another type', news({ type: 'notestream' })],
  ['no object', 7],
])('[notify-messages] ignores a message with %s', (_what, data, ...from) => {
  openBell().says(data, ...from);
  expect(Fake.made).toEqual([]);
});

test.each(['http://host.example/a.png', 'data:image/png,', 'javascript:alert(1)', 7])(
  '[notify-shown] leaves out the icon %j',
  (icon) => {
    openBell().says(news({ icon }));
    expect(Fake.made[0]?.options).not.toHaveProperty('icon');
  },
);

test.each([
  [{ title: '' }, 'New comment'],
  [{ title: '', kind: 'like', count: 4 }, '4 new likes'],
  [{ title: '', kind: 'follow', count: 5 }, '5 new followers'],
])('[notify-groups] %j has the title "%s"', (changes, title) => {
  openBell().says(news(changes));
  expect(Fake.made[0]?.title).toBe(title);
});

test('[notify-groups] a group takes the place of the single ones of its kind', () => {
  const { says } = openBell();
  for (const id of [1, 2, 3]) says(news({ id, kind: 'like' }));
  says(news({ id: 9 }));
  says(news({ id: 4, kind: 'like', count: 4, title: '' }));
  says(news({ id: 5, kind: 'like', count: 5, title: '' }));
  expect(Fake.made.map(({ isClosed }) => isClosed)).toEqual([true, true, true, false, false, false]);
  expect(Fake.made.slice(4).map(({ options }) => options.tag)).toEqual([
    'notestream-like',
    'notestream-like',
  ]);
});

test('[notify-event] the page gets an event before, and prevents the notification', () => {
  const { host, says } = openBell();
  const details: unknown[] = [];
  host.addEventListener('notestream-notify', (event) => {
    details.push(event.detail);
    if (event.detail.type === 'comment') event.preventDefault();
  });
  says(news());
  says(news({ id: 8, kind: 'like', title: '', body: '' }));
  expect(details).toEqual([
    { id: 7, type: 'comment', title: 'Ada commented', body: 'A fine text' },
    { id: 8, type: 'like', title: 'New like', body: '' },
  ]);
  expect(Fake.made.map(({ title }) => title)).toEqual(['New like']);
});

test('[notify-click] a click focuses the window, closes the notification, and opens the panel on the note', () => {
  const focus = jest.spyOn(window, 'focus').mockImplementation(() => undefined);
  const { says, sent } = openBell();
  says(news());
  Fake.made[0]?.onclick();
  expect(focus).toHaveBeenCalled();
  expect(Fake.made[0]?.isClosed).toBe(true);
  expect(sent).toEqual([ON, 'open', { action: 'openNote', id: 7 }]);
});

test('[notify-click] a panel that loads within a minute of the click gets the note again, a later one or a closed one does not', () => {
  jest.spyOn(window, 'focus').mockImplementation(() => undefined);
  const at = jest.spyOn(Date, 'now').mockReturnValue(1000);
  const { host, says, sent, isReady } = openBell();
  const opened = (): number => sent.filter((each) => each !== 'open' && each.action === 'openNote').length;
  const counts: number[] = [];
  const ready = (ms: number): void => {
    at.mockReturnValue(ms);
    isReady();
    counts.push(opened());
  };
  says(news());
  Fake.made[0]?.onclick();
  ready(60_999);
  ready(61_000);
  Fake.made[0]?.onclick();
  host.dispatchEvent(new CustomEvent('panelclose'));
  ready(61_001);
  expect(counts).toEqual([2, 2, 3]);
});

test('[notify-revoked] without the permission nothing shows, the panel gets `wantsNoNews`, and a click still opens it', () => {
  jest.spyOn(window, 'focus').mockImplementation(() => undefined);
  const { says, sent } = openBell();
  says(news());
  Fake.permission = 'denied';
  says(news({ id: 8 }));
  says(news({ id: 9 }));
  expect(Fake.made).toHaveLength(1);
  Fake.made[0]?.onclick();
  expect(sent).toEqual([ON, OFF, 'open', { action: 'openNote', id: 7 }]);
});

test('where notifications of pages do not exist, the panel need not stay awake for them', () => {
  Fake.isPhone = true;
  const { says, sent } = openBell();
  says(news());
  expect([Fake.made, sent]).toEqual([[], [ON, OFF]]);
});

test('a bell that has left the page shows nothing', () => {
  const { says } = openBell();
  page.abort();
  says(news());
  expect(Fake.made).toEqual([]);
});
