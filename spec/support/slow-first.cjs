const { default: Sequencer } = require('@jest/test-sequencer');

/** Of the specs with many inputs, the slowest, which take 1 to 5 minutes. */
const SLOW = ['month-matrix', 'all-cases-matrix', 'any-story'];

/** Starts the slowest specs first, so that no worker is left with one of them at the end. */
module.exports = class SlowFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const index = SLOW.findIndex((name) => path.endsWith(`/${name}-spec.ts`));
      return index < 0 ? SLOW.length : index;
    };
    return [...super.sort(tests)].sort((one, other) => rank(one) - rank(other));
  }
};
