/** Storage key of the pending sign-ins. */
export const PENDING_SIGN_IN_KEY = 'auth_state';

/**
 * Prefix of the `state` of a pop-up sign-in; the return page uses it to distinguish pop-ups from
 * redirects.
 */
export const POP_UP_STATE_PREFIX = 'pop-up.';
