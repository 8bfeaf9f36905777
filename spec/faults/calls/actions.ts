import { expect } from '@playwright/test';
import { platformComment, platformState } from '../../e2e/support/platform';
import type { Sandbox } from '../../e2e/support/sandbox';
import { type Harness, clickOn } from '../harness';
import { type Call, COMMENT, isKept } from './call';

const POST = 'The 6:15 left at 6:15';
const FOLLOWER = 'Ljubica Žižić followed';

/** A button that is on or off. */
interface Toggle extends Pick<Call, 'name' | 'route' | 'files' | 'target'> {
  readonly note: string;
  readonly labels: readonly [before: string, after: string];
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
 * platform refuses (section 4). The blogger can then try again.
 */
const toggle = ({ labels: [before, after], key, isOff, isOn, failureMessage, ...rest }: Toggle): Call => {
  const expectLabel = async (harness: Harness, label: string): Promise<void> => {
    await harness.open(rest.note);
    await expect(harness.action(label).first()).toBeVisible();
  };
  const click = async (harness: Harness, label: string): Promise<void> => {
    await expectLabel(harness, label);
    if (key === undefined) await clickOn(harness.action(label).first());
    else await harness.press(key);
  };
  const expectState = async (harness: Harness, value: boolean): Promise<void> => {
    await expectLabel(harness, value === (isOff ?? false) ? before : after);
    await expect.poll(() => isOn(harness.sandbox)).toBe(value);
  };
  return {
    ...rest,
    ...(isOff && {
      prepare: async (harness: Harness) => {
        await click(harness, after);
        await expectState(harness, true);
      },
    }),
    trigger: (harness) => click(harness, before),
    failureMessage: (kind) => (isKept(kind) ? undefined : failureMessage),
    expectFailed: (harness, kind) => expectLabel(harness, isKept(kind) ? after : before),
    retry: async (harness, kind) => {
      if (!isKept(kind)) await click(harness, before);
    },
    expectDone: (harness) => expectState(harness, !isOff),
  };
};

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
  files: ['reactions/approve.ts'],
  target: { method: 'PUT', path: '/comments/' },
  note: COMMENT,
  labels: ['Approve', 'Approved'],
  key: 'a',
  isOn: isApproved,
} as const;
const liking = { files: ['reactions/like.ts'], labels: ['Like', 'Liked'], key: 'l' } as const;
const likesComment = { ...liking, note: COMMENT, isOn: isCommentLiked };
const likesPost = { ...liking, note: POST, isOn: isPostLiked };
const following = {
  files: ['reactions/follow.ts'],
  note: FOLLOWER,
  labels: ['Follow', 'Following'],
  isOn: isFollowing,
} as const;
const NOT_SAVED = "Your like couldn't be saved. Please try again.";
const NOT_REMOVED = "Your like couldn't be removed. Please try again.";

/** The actions of a blogger on a comment, a post or its author (sections 4 and 7). */
export const actions: readonly Call[] = [
  toggle({
    ...approval,
    name: 'approve',
    failureMessage: "The comment couldn't be approved. Please try again.",
  }),
  toggle({
    ...approval,
    name: 'unapprove',
    labels: ['Approved', 'Approve'],
    isOff: true,
    failureMessage: "The comment couldn't be unapproved. Please try again.",
  }),
  toggle({
    ...likesComment,
    name: 'like a comment',
    route: `POST ${COMMENT_LIKES}/new`,
    target: { method: 'POST', path: '/likes/new' },
    failureMessage: NOT_SAVED,
  }),
  toggle({
    ...likesComment,
    name: 'unlike a comment',
    route: `POST ${COMMENT_LIKES}/mine/delete`,
    target: { method: 'POST', path: '/likes/mine/delete', wrongBody: [] },
    labels: ['Liked', 'Like'],
    isOff: true,
    failureMessage: NOT_REMOVED,
  }),
  toggle({
    ...likesPost,
    name: 'like a post',
    route: `PUT ${POST_LIKES}/new`,
    target: { method: 'PUT', path: '/likes/new', wrongBody: { note: [{ id: 'x' }] } },
    failureMessage: NOT_SAVED,
  }),
  toggle({
    ...likesPost,
    name: 'unlike a post',
    route: `DELETE ${POST_LIKES}/mine/delete`,
    target: { method: 'DELETE', path: '/likes/mine/delete' },
    labels: ['Liked', 'Like'],
    isOff: true,
    failureMessage: NOT_REMOVED,
  }),
  toggle({
    ...following,
    name: 'follow',
    route: `PUT ${FOLLOWS}/new`,
    target: { method: 'PUT', path: '/follows/new', wrongBody: [] },
    failureMessage: "The site couldn't be followed. Please try again.",
  }),
  toggle({
    ...following,
    name: 'unfollow',
    route: `DELETE ${FOLLOWS}/mine/delete`,
    target: { method: 'DELETE', path: '/follows/mine/delete' },
    labels: ['Following', 'Follow'],
    isOff: true,
    failureMessage: "The site couldn't be unfollowed. Please try again.",
  }),
];
