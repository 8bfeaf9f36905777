/** @jest-environment jsdom */
import { savePendingSignIn } from '../../../src/browser/sign-in/pending-sign-in';
import { takeOAuthFragment } from '../../../src/browser/sign-in/take-oauth-fragment';
import { memoryStorage } from '../../support/behaviour';

/** The storage of a page with a pending sign-in. */
const pendingStorage = () => {
  const storage = memoryStorage();
  savePendingSignIn(storage, { state: 'ours', search: '' });
  return storage;
};

/** Sets the address with which the sign-in page returns. */
const returnWith = (fragment: string): void => history.replaceState(null, '', `/?locale=de${fragment}`);

describe('takeOAuthFragment', () => {
  it.each(['#access_token=a%26b&state=ours', '#error=access_denied', '#state=ours&access_token=t'])(
    'returns the response %s and removes it from the address',
    (fragment) => {
      returnWith(fragment);
      expect(takeOAuthFragment(window, pendingStorage())).toBe(fragment);
      expect(`${location.pathname}${location.search}${location.hash}`).toBe('/?locale=de');
    },
  );

  it('leaves any other fragment in the address', () => {
    returnWith('#top');
    expect(takeOAuthFragment(window, pendingStorage())).toBe('');
    expect(location.hash).toBe('#top');
  });

  it.each(['#access_token=theirs', '#access_token=theirs&state=theirs', '#error=theirs'])(
    'leaves %s in the address if no sign-in is pending, because it may be the fragment of a host page',
    (fragment) => {
      returnWith(fragment);
      expect(takeOAuthFragment(window, memoryStorage())).toBe('');
      expect(location.hash).toBe(fragment);
    },
  );

  it('returns the response of a pop-up without a pending sign-in, because its storage may be another', () => {
    returnWith('#access_token=t&state=pop-up.1');
    expect(takeOAuthFragment(window, memoryStorage())).toBe('#access_token=t&state=pop-up.1');
  });
});
