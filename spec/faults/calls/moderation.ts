import { expect } from '@playwright/test';
import { commentStatus } from '../../e2e/support/platform';
import { clickOn, type Harness } from '../harness';
import { SOON } from '../deeds/deed';
import { type Call, COMMENT, isRefused } from './call';

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
 * A moderation: when the platform refuses it, the note comes back with a message. While it waits, the
 * note stays away (decision one-outbox).
 */
const moderation = (
  rest: Pick<Call, 'name' | 'route' | 'target'>,
  { key, bar, status, failureMessage }: Moderation,
): Call => ({
  ...rest,
  files: ['outbox/requests.ts'],
  note: COMMENT,
  trigger: (harness) => moderate(harness, key, bar),
  failureMessage: (kind) => (isRefused(kind) ? failureMessage : undefined),
  expectFailed: (harness, kind) => expect(row(harness)).toHaveCount(isRefused(kind) ? 1 : 0),
  retry: async (harness, kind) => {
    if (!isRefused(kind)) return;
    await harness.open(COMMENT);
    await moderate(harness, key, bar);
  },
  expectDone: async (harness) => {
    await harness.advanceUntil(30_000, () =>
      expect.poll(() => commentStatus(harness.sandbox, COMMENT), SOON).toBe(status),
    );
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
