import base from './playwright.config';

/** `npm run gallery`: a picture of every screen in every state, into gallery/. */
export default { ...base, testMatch: 'gallery/pictures.ts', reporter: 'line', workers: 2 };
