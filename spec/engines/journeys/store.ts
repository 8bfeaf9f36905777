import assert from 'node:assert/strict';
import { evaluate } from '../driver';
import type { Journey } from '../journey';
import type { Progress } from '../store/small-jest';
import { serveStoreRules } from '../store/serve';
import { cleanUpWithRun } from '../support/cleanup';
import { becomes } from '../support/until';

/** Runs in the page: its rules so far. Throws before they are known. */
function progressOf(): readonly Progress[] {
  const { progress } = window;
  if (!progress || progress.length === 0) throw new Error('there are no rules');
  return progress;
}

/** The contracts of the store that jest runs on `fake-indexeddb`, on the engine's own IndexedDB. */
export const storeRules: Journey = {
  name: "the outbox keeps its store's rules in this engine's IndexedDB",
  run: async ({ driver }) => {
    const starting = serveStoreRules();
    const stop = cleanUpWithRun(async () => (await starting).stop());
    const rules = () => evaluate(driver, 'page', progressOf, undefined);
    const unfinished = async () => (await rules()).filter(({ result }) => !result).map(({ name }) => name);
    try {
      await driver.goto(`${(await starting).origin}/rules`);
      await becomes('no rule is unfinished', unfinished, []);
      const results = await rules();
      const failed = results.filter(({ result }) => result !== 'passed');
      assert.equal(failed.length, 0, failed.map((rule) => JSON.stringify(rule)).join('\n'));
    } finally {
      await stop();
    }
  },
};
