import fc from 'fast-check';
import { assertProperty } from '../support/generated/assert-property';
import { createRandom } from '../support/random';
import { anyStep, expectRight, LONG_PAUSES_MS, SHORT_PAUSES_MS, told } from './story';

test('[actions-are-records] in any story, nothing is lost, doubled, sent for another blogger or sent against an Undo', () => {
  assertProperty(
    fc.property(fc.array(anyStep(...SHORT_PAUSES_MS), { maxLength: 14 }), (story) => expectRight(story)),
    40,
  );
});

test('in any day, with hours between the steps, nothing is lost, doubled, sent for another blogger or left behind', () => {
  const anyDay = fc.array(anyStep(...LONG_PAUSES_MS), { minLength: 10, maxLength: 40 });
  assertProperty(
    fc.property(anyDay, (story) => expectRight(story)),
    3,
  );
});

test('while the platform refuses 40 % of all requests as too many, nothing is lost or doubled, and each step costs few requests', () => {
  const anyCalmStory = fc.array(anyStep(...SHORT_PAUSES_MS), { maxLength: 14 });
  assertProperty(
    fc.property(anyCalmStory, fc.nat(), fc.constantFrom('limited', 'busyForAMinute'), (story, seed, fate) => {
      const { chance } = createRandom(seed);
      expectRight(story, {
        otherFate: () => (chance(0.4) ? fate : 'right'),
        atEnd: ({ network }) =>
          expect(mostInAMinute(network.requests.map(({ at }) => at))).toBeLessThanOrEqual(
            12 + 5 * story.length,
          ),
      });
    }),
    6,
  );
});

test.each([
  [
    'an action that is put off while the clock is ahead is sent soon after the clock is set right',
    '+0 a lostBefore 7; +0 a like 7; +3000 a clockOn 7; +3000 a clockRight 7',
  ],
  ['a trash leaves if the clock is set on in its undo window', '+0 a trash 7; +0 a clockOn 7; +0 a trash 8'],
])('%s', (_name, story) => expectRight(told(story)));

const mostInAMinute = (times: readonly number[]): number =>
  Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at < from + 60_000).length));
