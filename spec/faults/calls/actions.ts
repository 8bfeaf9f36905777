import { expect } from '@playwright/test';
import { platformComment, platformState } from '../../e2e/support/platform';
import type { Sandbox } from '../../e2e/support/sandbox';
import { SOON } from '../deeds/deed';
import { type Harness, clickOn, PATIENCE_MS } from '../harness';
import { LAST_REQUEST_MS } from '../../../src/streams/timing';
import { type Call, COMMENT, isRefused } from './call';

const POST = 'The 6:15 left at 6:15';
const FOLLOWER = 'Ljubica Žižić followed';

/** A button that is on or off. */
interface Toggle extends Pick<Call, 'name' | 'route' | 'files' | 'target'> {
  readonly note: string;
  readonly labels: readonly [before: string, after: string];
  /** The label while the platform does not answer, if it is not that afterwards. */
  readonly waiting?: string;
  /** The button's key, if it has one. */
  readonly key?: string;
  readonly failureMessage: string;
  /** Switches off what was on. */
  readonly isOff?: true;
  /** Whether it is on, as the platform has it. */
  readonly isOn: (sandbox: Sandbox) => Promise<boolean | undefined>;
}

/**
 * An optimistic update: the button changes at once, and changes back with a message when the
 * platform refuses (section 4). The blogger can then try again. After any other fault it is sent again.
 */
const toggle = ({ labels, waiting, key, isOff, isOn, failureMessage, ...rest }: Toggle): Call => {
  const [before, after] = labels;
  const expectLabel = async (harness: Harness, label: string): Promise<void> => {
    await harness.open(rest.note);
    await expect(harness.action(label).first()).toBeVisible(SOON);
  };
  const click = async (harness: Harness, label: string): Promise<void> => {
    await expectLabel(harness, label);
    if (key === undefined) await clickOn(harness.action(label).first());
    else await harness.press(key);
  };
  const expectState = async (harness: Harness, value: boolean): Promise<void> => {
    await expectLabel(harness, value === (isOff ?? false) ? before : after);
    await expect.poll(() => isOn(harness.sandbox), SOON).toBe(value);
  };
  return {
    ...rest,
    ...(isOff && {
      prepare: async (harness: Harness) => {
        await click(harness, after);
        await harness.advanceUntil(0, () => expectState(harness, true));
      },
    }),
    trigger: (harness) => click(harness, before),
    failureMessage: (kind) => (isRefused(kind) ? failureMessage : undefined),
    expectFailed: (harness, kind) =>
      expect(() => expectLabel(harness, isRefused(kind) ? before : (waiting ?? after))).toPass({
        timeout: PATIENCE_MS,
      }),
    retry: async (harness, kind) => {
      if (isRefused(kind)) await click(harness, before);
    },
    expectDone: (harness) => harness.advanceUntil(30_000, () => expectState(harness, !isOff)),
  };
};

/** The question after an action whose answer was lost. While the platform does not tell, it is repeated. */
const question = (
  { files, note = '', trigger, target: lost, expectDone }: Call,
  asked: Pick<Call, 'name' | 'route' | 'target'>,
): Call => ({
  ...asked,
  files,
  note,
  trigger: async (harness, kind) => {
    await harness.sandbox.control('faults', { ...lost, count: 1, kind: 'lost-answer' });
    await trigger(harness, kind);
    await harness.advance(LAST_REQUEST_MS);
  },
  expectDone,
});

const isApproved = async (sandbox: Sandbox): Promise<boolean> =>
  (await platformComment(sandbox, COMMENT))?.status === 'approved';

const isCommentLiked = async (sandbox: Sandbox): Promise<boolean> => {
  const { blogger, comments } = await platformState(sandbox);
  return comments.some(({ content, likes }) => content.includes(COMMENT) && likes.includes(blogger));
};

const isPostLiked = async (sandbox: Sandbox): Promise<boolean> => {
  const { blogger, posts } = await platformState(sandbox);
  return posts.some(({ title, likes }) => title === POST && likes.includes(blogger));
};

/** The seed follows five sites; the follower's site is not one of them. */
const isFollowing = async (sandbox: Sandbox): Promise<boolean> =>
  (await platformState(sandbox)).following.length > 5;

