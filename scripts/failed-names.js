import path from 'node:path';
import process from 'node:process';

const print = (word, file, title) =>
  console.log(`${word} ${path.relative(process.cwd(), file).replaceAll('\\', '/')} › ${title}`);

/** In a group of spec files (config/spec-groups.js), the title begins with the file. */
const inGroup = (title) => /^(spec\/\S+) (.+)$/s.exec(title)?.slice(1);

/**
 * A reporter of Jest and of Playwright: prints a line for each failed test, `FAILED file › title`, and
 * for each that passed only when it was repeated, `FLAKY file › title`. `scripts/test.js` collects them.
 */
export default class FailedNames {
  /** Called by Jest after the last spec file. */
  onRunComplete(_contexts, { testResults }) {
    for (const { testFilePath, testResults: tests, testExecError } of testResults) {
      if (testExecError) print('FAILED', testFilePath, 'does not run');
      for (const { status, fullName } of tests)
        if (status === 'failed') print('FAILED', ...(inGroup(fullName) ?? [testFilePath, fullName]));
    }
  }

  /** Called by Playwright before the first test. */
  onBegin(_config, suite) {
    this.suite = suite;
  }

  /** Called by Playwright after the last test. */
  onEnd() {
    for (const test of this.suite?.allTests() ?? []) {
      const title = test.titlePath().slice(3).join(' › ');
      if (test.outcome() === 'unexpected') print('FAILED', test.location.file, title);
      if (test.outcome() === 'flaky') print('FLAKY', test.location.file, title);
    }
  }

  /** Playwright adds a reporter of its own if no other one prints. */
  printsToStdio() {
    return false;
  }
}
