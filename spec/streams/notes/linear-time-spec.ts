import { linkAddress } from '../../../src/streams/notes/addresses';
import { plainText } from '../../../src/streams/notes/legacy';

const MANY = 500_000;

/** Each takes milliseconds; an expression of quadratic time would take minutes. */
test.each([
  ['an address of dots', () => linkAddress(`a@${'.'.repeat(MANY)}@`)],
  ['an address of labels', () => linkAddress(`a@${'b.'.repeat(MANY)}@`)],
  ['a text of elements without an end', () => plainText('<script>'.repeat(MANY))],
  ['a text of opening brackets', () => plainText('<p'.repeat(MANY))],
  ['a text of ampersands', () => plainText('&#'.repeat(MANY))],
])('%s takes no quadratic time', (_name, run) => {
  const started = performance.now();
  run();
  expect(performance.now() - started).toBeLessThan(5000);
});
