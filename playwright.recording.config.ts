import base from './playwright.config';

/** `npm run record:session`: lives through a minute at the panel, and writes down the session that specs replay. */
export default { ...base, testMatch: 'recording/*.ts', workers: 1 };
