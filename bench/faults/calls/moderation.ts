import { expect } from '@playwright/test';
import { commentStatus } from '../../../spec/browser/support/platform';
import type { Stage } from '../stage';
import { type Call, COMMENT } from './call';

const COMMENT_ROUTE = '/sites/{site}/comments/{comment}';

/** A click that hides the note, and the bar that lets it go at once. */
const moderate = async ({ page, press }: Stage, key: string, bar: string): Promise<void> => {
  await press(key);
  await page.getByRole('group', { name: bar }).getByRole('button', { name: 'Close' }).click();
};

const row = ({ rows }: Stage) => rows.filter({ hasText: COMMENT });

/** A failure brings the note back and says so, never a silent loss (decision 6); then one may do it again. */
const moderation = (
  rest: Pick<Call, 'name' | 'route' | 'target'>,
  { key, bar, status, says }: Readonly<Record<'key' | 'bar' | 'status' | 'says', string>>,
): Call => ({
  ...rest,
  by: ['effects/moderate.ts'],
  on: COMMENT,
  provoke: (stage) => moderate(stage, key, bar),
  says,
  failed: (stage) => expect(row(stage)).toBeVisible(),
  again: async (stage) => {
    await stage.open(COMMENT);
    await moderate(stage, key, bar);
  },
  done: async (stage) => {
    await expect.poll(() => commentStatus(stage.sandbox, COMMENT)).toBe(status);
    await expect(row(stage)).toHaveCount(0);
  },
});

const SPAM = {
  key: 's',
  bar: 'Comment marked as spam',
  status: 'spam',
  says: "The comment couldn't be marked as spam. It's back in your list.",
};
const TRASH = {
  key: 't',
  bar: 'Comment trashed',
  status: 'trash',
  says: "The comment couldn't be trashed. It's back in your list.",
};

/** Spam fetches the comment, then sets its status; trash deletes it (section 4). */
export const moderations: readonly Call[] = [
  moderation(
    {
      name: 'fetch before spam',
      route: `GET ${COMMENT_ROUTE}`,
      target: { method: 'GET', path: '/comments/', wrong: [] },
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
      target: { method: 'POST', path: '/delete', wrong: [] },
    },
    TRASH,
  ),
];
