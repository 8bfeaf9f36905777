import { isQuiet, parseQuietHours, quietText } from '../../../src/streams/preferences/quiet-hours';

const HOURS = Array.from({ length: 24 }, (_value, hour) => hour);

test('[quiet-hours] every two different hours are read as they are written', () => {
  for (const from of HOURS)
    for (const to of HOURS)
      expect(parseQuietHours(quietText({ from, to }))).toEqual(from === to ? undefined : { from, to });
});

test.each(['', '22', '22-', '-7', '22-24', '24-1', '1-2-3', 'a-b', '1.5-3', ' 1-2', '7-7'])(
  '[quiet-hours] %j is never quiet',
  (text) => {
    expect(parseQuietHours(text)).toBeUndefined();
    expect(HOURS.some((hour) => isQuiet(text, hour))).toBe(false);
  },
);
