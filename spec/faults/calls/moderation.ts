import { expect } from '@playwright/test';
import { commentStatus } from '../../e2e/support/platform';
import { clickOn, type Harness, PATIENCE_MS } from '../harness';
import { type Call, COMMENT, isKept } from './call';

const COMMENT_ROUTE = '/sites/{site}/comments/{comment}';

/** Moderates the open note by key, and closes the undo bar so that the request is sent at once. */
const moderate = async ({ page, press }: Harness, key: string, bar: string): Promise<void> => {
  await press(key);
  await clickOn(page.getByRole('group', { name: bar }).getByRole('button', { name: 'Close' }));
};

const row = ({ rows }: Harness) => rows.filter({ hasText: COMMENT });

interface Moderation {
  readonly key: string;
  /** The accessible name of the undo bar. */
  readonly bar: string;
  /** The comment's status on the platform once it is moderated. */
  readonly status: string;
  readonly failureMessage: string;
}

/**
 * A moderation: when it fails, the note comes back with a message (decision undo-outlives-the-page).
 * While it waits for the next session, the note stays away.
 */
const moderation = (
  rest: Pick<Call, 'name' | 'route' | 'target'>,
  { key, bar, status, failureMessage }: Moderation,
): Call => ({
  ...rest,
  files: ['moderation/moderate.ts'],
  note: COMMENT,
  trigger: (harness) => moderate(harness, key, bar),
  failureMessage: (kind) => (isKept(kind) ? undefined : failureMessage),
  expectFailed: (harness, kind) => expect(row(harness)).toHaveCount(isKept(kind) ? 0 : 1),
  retry: async (harness, kind) => {
    if (isKept(kind)) return;
    await harness.open(COMMENT);
    await moderate(harness, key, bar);
  },
  expectDone: async (harness) => {
    // After an answer that cannot be read, the panel waits for 5 s before it sends it again.
    await expect.poll(() => commentStatus(harness.sandbox, COMMENT), { timeout: PATIENCE_MS }).toBe(status);
    await expect(row(harness)).toHaveCount(0);
  },
});

const SPAM = {
  key: 's',
  bar: 'Comment marked as spam',
  status: 'spam',
  failureMessage: "The comment couldn't be marked as spam. It's back in your list.",
};
const TRASH = {
  key: 't',
  bar: 'Comment trashed',
  status: 'trash',
  failureMessage: "The comment couldn't be trashed. It's back in your list.",
};

/** Spam fetches the comment and then sets its status; trash deletes the comment (section 4). */
export const moderations: readonly Call[] = [
  moderation(
    {
      name: 'fetch before spam',
      route: `GET ${COMMENT_ROUTE}`,
      target: { method: 'GET', path: '/comments/', wrongBody: [] },
    },
    SPAM,
  ),
  moderation(
    { name: 'spam', route: `PUT ${COMMENT_ROUTE}`, target: { method: 'PUT', path: '/comments/' } },
    SPAM,
  ),
  moderation(
    {
      name: 'trash',
      route: `POST ${COMMENT_ROUTE}/delete`,
      target: { method: 'POST', path: '/delete', wrongBody: [] },
    },
    TRASH,
  ),
];
