import { linkAddress, webAddress } from '../../../src/streams/notes/addresses';
import { parseBlocks } from '../../../src/streams/notes/parse-block';
import { parseNote } from '../../../src/streams/notes/parse-note';
import { wireNote } from '../../support/notes';

test.each(['ann@blog.example/path', 'ann@blog.example?subject=Hello', 'ann@blog.example and more'])(
  '%j is no bare e-mail address',
  (text) => {
    expect(linkAddress(text)).toBe('');
  },
);

test('blanks around what is loaded go, too', () => {
  expect(webAddress(' https://blog.example/a.png\n')).toBe('https://blog.example/a.png');
});

test.each([[[null, 3]], [[0, null]], [['a', 'b']], [[]], [[3, 2]]])(
  'a range of the indices %j is left out',
  (indices) => {
    expect(parseBlocks([{ text: 'Hello', ranges: [{ indices }] }])[0]?.ranges).toEqual([]);
  },
);

test.each([
  [{ id: true }, "a note's id is true, not a number"],
  [{ id: 1.5 }, "a note's id is 1.5, not a number"],
  [{ type: null }, 'note 7 has a type that is null, not a text'],
  [{ type: [1, 2] }, 'note 7 has a type that is a list of 2, not a text'],
  [{ type: {} }, 'note 7 has a type that is an object, not a text'],
])('of a malformed note (%j) an engineer is told shortly what is wrong', (changes, problem) => {
  expect(parseNote(wireNote(7, changes))).toEqual({ problem });
});
