import { expect } from '@playwright/test';
import { platformComment, platformState } from '../../e2e/support/platform';
import { LAST_REQUEST_MS, REPLY_RETRY_STEP_MS } from '../../../src/streams/timing';
import type { Harness } from '../harness';
import type { FaultKind } from '../faults';
import { type Call, COMMENT } from './call';

const TEXT = 'It is never too late to ask.';
const POST = 'The 6:15 left at 6:15';

const submit = async ({ replyBox, press }: Harness): Promise<void> => {
  await replyBox.focus();
  await press('Control+Enter');
};

/** Any 2xx posts a reply (contract): this platform has not told the truth. */
const isSuccess = (kind: FaultKind): boolean => kind === 'empty' || kind === '200';

/**
 * A reply: the panel retries after 2, 4 and 6 s. If all attempts fail, the text stays in the box to
 * be sent again (section 8, decision reply-retries).
 */
const reply = (
  rest: Pick<Call, 'name' | 'route' | 'target'> & { readonly note: string },
  isAccepted: (kind: FaultKind) => boolean = isSuccess,
): Call => ({
  ...rest,
  files: ['reply/send-reply.ts'],
  trigger: async (harness) => {
    await harness.press('r');
    await harness.page.keyboard.insertText(TEXT);
    await submit(harness);
  },
  failureMessage: (kind) => (isAccepted(kind) ? undefined : 'Reply Failed: Please, try again.'),
  retryMs: 6000,
  expectFailed: async (harness, kind) => {
    await harness.open(rest.note);
    await expect(harness.replyBox).toHaveValue(isAccepted(kind) ? '' : TEXT);
    await expect(harness.replyBox).toBeEditable();
    expect(await platformComment(harness.sandbox, TEXT)).toBeUndefined();
  },
  retry: async (harness, kind) => {
    // A reply that the platform refused because the session had ended is sent after the sign-in.
    if (kind === '401') {
      await harness.advanceUntil(LAST_REQUEST_MS, () =>
        expect.poll(() => harness.pageLog.announcements.join(), { timeout: 400 }).toContain('Reply posted!'),
      );
      return;
    }
    await harness.open(rest.note);
    if (isAccepted(kind)) {
      await harness.replyBox.focus();
      await harness.page.keyboard.insertText(TEXT);
    }
    await expect(harness.replyBox).toHaveValue(TEXT);
    await submit(harness);
  },
  expectDone: async (harness) => {
    await expect.poll(() => harness.pageLog.announcements.join()).toContain('Reply posted!');
    await harness.open(rest.note);
    await expect(harness.replyBox).toHaveValue('');
    const { comments } = await platformState(harness.sandbox);
    expect(comments.filter(({ content }) => content.includes(TEXT))).toHaveLength(1);
  },
});

/** Replies, and the suggestions of people to mention in them. */
export const replies: readonly Call[] = [
  reply({
    name: 'reply',
    route: 'POST /sites/{site}/comments/{comment}/replies/new',
    target: { method: 'POST', path: '/replies/new' },
    note: COMMENT,
  }),
  reply({
    name: 'reply to a post',
    route: 'POST /sites/{site}/posts/{post}/replies/new',
    target: { method: 'POST', path: '/replies/new', wrongBody: [] },
    note: POST,
  }),
  {
    ...reply(
      {
        name: 'look for a reply',
        route: 'GET /sites/{site}/posts/{post}/replies/',
        target: { method: 'GET', path: '/replies/', wrongBody: [] },
        note: POST,
      },
      () => false,
    ),
    files: ['outbox/find-reply.ts'],
    // The first attempt posts the reply, and its answer is lost: the next one looks for it first.
    trigger: async (harness) => {
      await harness.sandbox.control('faults', { count: 1, kind: 'lost-answer', path: '/replies/new' });
      await harness.press('r');
      await harness.page.keyboard.insertText(TEXT);
      await submit(harness);
      await harness.advance(REPLY_RETRY_STEP_MS);
    },
    expectFailed: async (harness) => {
      await harness.open(POST);
      await expect(harness.replyBox).toHaveValue(TEXT);
      await expect(harness.replyBox).toBeEditable();
    },
  },
  {
    name: 'suggest',
    route: 'GET /users/suggest',
    files: ['mentions/suggestions.ts'],
    target: { method: 'GET', path: '/users/suggest' },
    note: COMMENT,
    trigger: async ({ press, page }) => {
      await press('r');
      await page.keyboard.type('Thanks @m');
    },
    // Suggestions are optional: without them there is neither a list nor a message.
    expectFailed: async (harness) => {
      await harness.open(COMMENT);
      await expect(harness.replyBox).toHaveValue('Thanks @m');
      await expect(harness.page.getByRole('listbox')).toHaveCount(0);
    },
    // The next key requests suggestions again.
    expectDone: async (harness) => {
      await harness.open(COMMENT);
      await harness.replyBox.focus();
      await harness.press('End', 'o');
      await expect(harness.page.getByRole('option').first()).toBeVisible();
      await harness.press('Escape');
    },
  },
];
