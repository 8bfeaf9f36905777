const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * The slowest specs, which take 5 to 20 s each. Jest knows how long a spec took only from an
 * earlier run.
 */
const SLOW = [
  'streams/triage/batch-spec.ts',
  'sandbox/fault-injection-spec.ts',
  'streams/outbox/all-cases-spec.ts',
  'embed/react-types-spec.ts',
  'client/examples-spec.ts',
  'world/long-story-spec.ts',
  'world/any-story-spec.ts',
  'components/generated-notes-spec.tsx',
];

/** Starts the slowest specs first, so that no worker is left with one of them at the end. */
module.exports = class SlowFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const index = SLOW.findIndex((name) => path.endsWith(`/spec/${name}`));
      return index < 0 ? SLOW.length : index;
    };
    return [...super.sort(tests)].sort((one, other) => rank(one) - rank(other));
  }
};
