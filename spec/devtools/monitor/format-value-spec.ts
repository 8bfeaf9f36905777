import fc from 'fast-check';
import { formatValue } from '../../../src/devtools/monitor/format-value';

test('formats any value within the maximal length', () => {
  const circular: Record<string, unknown> = {};
  circular.itself = circular;
  expect(formatValue(circular)).toBe('[object Object]');
  expect(formatValue(() => 1)).toBe('function');
  expect(formatValue(new TypeError('broken'))).toBe('TypeError: broken');
  fc.assert(fc.property(fc.anything(), (value) => formatValue(value, 20).length <= 20));
});
