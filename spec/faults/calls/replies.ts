import { expect } from '@playwright/test';
import { platformComment, platformState } from '../../e2e/support/platform';
import { LAST_REQUEST_MS } from '../../../src/streams/timing';
import type { Harness } from '../harness';
import type { FaultKind } from '../faults';
import { SOON } from '../deeds/deed';
import { type Call, COMMENT } from './call';

const TEXT = 'It is never too late to ask.';
const POST = 'The 6:15 left at 6:15';

const submit = async ({ replyBox, press }: Harness): Promise<void> => {
  await replyBox.focus();
  await press('Control+Enter');
};

const untilPosted = ({ pageLog }: Harness) =>
  expect.poll(() => pageLog.announcements.join()).toContain('Reply posted!');

/** Any 2xx posts a reply (contract): this platform has not told the truth. */
const isSuccess = (kind: FaultKind): boolean => kind === 'empty' || kind === '200';

/**
 * A reply: the panel retries after 2, 4 and 6 s. If all attempts fail, the text stays in the box to
 * be sent again (section 8, decision reply-retries).
 */
const reply = (rest: Pick<Call, 'name' | 'route' | 'target'> & { readonly note: string }): Call => ({
  ...rest,
  files: ['outbox/requests.ts'],
  trigger: async (harness) => {
    await harness.press('r');
    await harness.page.keyboard.insertText(TEXT);
    await submit(harness);
  },
  failureMessage: (kind) =>
    isSuccess(kind) || kind === '401' ? undefined : 'Reply Failed: Please, try again.',
  retryMs: 6000,
  expectFailed: async (harness, kind) => {
    await harness.open(rest.note);
    await expect(harness.replyBox).toHaveValue(isSuccess(kind) ? '' : TEXT);
    await expect(harness.replyBox).toBeEditable();
    expect(await platformComment(harness.sandbox, TEXT)).toBeUndefined();
  },
  retry: async (harness, kind) => {
    // A reply that the platform refused because the session had ended is sent after the sign-in.
    if (kind === '401') return;
    await harness.open(rest.note);
    // The panel takes the same text for a duplicate of the one that it believes to be posted.
    if (isSuccess(kind)) await harness.replyBox.fill(`${TEXT} Is it?`);
    else await expect(harness.replyBox).toHaveValue(TEXT);
    await submit(harness);
    await untilPosted(harness);
  },
  expectDone: async (harness) => {
    await harness.open(rest.note);
    await harness.advanceUntil(30_000, () => expect(harness.replyBox).toHaveValue('', SOON));
    const { comments } = await platformState(harness.sandbox);
    expect(comments.filter(({ content }) => content.includes(TEXT))).toHaveLength(1);
  },
});

const replyToPost = reply({
  name: 'reply to a post',
  route: 'POST /sites/{site}/posts/{post}/replies/new',
  target: { method: 'POST', path: '/replies/new', wrongBody: [] },
  note: POST,
});

const suggest: Call = {
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
};

/** Replies, and the suggestions of people to mention in them. */
export const replies: readonly Call[] = [
  reply({
    name: 'reply',
    route: 'POST /sites/{site}/comments/{comment}/replies/new',
    target: { method: 'POST', path: '/replies/new' },
    note: COMMENT,
  }),
  replyToPost,
  {
    name: 'look for a reply',
    route: 'GET /sites/{site}/posts/{post}/replies/',
    files: ['outbox/find-reply.ts'],
    target: { method: 'GET', path: '/replies/', wrongBody: [] },
    note: POST,
    // The first attempt posts the reply, and its answer is lost: the platform is asked for it.
    trigger: async (harness, kind) => {
      await harness.sandbox.control('faults', { count: 1, kind: 'lost-answer', path: '/replies/new' });
      await replyToPost.trigger(harness, kind);
      await harness.advance(LAST_REQUEST_MS);
    },
    // It may be posted, so it cannot be changed.
    expectFailed: async (harness) => {
      await harness.open(POST);
      await expect(harness.replyBox).toHaveValue(TEXT);
      await expect(harness.replyBox).not.toBeEditable();
    },
    expectDone: replyToPost.expectDone,
  },
  suggest,
  {
    ...suggest,
    name: 'check of the token',
    route: 'GET /me',
    files: ['state/check-token.ts'],
    target: { method: 'GET', path: '/me?' },
    // The refusal of the suggestions leaves a doubt about the token.
    trigger: async (harness, kind) => {
      await harness.sandbox.control('faults', {
        count: 1,
        kind: '401',
        body: { error: 'unauthorized' },
        path: suggest.target.path,
      });
      await suggest.trigger(harness, kind);
    },
  },
];
