import { reportOnce } from '../../src/browser/report';
import { isForeignFrame } from '../../src/browser/framing';

describe('reportOnce', () => {
  it('logs each problem once', () => {
    const warn = jest.fn();
    const report = reportOnce({ warn });
    for (const problem of ['a', 'b', 'a']) report(problem);
    expect(warn.mock.calls).toEqual([['Notestream: a'], ['Notestream: b']]);
  });

  it('stops after 100 different problems', () => {
    const warn = jest.fn();
    const report = reportOnce({ warn });
    for (let count = 0; count < 1000; count += 1) report(`unknown action ${count}`);
    expect(warn).toHaveBeenCalledTimes(100);
  });
});

const HOSTS = ['https://host.example', 'https://other.example'];
const AUTHORIZE = 'https://api.example/oauth2/authorize';

/** A panel window with these ancestors, outermost last, or in a browser with only this referrer. */
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
  ['accepts a host', ['https://host.example'], false],
  ['accepts a host within a host', ['https://other.example', 'https://host.example'], false],
  ['rejects a page that is not a host', ['https://evil.example'], true],
  ['rejects a host within another page', ['https://host.example', 'https://evil.example'], true],
  ['rejects a sandboxed page', ['null'], true],
  ['accepts a host by the referrer', 'https://host.example/blog', false],
  ['rejects another page by the referrer', 'https://evil.example/', true],
  ['leaves an unknown parent to the header', '', false],
  ['accepts the sign-in page as referrer', 'https://api.example/', false],
  ['accepts the panel itself as referrer, after a reload', 'https://panel.example/', false],
])('isForeignFrame %s', (_name, from, expected) => {
  expect(isForeign(framed(from))).toBe(expected);
});

test.each([
  ['with a known origin', ['https://evil.example']],
  ['of the same origin', ['https://panel.example']],
  ['without a referrer', ''],
])('[framing-first] isForeignFrame rejects any page %s if no hosts are configured', (_name, from) => {
  expect(isForeign(framed(from), [])).toBe(true);
});

test('isForeignFrame accepts a panel without a frame', () => {
  const window = framed(['https://evil.example']);
  expect(isForeign(Object.assign(window, { parent: window.self }))).toBe(false);
});
