import base from './playwright.config';

/** `npm run gallery`: a picture of every screen in every state, into gallery/, and what axe-core says of each. */
export default { ...base, testMatch: 'gallery/{pictures,axe}.ts', reporter: 'line', workers: 2 };
