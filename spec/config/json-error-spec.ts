import { jsonErrorOffset, placeIn } from '../../src/config/json-error';

test.each([
  ['{ "a": 1\n  "b": 2 }', 'line 2, column 3'],
  ['{\r\n  "a": 1,\r\n}', 'line 3, column 1'],
  ['{ theme: "dark" }', 'line 1, column 3'],
  ["{ 'theme': 1 }", 'line 1, column 3'],
  ['{ "a": [1, 2,] }', 'line 1, column 14'],
  ['{ "a": "b\n" }', 'line 1, column 8'],
  ['{ "a": "\\x" }', 'line 1, column 8'],
  ['{ "a" 1 }', 'line 1, column 7'],
  ['{ "a": 01 }', 'line 1, column 9'],
  ['{ "a": undefined }', 'line 1, column 8'],
  ['{ "a": {\n', 'line 2, column 1'],
  ['{} // all', 'line 1, column 4'],
  ['', 'line 1, column 1'],
  ['\uFEFF{}', 'line 1, column 1'],
  ['<!doctype html>', 'line 1, column 1'],
])('in %j the error is in %s', (text, place) => {
  expect(() => JSON.parse(text) as unknown).toThrow();
  expect(placeIn(text, jsonErrorOffset(text))).toBe(place);
});

test.each(['{}', ' [ ] ', '{"a":[1,-2.5e+3,{"b":"\\u00e4\\n"}],"c":null}\n', '"text"', '0', 'true'])(
  '%j has no error',
  (text) => {
    expect(() => JSON.parse(text) as unknown).not.toThrow();
    expect(jsonErrorOffset(text)).toBe(text.length);
  },
);
