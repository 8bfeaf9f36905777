import fc from 'fast-check';
import {
  extraWire,
  type HostMessage,
  extraAction,
  MESSAGE_MAX_CHARS,
  type PanelMessage,
  parseHostMessage,
  parsePanelMessage,
  parseThemeMessage,
  THEMES,
  wire,
} from '../../src/embed/protocol';

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

/** Anything, and most often what looks like a message. */
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

test('every message of the panel is read as it was written, as an object and as JSON', () => {
  fc.assert(
    fc.property(panelMessages, (message) => {
      expect(parsePanelMessage(wire(message))).toEqual(message);
      expect(parsePanelMessage(JSON.stringify(wire(message)))).toEqual(message);
    }),
  );
});

test('so is every message of the host page', () => {
  fc.assert(
    fc.property(hostMessages, (message) => {
      expect(parseHostMessage(wire(message))).toEqual(message);
      expect(parseHostMessage(JSON.stringify(wire(message)))).toEqual(message);
    }),
  );
});

test('neither side takes the messages of the other, but for togglePanel, which both have', () => {
  expect(parseHostMessage(wire({ action: 'iFrameReady' }))).toHaveProperty('problem');
  expect(parsePanelMessage(wire({ action: 'refreshNotes' }))).toBeUndefined();
});

test('anything at all is read or left out: what is read has its kinds', () => {
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

test('a text that is longer than any message is not read', () => {
  const long = (length: number): string => JSON.stringify(wire({ action: 'iFrameReady' })).padEnd(length);
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
])('an address such as %j opens nothing', (address) => {
  expect(parsePanelMessage(wire({ action: 'openSite', href: address }))).toBeUndefined();
});

test('what is ours and not of section 7 is invisible to who reads section 7 alone', () => {
  const theme = extraWire({ action: 'setTheme', theme: 'dark' });
  const shown = extraWire({ action: 'shown' });
  expect([parseThemeMessage(theme), extraAction(shown)]).toEqual(['dark', 'shown']);
  expect(extraAction(JSON.stringify(extraWire({ action: 'left' })))).toBe('left');
  expect([parseHostMessage(theme), parsePanelMessage(shown)]).toEqual([undefined, undefined]);
  expect(parseThemeMessage(extraWire({ action: 'shown' }))).toBeUndefined();
});
