// From the one file that config/jest.config.js gives for `rxjs`.
module.exports = require('rxjs').testing;
