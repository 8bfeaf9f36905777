import { ApiError } from '../../../src/client';
import { isRefusal } from '../../../src/streams/operators/is-refusal';

const error = (status: number, body?: unknown): ApiError =>
  new ApiError({ name: 'Error', message: '', path: '', method: 'POST', status, body });

test.each<[string, unknown, boolean]>([
  ['a 4xx', error(404, {}), true],
  ['a 4xx without a body', error(403, ''), true],
  ["[cause-of-a-failure] a network's own page with a 4xx", error(403, '<html>'), false],
  ["a 5xx with the platform's own error", error(503, { error: 'busy' }), true],
  ["a proxy's 5xx", error(502, '<html>'), false],
  ['a 5xx without an error in its body', error(503, {}), false],
  ['no answer', error(0), false],
  ['a 2xx that cannot be read', error(200, ''), false],
  ['a response that does not confirm the change', new TypeError('the response does not confirm'), false],
])('after %s the platform says that it did nothing or not', (_name, value, expected) => {
  expect(isRefusal(value)).toBe(expected);
});
