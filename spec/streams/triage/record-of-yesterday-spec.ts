import { recordKey } from '../../../src/streams/outbox/target';
import { selectRecent } from '../../../src/streams/triage/recent';
import { DAWN, HOUR, SECOND } from '../../world/clock';
import { note } from '../../support/notes';
import { recordOn } from '../../support/outbox';
import { play } from '../../world/script';
import type { Tab } from '../../world/browser';

/** Each recent action: its kind, its state, and why it has failed. */
const listed = (tab: Tab) =>
  selectRecent(tab.state())?.flatMap((item) =>
    'record' in item ? [[item.record.kind, item.record.state, item.record.reason]] : [],
  );

test('[restore-gone] a comment that was trashed yesterday and is gone since is asked for once, and can be discarded', () => {
  const seen: unknown[] = [];
  const { blog } = play(
    ({ open, records }) => {
      const yesterday = {
        state: 'done',
        madeAt: DAWN - 20 * HOUR,
        settledAt: DAWN - 20 * HOUR,
        attempts: 1,
      } as const;
      const trashed = recordOn(note(7), 'trash', yesterday);
      records.set(recordKey('trash', trashed.target), trashed);
      const tab = open();
      const look = () => tab.send({ type: 'recent.looked', records: [...records.values()] });
      const idOfFirst = (): string => {
        const [item] = selectRecent(tab.state()) ?? [];
        return item && 'record' in item ? item.record.id : '';
      };
      return {
        [2 * SECOND]: () => {
          look();
          seen.push(listed(tab));
          tab.send({ type: 'recent.takenBack', id: idOfFirst() });
        },
        [100 * SECOND]: () => {
          look();
          seen.push(listed(tab));
          tab.send({ type: 'outbox.discarded', id: idOfFirst() });
        },
        [101 * SECOND]: () => {
          look();
          seen.push(listed(tab));
        },
      };
    },
    { fateOf: (line) => (line.includes('/comments/') ? 'gone' : 'right') },
  );
  expect(seen).toEqual([[['trash', 'done', undefined]], [['untrash', 'failed', 'UnknownCommentError']], []]);
  expect(blog.changes().filter((line) => line.includes('untrash'))).toHaveLength(1);
});
