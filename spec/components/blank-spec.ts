import { isBlank } from '../../src/components/blank';

test.each(['', ' ', '\n\t', '\u200e\u200f', '\u2068\u2069', '\u00a0', '\u0301', '\u061c\ufeff'])(
  'the text %j is blank',
  (text) => {
    expect(isBlank(text)).toBe(true);
  },
);

test.each(['a', 'é', '7', '_', '…', '+', '❤', 'ж', '字', '\u200f?', '\u{1f44d}', '\u{1faea}'])(
  'the text %j is not blank',
  (text) => {
    expect(isBlank(text)).toBe(false);
  },
);
