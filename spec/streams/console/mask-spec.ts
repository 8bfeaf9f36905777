import { maskJson, maskText, maskTexts } from '../../../src/streams/console/mask';

test('texts keep their length, so that what is marked in them stays where it is', () => {
  expect(maskText('Hello, Zoë! 😀 42')).toBe('xxxxx, xxx! 😀 xx');
  expect(maskText('𝒳')).toHaveLength('𝒳'.length);
});

test('what people wrote is masked, and what they are called; what the panel goes by is not', () => {
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

test('answers are masked inside, and what is no JSON as a whole', () => {
  expect(maskJson('{"title":"Ann","ok":true}')).toBe('{"title":"xxx","ok":true}');
  expect(maskJson('<h1>Ann')).toBe('<xx>xxx');
});
