import fc from 'fast-check';
import { assertProperty } from '../support/generated/assert-property';
import { anyStep, expectRight, LONG_PAUSES_MS } from './story';

test('in any day, with hours between the steps, nothing is lost, doubled, sent for another blogger or left behind', () => {
  assertProperty(
    fc.property(fc.array(anyStep(...LONG_PAUSES_MS), { minLength: 10, maxLength: 40 }), (story) =>
      expectRight(story),
    ),
    3,
  );
});
