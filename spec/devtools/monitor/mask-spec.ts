import { maskJson, maskText, maskTexts } from '../../../src/devtools/monitor/mask';
import { maskSession } from '../../../src/devtools/monitor/mask-session';
import type { Entry, Session } from '../../../src/devtools/monitor/session';
import type { RecordAction } from '../../../src/streams/actions/table';
import { asObject } from '../../../src/lib/json';
import { commentText } from '../../../src/streams/conversation/comment-text';
import { parseRecord } from '../../../src/streams/outbox/parse-record';
import { initialState } from '../../../src/streams/state/state';
import { note } from '../../support/notes';
import { CHANGES, recordOn } from '../../support/outbox';

test('keeps the length of texts, so that ranges in them stay valid', () => {
  expect(maskText('Hello, Zoë! 😀 42')).toBe('xxxxx, xxx! 😀 xx');
  expect(maskText('𝒳')).toHaveLength('𝒳'.length);
});

test('masks texts and names, and keeps types, times and ids', () => {
  const note = {
    id: 7,
    type: 'comment',
    note_hash: 12,
    title: 'Dear',
    url: 'https://ann.example:81/post/5',
    timestamp: '2026-11-20T06:00:00Z',
    subject: [
      { text: 'Ann liked it', ranges: [{ type: 'user', indices: [0, 3], url: 'http://ann.example' }] },
    ],
    meta: { ids: { site: 1 }, titles: { home: "Ann's" }, links: { home: 'https://ann.example' } },
  };
  expect(maskTexts(note)).toEqual({
    ...note,
    title: 'xxxx',
    url: 'https://xxx.xxxxxxx:81/xxxx/5',
    subject: [
      { text: 'xxx xxxxx xx', ranges: [{ type: 'user', indices: [0, 3], url: 'http://xxx.xxxxxxx' }] },
    ],
    meta: { ids: { site: 1 }, titles: { home: "xxx'x" }, links: { home: 'https://xxx.xxxxxxx' } },
  });
  expect(maskTexts({ drafts: { 7: 'Yes' } })).toEqual({ drafts: { 7: 'xxx' } });
});

test('masks the strings in a JSON response, and a response that is not JSON as a whole', () => {
  expect(maskJson('{"title":"Ann","ok":true}')).toBe('{"title":"xxx","ok":true}');
  expect(maskJson('<h1>Ann')).toBe('<xx>xxx');
});

test.each([
  '<p>Hello, <b>Zoë</b>!<br />\nSee <a href="https://a.example/x?y=1">my page</a> &amp; me&#8217;s 😀</p>\n',
  '<blockquote><p>One</p></blockquote><ul><li>Two</li></ul><img alt="🙂" src="x">',
  'A <secret> & plain text',
  '<a href=https://a.example/secret>my page</a>',
  '<a title="secret > plain" href="https://a.example/">my page</a>',
  '<b secret plain>my page</b>',
  '&secret; &#72;&#101;&#108;&#108;&#111; &#x1F600;',
])('masks the HTML of a comment, and its text becomes the masked text: %s', (content) => {
  const masked = String(asObject(maskTexts({ content })).content);
  const [before, after] = [commentText(content), commentText(masked)];
  expect(after.text).toBe(maskText(before.text));
  expect(after.ranges).toEqual(maskTexts(before.ranges));
  expect(masked).not.toMatch(/Hello|page|secret|plain|&#72;/);
});

test('keeps the keys of conversations', () => {
  const fields = { key: '1/10', news: '1/10 11,12 1795291122000' };
  expect(maskTexts(fields)).toEqual(fields);
});

test.each(Object.keys(CHANGES).filter((name): name is RecordAction => name in CHANGES))(
  'a masked record can be replayed: %s',
  (action) => {
    const record = recordOn(note(7), action, { id: '1', deed: '2', state: 'sending', about: 'Ann' });
    const { aspect, target, wanted, sent } = record;
    const masked = action === 'reply' ? 'xxxxx' : wanted;
    expect(parseRecord(maskTexts(record))).toMatchObject({
      ...{ aspect, target, wanted: masked, about: 'xxx', deed: '2' },
      sent: { ...sent, value: masked },
    });
  },
);

test('masks the strings of unknown fields', () => {
  expect(maskTexts({ secret: 'Xylophone 7', nice_name: 'ann', raw_content: 'Hi' })).toEqual({
    secret: 'xxxxxxxxx x',
    nice_name: 'xxx',
    raw_content: 'xx',
  });
});

test('keeps the words of the initial state, on which the panel depends', () => {
  expect(maskTexts(initialState)).toEqual(initialState);
});

test('keeps filter names, message keys, and strings that are numbers or times', () => {
  const plain = {
    name: 'unread',
    message: 'like.failed',
    width: '256',
    last_seen_time: '1795291122',
    status: 'approved',
  };
  expect(maskTexts(plain)).toEqual(plain);
});

describe('a masked session', () => {
  const session = (...entries: readonly Entry[]): Session => ({
    notestream: 1,
    of: { build: '', config: {} },
    from: 'start',
    startedAt: 0,
    tokenExpiresAt: null,
    jitterMs: [],
    uniqueIds: [],
    isEmbedded: true,
    isHeard: false,
    environment: { isVisible: true, isOnline: true, isWide: false },
    storage: {},
    initial: initialState,
    entries,
    lastsMs: 9,
    final: initialState,
  });
  const only = (entry: Entry): Entry | undefined => maskSession(session(entry)).entries[0];

  test('masks what a stored note that is set aside is about', () => {
    const value = '7 {"at":8,"about":"Ann said","wasUnread":true}';
    expect(only({ at: 1, kind: 'stored', key: 'note_done_1', value })).toMatchObject({
      value: '7 {"at":8,"about":"xxx xxxx","wasUnread":true}',
    });
  });

  test('does not reveal the characters that were typed into a text field', () => {
    expect(only({ at: 1, kind: 'key', key: 'Z', focus: 'text' })).toMatchObject({ key: 'x' });
    expect(only({ at: 1, kind: 'key', key: 'Escape', focus: 'text' })).toMatchObject({ key: 'Escape' });
    expect(only({ at: 1, kind: 'key', key: 'j', focus: 'page' })).toMatchObject({ key: 'j' });
  });

  test('masks messages of the host and the channel, both as objects and as JSON', () => {
    const message = { type: 'notesIframeMessage', action: 'togglePanel', showing: true, token: 'abc' };
    const masked = { ...message, token: 'xxx' };
    expect(only({ at: 1, kind: 'host', message })).toMatchObject({ message: masked });
    expect(only({ at: 1, kind: 'host', message: JSON.stringify(message) })).toMatchObject({
      message: JSON.stringify(masked),
    });
    expect(only({ at: 1, kind: 'pushed', id: 1, data: { action: 'push', text: 'Ann' } })).toMatchObject({
      data: { action: 'push', text: 'xxx' },
    });
  });
});
