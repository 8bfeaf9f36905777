import { authorizeAddress } from '../../../src/browser/sign-in/authorize-address';

test('the address of the sign-in page requests a token and has the random state', () => {
  const settings = { authorizeUrl: 'https://api.example/oauth2/authorize', clientId: '7' };
  const address = new URL(authorizeAddress(settings, 'https://panel.example/', 'random'));
  expect(Object.fromEntries(address.searchParams)).toEqual({
    client_id: '7',
    response_type: 'token',
    redirect_uri: 'https://panel.example/',
    scope: 'global',
    state: 'random',
  });
});
