import { ApiError } from '../../src/client';
import { causeOf } from '../../src/lib/cause';

const error = (status: number, body: unknown = {}): ApiError =>
  new ApiError({ name: 'Error', message: '', path: '', method: 'POST', status, body });

test.each<[string, unknown, ReturnType<typeof causeOf>]>([
  ['402', error(402), 'forbidden'],
  ['403', error(403, { error: 'unauthorized' }), 'forbidden'],
  ['403 with an empty body', error(403, ''), 'forbidden'],
  ['403 with the page of a network', error(403, '\n<html>'), 'unreachable'],
  ['451', error(451), 'forbidden'],
  ['200 with the page of a network', error(200, '<html>'), 'unreachable'],
  ['200 with broken JSON', error(200, '{'), 'platform'],
  ['429', error(429), 'tooMany'],
  ['429 with a page', error(429, '<html>'), 'tooMany'],
  ['500', error(500), 'platform'],
  ['502 with a page', error(502, '<html>'), 'platform'],
  ['no answer', error(0), 'unreachable'],
  ['an unusable answer', new TypeError('no list'), 'platform'],
  ['401', error(401), 'signedOut'],
  ['404', error(404), undefined],
])('[cause-of-a-failure] the cause of %s', (_name, value, expected) => {
  expect(causeOf(value)).toBe(expected);
});
