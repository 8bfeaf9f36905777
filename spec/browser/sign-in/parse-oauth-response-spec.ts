import { parseOAuthResponse, sessionFromResponse } from '../../../src/browser/sign-in/parse-oauth-response';

const NOW = 1_000_000;
const DAY_MS = 86_400_000;

describe('parseOAuthResponse', () => {
  it('returns the token, its state and its lifetime', () => {
    expect(parseOAuthResponse('#access_token=a%26b&expires_in=60&state=ours')).toEqual({
      token: 'a&b',
      error: '',
      description: '',
      state: 'ours',
      expiresIn: 60,
    });
  });

  it('returns an error and its description', () => {
    expect(parseOAuthResponse('#error=access_denied&error_description=Not+today&state=ours')).toMatchObject({
      token: '',
      error: 'access_denied',
      description: 'Not today',
    });
  });

  it('returns undefined for a fragment without a token or an error', () => {
    expect(parseOAuthResponse('#state=ours')).toBeUndefined();
  });
});

describe('sessionFromResponse', () => {
  it("[stored-token] expires after the response's lifetime, and after 24 h if it has none", () => {
    const response = { token: 't', error: '', description: '', state: '', expiresIn: undefined };
    expect(sessionFromResponse({ ...response, expiresIn: 60 }, NOW).expiresAt).toBe(NOW + 60_000);
    expect(sessionFromResponse(response, NOW).expiresAt).toBe(NOW + DAY_MS);
  });
});
