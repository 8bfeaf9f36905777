import fc from 'fast-check';
import { BROKEN } from './promises';
import { anyStep, lineOf, type Step, tell, told } from './story';

/** Without each step that is not needed. The shrinking of an array never removes its last item. */
function shortened(story: readonly Step[], isWrong: (story: readonly Step[]) => boolean): readonly Step[] {
  const shorter = story
    .map((_step, index) => story.toSpliced(index, 1))
    .find((steps) => steps.length > 0 && isWrong(steps));
  return shorter ? shortened(shorter, isWrong) : story;
}

test.each(BROKEN)(
  'any stories find, and shorten to its told story, that a promise is broken: $promise',
  ({ options, story, found }) => {
    const stories = fc.array(anyStep(0), { minLength: 1, maxLength: 8 });
    const isWrong = (steps: readonly Step[]): boolean => found.test(tell(steps, options).join('\n'));
    const { counterexample } = fc.check(
      fc.property(stories, (steps) => !isWrong(steps)),
      { numRuns: 3000, seed: 1 },
    );
    const [first = []] = counterexample ?? [];
    const shortest = shortened(first, isWrong);
    process.stdout.write(`${shortest.map(lineOf).join('; ')}\n`);
    expect(shortest).toHaveLength(told(story).length);
  },
  600_000,
);
