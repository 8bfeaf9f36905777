import fc from 'fast-check';
import {
  type HostMessage,
  MESSAGE_MAX_CHARS,
  NEWS_TYPE,
  type PanelMessage,
  THEMES,
  extraAction,
  parseHostMessage,
  parsePanelMessage,
  parseThemeMessage,
  toExtraWire,
  toWire,
} from '../../src/embed/protocol';
import { parseNews } from '../../src/embed/notify-message';

const type = 'notesIframeMessage';
const id = fc.option(fc.nat(), { nil: undefined });
const href = fc.webUrl();
const action = <Name extends string>(name: Name) => fc.constant(name);

const panelMessages: fc.Arbitrary<PanelMessage> = fc.oneof(
  fc.record({ action: action('iFrameReady') }),
  fc.record({ action: action('renderAllSeen') }),
  fc.record({ action: action('togglePanel') }),
  fc.record({
    action: action('render'),
    num_new: fc.nat(),
    latest_type: fc.option(fc.string({ maxLength: 40 })),
  }),
  fc.record({ action: action('widescreen'), widescreen: fc.boolean() }),
  fc.record({ action: action('openSite'), siteId: id, href }),
  fc.record({ action: action('openPost'), siteId: id, postId: id, href }),
  fc.record({ action: action('openComment'), siteId: id, postId: id, commentId: id, href }),
  fc.record({ action: action('editComment'), siteId: id, postId: id, commentId: id, href }),
);

const hostMessages: fc.Arbitrary<HostMessage> = fc.oneof(
  fc.record({ action: action('togglePanel'), showing: fc.boolean() }),
  fc.record({ action: action('toggleVisibility'), hidden: fc.boolean() }),
  fc.record({ action: action('refreshNotes') }),
);

/** Any value; most look like a message. */
const anything = fc.oneof(
  fc.anything(),
  fc.string(),
  fc.json(),
  fc.record(
    {
      type: fc.constantFrom('notesIframeMessage', 'notestream', 'other'),
      action: fc.oneof(
        fc.constantFrom('render', 'openSite', 'togglePanel', 'setTheme', '__proto__'),
        fc.anything(),
      ),
      num_new: fc.anything(),
      latest_type: fc.anything(),
      showing: fc.anything(),
      hidden: fc.anything(),
      widescreen: fc.anything(),
      siteId: fc.anything(),
      href: fc.oneof(fc.anything(), fc.webUrl()),
      theme: fc.anything(),
    },
    { requiredKeys: ['type'] },
  ),
);

test('[form-of-messages] each parser returns every message of the other side unchanged, from an object and from JSON', () => {
  fc.assert(
    fc.property(panelMessages, hostMessages, (panel, host) => {
      expect(parsePanelMessage(toWire(panel))).toEqual(panel);
      expect(parsePanelMessage(JSON.stringify(toWire(panel)))).toEqual(panel);
      expect(parseHostMessage({ type, ...host })).toEqual(host);
      expect(parseHostMessage(JSON.stringify(toWire(host)))).toEqual(host);
    }),
  );
});

test('neither side accepts messages of the other, except togglePanel, which both have', () => {
  expect(parseHostMessage(toWire({ action: 'iFrameReady' }))).toHaveProperty('problem');
  expect(parsePanelMessage(toWire({ action: 'refreshNotes' }))).toBeUndefined();
});

test('any value is either ignored or parsed into a message with valid fields', () => {
  fc.assert(
    fc.property(anything, (data) => {
      const message = parsePanelMessage(data);
      if (message?.action === 'render') expect(message.num_new).toBeGreaterThanOrEqual(0);
      if (message && 'href' in message) expect(message.href).toMatch(/^(https?:\/\/|mailto:)/i);
      const host = parseHostMessage(data);
      if (host && 'showing' in host) expect(typeof host.showing).toBe('boolean');
      const theme = parseThemeMessage(data);
      if (theme !== undefined) expect(THEMES).toContain(theme);
      if (extraAction(data) !== undefined) expect(data).toBeTruthy();
    }),
    { numRuns: 2000 },
  );
});

