import base from './browser.config';

/**
 * `npm run gallery`: writes a picture of every screen in every state to gallery/, and checks the
 * screens with axe-core and for unpainted text.
 */
export default {
  ...base,
  testMatch: 'gallery/pictures.ts',
  reporter: 'line',
};
