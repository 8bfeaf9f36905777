import fc from 'fast-check';
import { NEVER } from 'rxjs';
import { assertProperty } from '../../support/generated/assert-property';
import { MINUTE, SECOND } from '../../world/clock';
import { during } from '../../world/script';
import { anyStep, expectRight, SHORT_PAUSES_MS } from '../../world/story';

/** When a message between tabs arrives, in milliseconds; one with two times arrives twice. */
const anyDelays = fc.constantFrom([3], [3, 3], [40], [3, 400]);

test('[messages-between-tabs] nothing is lost and nothing happens twice if messages between tabs come late, twice and out of order', () => {
  const stories = fc.array(anyStep(...SHORT_PAUSES_MS), { maxLength: 14 });
  assertProperty(
    fc.property(stories, fc.array(anyDelays, { minLength: 1 }), (story, delays) => {
      let count = 0;
      expectRight(story, { delaysMs: () => delays[count++ % delays.length] ?? [] });
    }),
    5,
  );
});

test('[lock-that-is-never-given] if a lock is never given, each tab gets new notes, and a trash is sent once', () => {
  during(
    (browser) => {
      const { platform, network } = browser;
      const tabs = [browser.open(), browser.open(), browser.open()];
      let added = 0;
      return [
        [20 * SECOND, () => (added = platform.addNote())],
        [MINUTE, () => tabs.forEach((tab) => expect(tab.state().allNotes).toHaveProperty(`${added}`))],
        [MINUTE, () => tabs[0]?.send({ type: 'action.requested', action: 'trash', id: 7 })],
        // A sender waits for each of its two locks for a minute.
        [
          200 * SECOND,
          () => expect(network.requests.filter(({ line }) => line.endsWith('/delete'))).toHaveLength(1),
        ],
        [200 * SECOND, () => tabs.forEach((tab) => expect(tab.state().allNotes).not.toHaveProperty('7'))],
      ];
    },
    { locks: { hold: () => NEVER } },
  );
});
