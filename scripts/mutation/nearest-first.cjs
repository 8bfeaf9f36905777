const { readFileSync } = require('node:fs');
const path = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

const { near, words, broken, limit } = JSON.parse(process.env.PLANTED);
/** Stories and random inputs notice much, but take long. */
const SLOW = /spec\/world\/|[-/](any|random|virtual|generated|exactly-once|story|stories)\b/;
const wordsOf = (text) => new Set(text.match(/[a-z][\w$]{4,}/gi));

/**
 * Runs the specs first that most probably notice a change of the files `near`: those that are placed or named
 * like them, import them, or share rare words with them, and above all with `words`. Slow specs come last.
 */
module.exports = class NearestFirst extends Sequencer {
  sort(tests) {
    const specs = tests
      .filter(({ path: spec }) => !broken.some((each) => spec.endsWith(`/${each}`)))
      .map((test) => ({ test, text: readFileSync(test.path, 'utf8') }))
      .map((spec) => ({ ...spec, words: wordsOf(spec.text) }));
    const counts = new Map();
    for (const spec of specs) for (const word of spec.words) counts.set(word, (counts.get(word) ?? 0) + 1);
    const weightOf = (word) => Math.log(specs.length / (counts.get(word) ?? specs.length)) ** 2;
    const sum = (all) => all.reduce((total, word) => total + weightOf(word), 0);
    const [meant, around] = [wordsOf(words), wordsOf(near.map((file) => readFileSync(file, 'utf8')).join())];
    const ranks = new Map(
      specs.map(({ test, text, words: used }) => {
        const all = [...used];
        const shared =
          sum(all.filter((word) => around.has(word))) + 4 * sum(all.filter((word) => meant.has(word)));
        return [test, shared / Math.sqrt(sum(all) + 1) + placeRank(test.path, text) - text.length / 5000];
      }),
    );
    return [...ranks.keys()].sort((one, other) => ranks.get(other) - ranks.get(one)).slice(0, limit);
  }
};

const placeRank = (spec, text) =>
  Math.max(
    ...near.map((name) => {
      const file = name.replace(/\.\w+$/, '');
      const mirrored = spec.replace(/.*\/spec\//, 'src/');
      const folders = path.dirname(file).split('/');
      const shared = folders.filter((_, at) => mirrored.startsWith(`${folders.slice(0, at + 1).join('/')}/`));
      const isNamed = path.basename(spec).startsWith(`${path.basename(file)}-spec`);
      return (
        (SLOW.test(spec) ? -60 : 0) +
        (isNamed ? 40 : 0) +
        (text.includes(`/${file}'`) ? 10 : 0) +
        3 * shared.length
      );
    }),
  );
