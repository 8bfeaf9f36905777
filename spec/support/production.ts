/**
 * Selects React's production build, which is several times faster than the development build.
 * Import it before anything that imports React.
 */
process.env.NODE_ENV = 'production';
