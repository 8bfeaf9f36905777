import { parseConfig } from '../src/config';

describe('the configuration', () => {
  it.each(['sandbox', 'wordpressCom'])('has the preset %s', (preset) => {
    expect(parseConfig({ preset, clientId: '1' })).toHaveProperty('config');
  });

  it('is the sandbox without any key', () => {
    expect(parseConfig({})).toMatchObject({
      config: { platformOrigin: 'http://localhost:8890', postOnly: false },
    });
  });

  it('knows that WordPress.com takes only GET and POST', () => {
    expect(parseConfig({ preset: 'wordpressCom', clientId: '1' })).toMatchObject({
      config: { postOnly: true },
    });
  });

  it('moves what is at the platform with the platform', () => {
    const parsed = parseConfig({ platformOrigin: 'https://api.example' });
    expect(parsed).toMatchObject({
      config: {
        authorizeUrl: 'https://api.example/oauth2/authorize',
        links: { settings: 'https://api.example/settings/notifications' },
      },
    });
  });

  it('takes some links and keeps the others', () => {
    const parsed = parseConfig({ links: { empty: { likes: 'https://blog.example/likes' } } });
    expect(parsed).toMatchObject({
      config: {
        links: { empty: { likes: 'https://blog.example/likes', all: 'http://localhost:8890/reader' } },
      },
    });
  });

  it.each([
    ['no object', 'text', 'the configuration is string, expected a JSON object'],
    ['an unknown key', { platform: 1 }, 'platform is no key of the configuration'],
    [
      'an unknown preset',
      { preset: 'mine' },
      'preset is "mine" (string), expected "sandbox" or "wordpressCom"',
    ],
    ['a path', { platformOrigin: 'https://a.example/b' }, 'expected an http(s) origin without a path'],
    ['another scheme', { authorizeUrl: 'javascript:alert(1)' }, 'expected an http(s) address'],
    ['no list', { hostOrigins: 'https://a.example' }, 'expected a list of http(s) origins'],
    ['no flag', { postOnly: 'yes' }, 'postOnly is "yes" (string), expected true or false'],
    ['a link to nowhere', { links: { settings: 'data:text/html,' } }, 'expected http(s) addresses'],
    ['no client id', { preset: 'wordpressCom' }, 'clientId is missing'],
  ])('names what is wrong: %s', (_rule, value, problem) => {
    const parsed = parseConfig(value);
    expect('problems' in parsed && parsed.problems.map(({ text }) => text)).toEqual([
      expect.stringContaining(problem),
    ]);
  });
});
