import base from './playwright.config';
export default { ...base, testMatch: 'gallery/shots.ts', reporter: 'line', workers: 2 };
