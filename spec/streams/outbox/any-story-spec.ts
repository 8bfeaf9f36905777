import fc from 'fast-check';
import { assertProperty } from '../../support/generated/assert-property';
import { play, step } from './story';

test('in any story, nothing happens twice, nothing is lost without a word, and Undo is kept', () => {
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
