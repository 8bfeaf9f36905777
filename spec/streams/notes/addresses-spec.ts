import { linkAddress, webAddress } from '../../../src/streams/notes/addresses';

test.each([
  'https://blog.example/post?a=1&b=2#c',
  'http://blog.example',
  'HTTPS://BLOG.EXAMPLE/',
  'https://müller.example/ä',
])('%j may be linked to and loaded from', (address) => {
  expect(linkAddress(address)).toBe(address);
  expect(webAddress(address)).toBe(address);
});

test.each([
  ['a bare e-mail address becomes a link', 'ann@blog.example', 'mailto:ann@blog.example'],
  ['a mailto address stays as it is', 'mailto:ann@blog.example', 'mailto:ann@blog.example'],
  ['white space around an address is removed', ' https://blog.example \n', 'https://blog.example'],
])('%s, and only a web address is loaded from', (_name, input, address) => {
  expect(linkAddress(input)).toBe(address);
  expect(webAddress(input)).toBe(address.startsWith('https:') ? address : '');
});

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  '\tjava\r\nscript\n:alert(1)',
  'javascript://blog.example/%0aalert(1)',
  'javascript:ann@blog.example',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg/onload=alert(1)>',
  'blob:https://blog.example/1',
  'file:///etc/passwd',
  'https:blog.example',
  'https:/blog.example',
])('[safe-addresses] %j is neither linked to nor loaded from', (address) => {
  expect(linkAddress(address)).toBe('');
  expect(webAddress(address)).toBe('');
});

test.each<unknown>([
  '',
  ' ',
  '/relative',
  '//blog.example',
  'blog.example',
  'https://',
  'https://a b',
  'a@b',
  '@',
  'x y@blog.example',
  'ann@blog.example/path',
  'ann@blog.example?subject=Hello',
  'ann@blog.example and more',
  undefined,
  null,
  7,
  true,
  {},
  ['https://blog.example'],
  { toString: () => 'https://blog.example' },
])('%j is not an address', (text) => {
  expect(linkAddress(text)).toBe('');
  expect(webAddress(text)).toBe('');
});
