import { englishAgo, isEnglish } from '../../src/components/english-time';
import { fullTime, isoTime, relativeTime, timeText } from '../../src/components/time-text';
import { countText } from '../../src/components/count-text';
import { isBlank } from '../../src/components/blank';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.parse('2026-11-20T12:00:00Z');

test.each([
  [-HOUR, 'now'],
  [0, 'now'],
  [44 * SECOND, 'now'],
  [44 * SECOND + 1, '44 seconds ago'],
  [45 * SECOND - 1, '45 seconds ago'],
  [45 * SECOND, '1 minute ago'],
  [90 * SECOND, '2 minutes ago'],
  [45 * MINUTE - 1, '45 minutes ago'],
  [45 * MINUTE, '1 hour ago'],
  [22 * HOUR - 1, '22 hours ago'],
  [22 * HOUR, '1 day ago'],
  [26 * DAY - 1, '26 days ago'],
  [26 * DAY, '1 month ago'],
  [11 * 30.4 * DAY - 1, '11 months ago'],
  [11 * 30.4 * DAY, '1 year ago'],
  [730 * DAY, '2 years ago'],
])('[relative-thresholds] an age of %d ms is written "%s" (section 9)', (age, expected) => {
  expect(relativeTime(NOW - age, NOW, 'en')).toBe(expected);
});

test('[date-or-relative-time] a time is relative up to five days, and a date after that', () => {
  expect(timeText(NOW - 5 * DAY, NOW, 'en')).toBe('5 days ago');
  expect(timeText(NOW - 5 * DAY - 1, NOW, 'en')).toBe('Nov 15, 2026');
});

test('times are written in the language of the panel', () => {
  expect(timeText(NOW - 3 * HOUR, NOW, 'de')).toBe('vor 3 Stunden');
});

test.each([0, NaN, Infinity, 9e15])('an invalid time (%d) is an empty text', (time) => {
  expect([timeText(time, NOW, 'en'), fullTime(time, 'en'), isoTime(time)]).toEqual(['', '', '']);
});

describe.each(['en', 'en-US'])('without Intl, the locale %s', (locale) => {
  test('writes ages as Intl does', () => {
    const ago = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
    const units = ['second', 'minute', 'hour', 'day', 'month', 'year'] as const;
    for (const unit of units)
      for (let count = 1; count < 100; count += 1)
        expect(englishAgo(count, unit)).toBe(ago.format(-count, unit));
    const now = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second');
    expect(relativeTime(NOW, NOW, locale)).toBe(now);
  });

  test('writes dates as Intl does', () => {
    const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
    for (let time = 1; time < NOW - 5 * DAY; time += 11.3 * DAY)
      expect(timeText(time, NOW, locale)).toBe(date.format(time));
  });
});

test.each(['en-GB', 'en-u-nu-deva', 'en-u-ca-buddhist', 'de'])('the locale %s is left to Intl', (locale) => {
  expect(isEnglish(locale)).toBe(false);
});

const COUNTS = [0, 1, 12, 999, 1000, 1234, 1_234_567];

test.each(['en', 'en-US', 'en-IN', 'de', 'fr', 'ar-EG', 'fa'])('counts in %s are those of Intl', (locale) => {
  const format = new Intl.NumberFormat(locale);
  expect(COUNTS.map((count) => countText(count, locale))).toEqual(
    COUNTS.map((count) => format.format(count)),
  );
});

test('a small English count needs no Intl, whose first format is slow', () => {
  const format = jest.spyOn(Number.prototype, 'toLocaleString');
  countText(999, 'en');
  expect(format).not.toHaveBeenCalled();
});

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
