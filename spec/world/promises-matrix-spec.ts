import fc from 'fast-check';
import { BROKEN } from './promises';
import { anyStep, lineOf, tell, told } from './story';

/** Prints the shortest story that fast-check finds for each promise that is broken. */
test.each(BROKEN)(
  'a story as short as the known one is found by itself: $promise',
  ({ options, story, found }) => {
    const stories = fc.array(anyStep(0), { minLength: 1, maxLength: 8 });
    const isRight = (steps: Parameters<typeof tell>[0]): boolean =>
      !found.test(tell(steps, options).join('\n'));
    const { counterexample } = fc.check(fc.property(stories, isRight), { numRuns: 3000, seed: 1 });
    const [shortest = []] = counterexample ?? [];
    process.stdout.write(`${shortest.map(lineOf).join('; ')}\n`);
    expect(shortest).toHaveLength(told(story).length);
  },
  600_000,
);
