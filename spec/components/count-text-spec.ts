import { countText } from '../../src/components/count-text';

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
