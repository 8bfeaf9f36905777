import { isForeignFrame } from '../../src/edge/framing';

const HOSTS = ['https://host.example', 'https://other.example'];
const AUTHORIZE = 'https://api.example/oauth2/authorize';

/** A window in these frames, outermost last; or in a browser that names only the referrer. */
function framed(from: readonly string[] | string): Window & typeof globalThis {
  const self = {};
  const location = {
    origin: 'https://panel.example',
    ...(typeof from !== 'string' && { ancestorOrigins: from }),
  };
  return {
    self,
    parent: {},
    location,
    document: { referrer: typeof from === 'string' ? from : '' },
  } as never;
}

const isForeign = (window: Window & typeof globalThis, hosts = HOSTS): boolean =>
  isForeignFrame(window, { hosts, authorizeUrl: AUTHORIZE });

test.each([
  ['a host', ['https://host.example'], false],
  ['a host in a host', ['https://other.example', 'https://host.example'], false],
  ['another page', ['https://evil.example'], true],
  ['a host in another page', ['https://host.example', 'https://evil.example'], true],
  ['a sandboxed page', ['null'], true],
  ['a host, by the referrer', 'https://host.example/blog', false],
  ['another page, by the referrer', 'https://evil.example/', true],
  ['nobody knows whom, where the header protects', '', false],
  ['a host, back from the sign-in page', 'https://api.example/', false],
  ['a host, loaded again', 'https://panel.example/', false],
])('in a frame of %s', (_name, from, expected) => {
  expect(isForeign(framed(from))).toBe(expected);
});

test('with no hosts configured, any page may', () => {
  expect(isForeign(framed(['https://evil.example']), [])).toBe(false);
});

test('by itself it is in no frame', () => {
  const window = framed(['https://evil.example']);
  expect(isForeign(Object.assign(window, { parent: window.self }))).toBe(false);
});
