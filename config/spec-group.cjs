const { describe, test } = globalThis;

let hasTest = false;
/** Notes that a file contains a test. */
const noted =
  (add) =>
  (...call) => {
    hasTest = true;
    return add(...call);
  };

/** A block that does not throw: Jest would put all later blocks into it. */
const whole =
  (block) =>
  (...row) => {
    try {
      block(...row);
    } catch (error) {
      globalThis.test('does not run', () => {
        throw error;
      });
    }
  };

globalThis.describe = Object.assign((name, block) => describe(name, whole(block)), describe, {
  each:
    (...table) =>
    (name, block) =>
      describe.each(...table)(name, whole(block)),
});
globalThis.test = Object.assign(noted(test), test, { each: noted(test.each) });
globalThis.it = globalThis.test;

/**
 * Runs spec files in one file of Jest's. A file that does not load, contains no test or leaves out others
 * has one test, which fails; the others run nevertheless.
 */
module.exports = (files, load) => {
  for (const { file, isFocused } of files)
    globalThis.describe(file, () => {
      if (isFocused) throw new Error('"only" leaves out other tests.');
      hasTest = false;
      load(file);
      if (!hasTest) throw new Error('The file contains no test.');
    });
};
