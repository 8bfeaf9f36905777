// From the one file that jest.config.js gives for `rxjs`.
module.exports = require('rxjs').testing;
