import type { Event } from '../../../src/streams/state/events';
import { stateAfter } from '../../support/behaviour';
import { answersFetched as page } from '../../support/conversation';

const settled = (kind: 'trash' | 'untrash', comment: number): Event => ({
  type: 'conversation.settled',
  site: 1,
  comment,
  kind,
  isOn: true,
});

/** The comments that are known, how many were searched, and whether they are complete. */
function known(...events: readonly Event[]): string {
  const { comments, searched, isComplete } = stateAfter({}, ...events).conversations['1/10'] ?? {};
  return `${comments?.map(({ id }) => id).join(' ')} of ${searched}${isComplete ? ', complete' : ''}`;
}

test('[open-conversation] an answer that was trashed is gone when the answers are fetched again', () => {
  const complete = { isComplete: true };
  expect(known(page([13, 12, 11], complete), page([13, 11], complete))).toBe('13 11 of 2, complete');
  expect(known(page([13, 12, 11], complete), page([], complete))).toBe(' of 0, complete');
});

test('[open-conversation] what was searched below the newest answers stays when they are fetched again', () => {
  const older = page([21, 20], { isNewest: false, searched: 5 });
  expect(known(page([24, 23, 22]), older, page([25, 24, 22]))).toBe('25 24 22 21 20 of 5');
  expect(known(page([24, 23, 22]), older, page([24, 22, 21]))).toBe('24 22 21 20 of 4');
});

test('[open-conversation] a page that repeats what is known is the last one', () => {
  const repeated = page([24, 23, 22], { isNewest: false, searched: 6 });
  expect(known(page([24, 23, 22]), repeated)).toBe('24 23 22 of 6, complete');
});

test('[open-conversation] answers are not complete if others may be between the newest and the known ones', () => {
  expect(known(page([12, 11], { isComplete: true }), page([92, 91]))).toBe('92 91 of 2');
});

test('[open-conversation] a page that overlaps with the one before it, because of a new comment, repeats none', () => {
  expect(known(page([24, 23, 22]), page([22, 21], { isNewest: false, searched: 5 }))).toBe(
    '24 23 22 21 of 5',
  );
});

test('[open-conversation] has not failed any more when the comment that is answered is known', () => {
  const failed: Event = { type: 'conversation.failed', key: '1/10' };
  const parent: Event = { type: 'conversation.parentFetched', key: '1/10', parent: null };
  expect(stateAfter({}, page([11]), failed).conversations['1/10']?.hasFailed).toBe(true);
  expect(stateAfter({}, page([11]), failed, parent).conversations['1/10']?.hasFailed).toBe(false);
});

test('[open-conversation] an answer that was trashed here stays, above what answers it, when the answers are fetched again', () => {
  const trashed = settled('trash', 12);
  const complete = { isComplete: true };
  expect(known(page([13, 12, 11], complete), trashed, page([13, 11], complete))).toBe(
    '13 12 11 of 2, complete',
  );
});

test('[open-conversation] an answer that was trashed and restored takes no older answers away, and is counted once', () => {
  const pages = [page([16, 15, 14]), page([13, 12, 11], { isNewest: false, searched: 6, isComplete: true })];
  const trashed = [...pages, settled('trash', 15), page([16, 14, 13])];
  expect(known(...trashed)).toBe('16 15 14 13 12 11 of 5, complete');
  expect(known(...trashed, settled('untrash', 15), page([16, 15, 14]))).toBe(
    '16 15 14 13 12 11 of 6, complete',
  );
});
