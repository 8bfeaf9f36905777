import fc from 'fast-check';
import { assertProperty } from '../../support/generated/assert-property';
import { play, step } from './story';

test('[actions-are-records] in any story, nothing happens twice, nothing is lost without a word, and Undo is kept', () => {
  assertProperty(
    fc.property(fc.array(step, { maxLength: 14 }), (story) => {
      const wrong = play(story);
      if (wrong.length > 0)
        throw new Error(
          `${wrong.join('; ')}\n${story.map(({ does, tab, pauseMs }) => `tab ${tab}: ${does}, ${pauseMs} ms`).join('\n')}`,
        );
    }),
    500,
  );
});

test('an action that is put off while the clock is ahead is sent soon after the clock is set right', () => {
  const steps = [
    ['lostBefore', 0],
    ['like', 0],
    ['clock on', 3000],
    ['clock right', 3000],
  ] as const;
  expect(play(steps.map(([does, pauseMs]) => ({ does, tab: 0, pauseMs })))).toEqual([]);
});