const COMMENT_LIKES = '/sites/{site}/comments/{comment}/likes';
const POST_LIKES = '/sites/{site}/posts/{post}/likes';
const FOLLOWS = '/sites/{site}/follows';
const approval = {
  route: 'PUT /sites/{site}/comments/{comment}',
  files: ['outbox/requests.ts'],
  target: { method: 'PUT', path: '/comments/' },
  note: COMMENT,
  labels: ['Approve', 'Approved'],
  waiting: 'Approving',
  key: 'a',
  isOn: isApproved,
} as const;
const liking = { files: ['outbox/requests.ts'], labels: ['Like', 'Liked'], key: 'l' } as const;
const likesComment = { ...liking, note: COMMENT, isOn: isCommentLiked };
const likesPost = { ...liking, note: POST, isOn: isPostLiked };
const following = {
  files: ['outbox/requests.ts'],
  note: FOLLOWER,
  labels: ['Follow', 'Following'],
  isOn: isFollowing,
} as const;
const NOT_SAVED = "Your like couldn't be saved. Please try again.";
const NOT_REMOVED = "Your like couldn't be removed. Please try again.";

const approve = toggle({
  ...approval,
  name: 'approve',
  failureMessage: "The comment couldn't be approved. Please try again.",
});
const likeComment = toggle({
  ...likesComment,
  name: 'like a comment',
  route: `POST ${COMMENT_LIKES}/new`,
  target: { method: 'POST', path: '/likes/new' },
  failureMessage: NOT_SAVED,
});
const likePost = toggle({
  ...likesPost,
  name: 'like a post',
  route: `PUT ${POST_LIKES}/new`,
  target: { method: 'PUT', path: '/likes/new', wrongBody: { note: [{ id: 'x' }] } },
  failureMessage: NOT_SAVED,
});
const follow = toggle({
  ...following,
  name: 'follow',
  route: `PUT ${FOLLOWS}/new`,
  target: { method: 'PUT', path: '/follows/new', wrongBody: [] },
  failureMessage: "The site couldn't be followed. Please try again.",
});

/** The actions of a blogger on a comment, a post or its author (sections 4 and 7). */
export const actions: readonly Call[] = [
  approve,
  toggle({
    ...approval,
    name: 'unapprove',
    labels: ['Approved', 'Approve'],
    waiting: 'Unapproving',
    isOff: true,
    failureMessage: "The comment couldn't be unapproved. Please try again.",
  }),
  likeComment,
  toggle({
    ...likesComment,
    name: 'unlike a comment',
    route: `POST ${COMMENT_LIKES}/mine/delete`,
    target: { method: 'POST', path: '/likes/mine/delete', wrongBody: [] },
    labels: ['Liked', 'Like'],
    isOff: true,
    failureMessage: NOT_REMOVED,
  }),
  likePost,
  toggle({
    ...likesPost,
    name: 'unlike a post',
    route: `DELETE ${POST_LIKES}/mine/delete`,
    target: { method: 'DELETE', path: '/likes/mine/delete' },
    labels: ['Liked', 'Like'],
    isOff: true,
    failureMessage: NOT_REMOVED,
  }),
  follow,
  toggle({
    ...following,
    name: 'unfollow',
    route: `DELETE ${FOLLOWS}/mine/delete`,
    target: { method: 'DELETE', path: '/follows/mine/delete' },
    labels: ['Following', 'Follow'],
    isOff: true,
    failureMessage: "The site couldn't be unfollowed. Please try again.",
  }),
  question(approve, {
    name: 'look for an approval',
    route: 'GET /sites/{site}/comments/{comment}',
    target: { method: 'GET', path: '/comments/', wrongBody: [] },
  }),
  question(likeComment, {
    name: 'look for a like of a comment',
    route: `GET ${COMMENT_LIKES}/mine`,
    target: { method: 'GET', path: '/likes/mine' },
  }),
  question(likePost, {
    name: 'look for a like of a post',
    route: `GET ${POST_LIKES}/mine`,
    target: { method: 'GET', path: '/likes/mine' },
  }),
  question(follow, {
    name: 'look for a follow',
    route: `GET ${FOLLOWS}/mine`,
    target: { method: 'GET', path: '/follows/mine' },
  }),
  {
    name: 'owner of an action',
    route: 'GET /me',
    files: ['outbox/blogger.ts'],
    target: { method: 'GET', path: '/me?' },
    note: COMMENT,
    // The sign-in has stored the owner, so that the platform is not asked.
    prepare: ({ page }) => page.evaluate(() => localStorage.removeItem('auth_user')),
    // What is done in this page is done by the blogger of this page.
    trigger: approve.trigger,
    // The next page does not know who has done it, and asks.
    retry: async ({ page }, kind) => {
      if (kind === '401') await clickOn(page.locator('.list-line').getByRole('button', { name: 'Retry' }));
    },
    expectDone: approve.expectDone,
  },
];
