import { addressOf } from '../../serve/address';

test.each([
  ['127.0.0.1', 'http://localhost:8080'],
  ['::1', 'http://localhost:8080'],
  ['0.0.0.0', 'http://localhost:8080'],
  ['::', 'http://localhost:8080'],
  ['localhost', 'http://localhost:8080'],
  ['panel.example', 'http://panel.example:8080'],
  ['192.0.2.7', 'http://192.0.2.7:8080'],
  ['2001:db8::7', 'http://[2001:db8::7]:8080'],
])('prints the address of a server on %s as %s', (host, expected) => {
  expect(addressOf(host, 8080)).toBe(expected);
});
