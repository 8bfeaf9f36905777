import base from './playwright.config';

/** `npm run record:session`: records a session of one minute, which specs replay. */
export default { ...base, testMatch: 'recording/*.ts', workers: 1 };
