import { matchAt, threadFirst } from '../../../src/streams/mentions/matching';
import { mentionAt } from '../../../src/streams/mentions/mention';
import { parseSuggestions } from '../../../src/streams/mentions/parse-suggestions';
import { withMention } from '../../../src/streams/mentions/with-mention';
import type { Suggestion } from '../../../src/streams/mentions/state';
import { note } from '../../support/notes';

const person = (id: number, name: string): Suggestion => ({
  id,
  login: `user${id}`,
  displayName: name,
  imageUrl: '',
  name,
});

describe('the mention before the caret', () => {
  test.each([
    ['@jo', 3, { start: 0, query: 'jo' }],
    ['Hi @jo', 6, { start: 3, query: 'jo' }],
    ['Hi\n@jo', 6, { start: 3, query: 'jo' }],
    ['Hi (@jo', 7, { start: 4, query: 'jo' }],
    ['Hi @jo there', 6, { start: 3, query: 'jo' }],
    ['Hi @jo there', 5, { start: 3, query: 'j' }],
    ['@josé-maría.9', 13, { start: 0, query: 'josé-maría.9' }],
    ['👋 @jo', 6, { start: 3, query: 'jo' }],
    ['こんにちは@jo', 8, { start: 5, query: 'jo' }],
    ['データ@jo', 6, { start: 3, query: 'jo' }],
    ['你好＠jo', 5, { start: 2, query: 'jo' }],
    ['สวัสดี@jo', 9, { start: 6, query: 'jo' }],
    ['안녕@jo', 5, { start: 2, query: 'jo' }],
    ['👋@jo', 5, { start: 2, query: 'jo' }],
    ['❤️@jo', 5, { start: 2, query: 'jo' }],
    ['（@jo', 4, { start: 1, query: 'jo' }],
    ['@', 1, { start: 0, query: '' }],
    ['Hi @ there', 4, { start: 3, query: '' }],
  ])('[mention-trigger] is found in %j with the caret at %i', (text, caret, expected) => {
    expect(mentionAt(text, caret)).toEqual(expected);
  });

  test.each([
    ['after a space', '@jo ', 4],
    ['before the @', 'Hi @jo', 3],
    ['in an e-mail address', 'jo@example', 10],
    ['in a web address', 'x.test/@jo', 10],
    ['in a Cyrillic address', 'почта@jo', 8],
    ['behind a second @', '@jo@ex', 6],
    ['at a second @', '@@', 2],
    ['in an empty text', '', 0],
  ])('does not exist %s', (_, text, caret) => {
    expect(mentionAt(text, caret)).toBeUndefined();
  });
});

describe('a name', () => {
  test.each([
    ['Joan Miró', 'jo', 0, 2],
    ['Joan Miró', 'MIR', 5, 8],
    ['Ann-Joan', 'joan', 4, 8],
    ['jim (Joan)', 'joan', 5, 9],
    ['Émile', 'émi', 0, 3],
    ['a .b', '.b', 2, 4],
  ])('[mention-match] %s matches %s', (name, query, start, end) => {
    expect(matchAt(name, query)).toEqual({ start, end });
  });

  test.each([
    ['Joan Miró', 'oan'],
    ['Joan Miró', 'iró'],
    ['Ámbar', 'mbar'],
    ['Joan', 'j.an'],
    ['Joan', '('],
    ['Joan', '\\'],
    ['Joan', '[-'],
  ])('%s does not match %s', (name, query) => {
    expect(matchAt(name, query)).toBeUndefined();
  });
});

describe('threadFirst', () => {
  const user = (id: number) => ({ type: 'user', meta: { ids: { user: id } } });
  const ids = (body: readonly unknown[]) =>
    threadFirst(
      [1, 2, 3].map((id) => person(id, `Jo ${id}`)),
      note(7, { body }).body,
    ).map(({ id }) => id);

  test('[mention-match] puts the authors of the note’s blocks before the others, each once', () => {
    expect(ids([user(3), { type: 'comment', text: 'x' }, user(3)])).toEqual([3, 1, 2]);
    expect(ids([user(2), user(3)])).toEqual([2, 3, 1]);
  });

  test('leaves out people without a login, and ignores other blocks', () => {
    expect(ids([user(9), { type: 'comment', text: 'x', meta: { ids: { user: 3 } } }])).toEqual([1, 2, 3]);
  });
});

describe('parseSuggestions', () => {
  const entry = { ID: 7, user_login: 'joan', display_name: 'Joan Miró', image_URL: 'https://i.test/7' };

  test('[name-of-a-suggestion] builds a missing name from login and display name', () => {
    expect(parseSuggestions({ suggestions: [entry] })).toEqual([
      {
        id: 7,
        login: 'joan',
        displayName: 'Joan Miró',
        imageUrl: 'https://i.test/7',
        name: 'joan Joan Miró',
      },
    ]);
    expect(parseSuggestions({ suggestions: [{ ...entry, display_name: null }] })[0]?.name).toBe('joan');
    expect(parseSuggestions({ suggestions: [{ ...entry, name: 'Joan' }] })[0]?.name).toBe('Joan');
  });

  test.each([
    null,
    [],
    {},
    { suggestions: {} },
    { suggestions: [null, 5, {}, { ID: 7 }, { user_login: 'joan' }] },
  ])('returns nothing for the malformed response %j', (body) => {
    expect(parseSuggestions(body)).toEqual([]);
  });

  test('[mention-suggestion] ignores duplicate people, and images that have no web address', () => {
    const found = parseSuggestions({ suggestions: [{ ...entry, image_URL: 'javascript:1' }, entry] });
    expect(found.map(({ imageUrl }) => imageUrl)).toEqual(['']);
  });
});

test('withMention replaces the mention by the login and a space, and moves the caret behind them', () => {
  const text = 'Hi @jo, see';
  const mention = mentionAt(text, 6);
  expect(mention && withMention(text, mention, 'joan')).toEqual({ text: 'Hi @joan , see', caret: 9 });
});
