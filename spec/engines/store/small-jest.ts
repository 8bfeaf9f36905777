export interface Progress {
  /** The suite and the test. */
  readonly name: string;
  /** Undefined if it has not ended. */
  result: 'passed' | { readonly failed: string } | undefined;
}

/**
 * Runs tests that are written for jest in a page, where jest does not run: what `describe` calls, in
 * sequence, with the few matchers that the contracts of the store use. Returns the tests at once.
 */
export function runTests(describeAll: () => void, before: () => Promise<void>): readonly Progress[] {
  const tests: (Progress & { readonly work: () => unknown })[] = [];
  let suite = '';
  const describe = (name: string, body: () => void): void => {
    suite = name;
    body();
  };
  const test = (name: string, work: () => unknown): void => {
    tests.push({ name: `${suite} › ${name}`, result: undefined, work });
  };
  Object.assign(globalThis, { describe, test, expect });
  describeAll();
  void (async () => {
    for (const each of tests) each.result = await resultOf(each.work, before);
  })();
  return tests;
}

async function resultOf(work: () => unknown, before: () => Promise<void>): Promise<Progress['result']> {
  try {
    await before();
    await work();
    return 'passed';
  } catch (error) {
    return { failed: String(error) };
  }
}

function expect(received: unknown) {
  const check = (isMet: boolean, word: string, expected: unknown): void => {
    if (!isMet) throw new Error(`expected ${shown(received)} ${word} ${shown(expected)}`);
  };
  return {
    toBe: (expected: unknown) => check(Object.is(received, expected), 'to be', expected),
    toEqual: (expected: unknown) => check(shown(received) === shown(expected), 'to equal', expected),
    toHaveLength: (length: number) =>
      check(Array.isArray(received) && received.length === length, 'to have the length', length),
    toMatchObject: (expected: unknown) => check(matches(received, expected), 'to match', expected),
  };
}

/** JSON with the keys in order. Sets of another frame are no instances of this frame's `Set`. */
const shown = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) => {
    if (isSet(each)) return { set: [...each] };
    return isObject(each) ? Object.fromEntries(Object.entries(each).toSorted(byKey)) : each;
  });

const byKey = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;

const isSet = (value: unknown): value is ReadonlySet<unknown> =>
  Object.prototype.toString.call(value) === '[object Set]';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether the value has at least what is expected. */
function matches(received: unknown, expected: unknown): boolean {
  if (Array.isArray(expected))
    return (
      Array.isArray(received) &&
      received.length === expected.length &&
      expected.every((each, index) => matches(received[index], each))
    );
  if (!isObject(expected)) return shown(received) === shown(expected);
  return isObject(received) && Object.entries(expected).every(([key, each]) => matches(received[key], each));
}
