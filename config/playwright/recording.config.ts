import base from './browser.config';

/** `npm run record:session`: records sessions, which specs replay and the pictures of the docs show. */
export default { ...base, testMatch: 'recording/*.ts', workers: 1 };
