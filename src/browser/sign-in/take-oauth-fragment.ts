import type { StoredValues } from '../stored-values';
import { PENDING_SIGN_IN_KEY, POP_UP_STATE_PREFIX } from './sign-in-keys';

/**
 * Removes the OAuth response from the page's address before any other code runs (decision oauth-with-state).
 * Returns the fragment, such as `#access_token=...`, or ''. If no sign-in is pending, the fragment stays,
 * because a host page may use a similar one.
 */
export function takeOAuthFragment(window: Window, storage: StoredValues): string {
  const { location, history } = window;
  const { hash, pathname, search } = location;
  if (!/[#&](access_token|error)=/.test(hash)) return '';
  const isPending =
    storage.get(PENDING_SIGN_IN_KEY) !== undefined || hash.includes(`state=${POP_UP_STATE_PREFIX}`);
  if (!isPending) {
    if (isBackInFrame(window)) history.back();
    return '';
  }
  history.replaceState(null, '', pathname + search);
  return hash;
}

/**
 * Whether the blogger has returned by Back inside a frame. The frame's history may contain the sign-in page,
 * which redirects back to the panel.
 */
function isBackInFrame({ parent, self, performance }: Window): boolean {
  if (parent === self) return false;
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
}