test('a text above the maximum length is ignored', () => {
  const long = (length: number): string => JSON.stringify(toWire({ action: 'iFrameReady' })).padEnd(length);
  expect(parsePanelMessage(long(MESSAGE_MAX_CHARS))).toEqual({ action: 'iFrameReady' });
  expect(parsePanelMessage(long(MESSAGE_MAX_CHARS + 1))).toBeUndefined();
  expect(parseHostMessage(long(MESSAGE_MAX_CHARS + 1))).toBeUndefined();
});

test.each([
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  ' https://a.example',
  'data:text/html,x',
  '//a.example',
  '',
])('a link message with the address %j is ignored', (address) => {
  expect(parsePanelMessage(toWire({ action: 'openSite', href: address }))).toBeUndefined();
});

test('messages that section 7 does not have are ignored by the parsers of section 7', () => {
  const theme = toExtraWire({ action: 'setTheme', theme: 'dark' });
  const shown = toExtraWire({ action: 'shown' });
  expect([parseThemeMessage(theme), extraAction(shown)]).toEqual(['dark', 'shown']);
  expect(extraAction(JSON.stringify(toExtraWire({ action: 'left' })))).toBe('left');
  expect([parseHostMessage(theme), parsePanelMessage(shown)]).toEqual([undefined, undefined]);
  expect(parseThemeMessage(toExtraWire({ action: 'shown' }))).toBeUndefined();
});

test.each([
  ['undefined', undefined],
  ['null', null],
  ['a number', 7],
  ['a string that is not JSON', 'notesIframeMessage'],
  ['JSON that is not an object', '"notesIframeMessage"'],
  ['a list', [{ type, action: 'refreshNotes' }]],
  ['an object of another type', { type: 'other', action: 'refreshNotes' }],
  ['an object without type', { action: 'refreshNotes' }],
])('[form-of-messages] parseHostMessage ignores %s', (_name, data) => {
  expect(parseHostMessage(data)).toBeUndefined();
});

test.each([
  [
    { type, action: 'togglePanel', showing: 'yes' },
    "the host's togglePanel says showing: string, not true or false",
  ],
  [
    { type, action: 'toggleVisibility' },
    "the host's toggleVisibility says hidden: undefined, not true or false",
  ],
  [{ type, action: 'constructor' }, 'the host sent an unknown action constructor'],
  [{ type, action: 'x'.repeat(100) }, `the host sent an unknown action ${'x'.repeat(40)}`],
  [{ type }, 'the host sent an unknown action undefined'],
])('parseHostMessage returns a problem for the malformed message %j', (data, problem) => {
  expect(parseHostMessage(data)).toEqual({ problem });
});

const fields = {
  type: fc.oneof(fc.constant(NEWS_TYPE), fc.anything()),
  id: fc.oneof(fc.nat(), fc.anything()),
  kind: fc.oneof(fc.constantFrom('comment', 'like', 'follow', '__proto__'), fc.anything()),
  count: fc.oneof(fc.nat(), fc.anything()),
  title: fc.anything(),
  body: fc.anything(),
  icon: fc.oneof(fc.webUrl(), fc.anything()),
};

test('[notify-messages] any value is either ignored, or has checked fields', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.json(), fc.record(fields, { requiredKeys: ['type'] })), (data) => {
      const news = parseNews(data);
      if (!news) return;
      expect(['comment', 'like', 'follow']).toContain(news.kind);
      expect([news.id, news.count].every((number) => Number.isSafeInteger(number) && number >= 0)).toBe(true);
      expect([news.title, news.body, news.icon].map((text) => typeof text)).toEqual([
        'string',
        'string',
        'string',
      ]);
      expect(news.icon).toMatch(/^(https:\/\/|$)/i);
    }),
  );
});
