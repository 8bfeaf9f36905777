import base from './playwright.config';

/** `npm run gallery`: a picture of every screen in every state, into gallery/, what axe-core finds in each, and whether all of it is painted. */
export default { ...base, testMatch: 'gallery/{pictures,axe,painted}.ts', reporter: 'line', workers: 2 };
