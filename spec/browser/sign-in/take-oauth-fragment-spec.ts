/** @jest-environment jsdom */
import { savePendingSignIn } from '../../../src/browser/sign-in/pending-sign-in';
import { takeOAuthFragment } from '../../../src/browser/sign-in/take-oauth-fragment';
import { memoryStorage } from '../../support/behaviour';

/** The storage of a page with a pending sign-in. */
const pendingStorage = () => {
  const storage = memoryStorage();
  savePendingSignIn(storage, { state: 'ours', search: '', startedAt: 0 });
  return storage;
};

/** Sets the address with which the sign-in page returns. */
const returnWith = (fragment: string): void => history.replaceState(null, '', `/?locale=de${fragment}`);

describe('takeOAuthFragment', () => {
  it.each(['#access_token=a%26b&state=ours', '#error=access_denied', '#state=ours&access_token=t'])(
    '[return-from-sign-in] returns the response %s and removes it from the address',
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

  describe('without a pending sign-in, in a frame', () => {
    /** A framed page that was reached by a navigation of this type. */
    const framed = (type: string) => {
      class PerformanceNavigationTiming {
        readonly type = type;
      }
      Object.assign(globalThis, { PerformanceNavigationTiming });
      const back = jest.fn();
      const performance = { getEntriesByType: () => [new PerformanceNavigationTiming()] };
      const location = { hash: '#access_token=t&state=used', pathname: '/', search: '' };
      const fakes = { parent: {}, self: window, performance, location, history: { back } };
      const page = new Proxy(window, {
        get: (real, name): unknown => Reflect.get(name in fakes ? fakes : real, name),
      });
      return { back, page };
    };

    it.each([
      ['goes on back if the blogger went back to a sign-in page, which returned here', 'back_forward', 1],
      ['stays if the blogger did not go back', 'navigate', 0],
    ])('%s', (_name, type, times) => {
      const { page, back } = framed(type);
      expect(takeOAuthFragment(page, memoryStorage())).toBe('');
      expect(back).toHaveBeenCalledTimes(times);
    });
  });

  it('returns the response of a pop-up without a pending sign-in, because its storage may be another', () => {
    returnWith('#access_token=t&state=pop-up.1');
    expect(takeOAuthFragment(window, memoryStorage())).toBe('#access_token=t&state=pop-up.1');
  });
});
