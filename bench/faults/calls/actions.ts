import { expect } from '@playwright/test';
import { platformComment, platformState } from '../../../spec/browser/support/platform';
import type { Sandbox } from '../../../spec/browser/support/sandbox';
import type { Stage } from '../stage';
import { type Call, COMMENT } from './call';

const POST = 'The 6:15 left at 6:15';
const FOLLOWER = 'Ljubica Žižić followed';

/** A button that is on or off. */
interface Toggle extends Pick<Call, 'name' | 'route' | 'by' | 'target'> {
  readonly on: string;
  /** What the button says before and after. */
  readonly words: readonly [before: string, after: string];
  /** The key, where it has one. */
  readonly key?: string;
  readonly says: string;
  /** It is to be on before, and then off. */
  readonly isBack?: true;
  /** Whether it is on, on the platform. */
  readonly isOn: (sandbox: Sandbox) => Promise<boolean | undefined>;
}

/** At once here; taken back, with a word on it, when the platform does not take it (section 4); then one may try again. */
const toggle = ({ words: [before, after], key, isBack, isOn, ...rest }: Toggle): Call => {
  const shows = async (stage: Stage, word: string): Promise<void> => {
    await stage.open(rest.on);
    await expect(stage.action(word).first()).toBeVisible();
  };
  const click = async (stage: Stage, word: string): Promise<void> => {
    await shows(stage, word);
    if (key === undefined) await stage.action(word).first().click();
    else await stage.press(key);
  };
  const isDone = async (stage: Stage, value: boolean): Promise<void> => {
    await shows(stage, value === (isBack ?? false) ? before : after);
    await expect.poll(() => isOn(stage.sandbox)).toBe(value);
  };
  return {
    ...rest,
    ...(isBack && {
      prepare: async (stage: Stage) => {
        await click(stage, after);
        await isDone(stage, true);
      },
    }),
    provoke: (stage) => click(stage, before),
    failed: (stage) => shows(stage, before),
    again: (stage) => click(stage, before),
    done: (stage) => isDone(stage, !isBack),
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

/** The seed follows five sites, and none of who follows here. */
const isFollowing = async (sandbox: Sandbox): Promise<boolean> =>
  (await platformState(sandbox)).following.length > 5;

const COMMENT_LIKES = '/sites/{site}/comments/{comment}/likes';
const POST_LIKES = '/sites/{site}/posts/{post}/likes';
const FOLLOWS = '/sites/{site}/follows';
const approval = {
  route: 'PUT /sites/{site}/comments/{comment}',
  by: ['effects/approve.ts'],
  target: { method: 'PUT', path: '/comments/' },
  on: COMMENT,
  words: ['Approve', 'Approved'],
  key: 'a',
  isOn: isApproved,
} as const;
const liking = { by: ['effects/like.ts'], words: ['Like', 'Liked'], key: 'l' } as const;
const likesComment = { ...liking, on: COMMENT, isOn: isCommentLiked };
const likesPost = { ...liking, on: POST, isOn: isPostLiked };
const following = {
  by: ['effects/follow.ts'],
  on: FOLLOWER,
  words: ['Follow', 'Following'],
  isOn: isFollowing,
} as const;
const NOT_SAVED = "Your like couldn't be saved. Please try again.";
const NOT_REMOVED = "Your like couldn't be removed. Please try again.";

/** What a blogger does to a comment, a post or its author (sections 4 and 7). */
export const actions: readonly Call[] = [
  toggle({
    ...approval,
    name: 'approve',
    says: "The comment couldn't be approved. Please try again.",
  }),
  toggle({
    ...approval,
    name: 'unapprove',
    words: ['Approved', 'Approve'],
    isBack: true,
    says: "The comment couldn't be unapproved. Please try again.",
  }),
  toggle({
    ...likesComment,
    name: 'like a comment',
    route: `POST ${COMMENT_LIKES}/new`,
    target: { method: 'POST', path: '/likes/new' },
    says: NOT_SAVED,
  }),
  toggle({
    ...likesComment,
    name: 'unlike a comment',
    route: `POST ${COMMENT_LIKES}/mine/delete`,
    target: { method: 'POST', path: '/likes/mine/delete', wrong: [] },
    words: ['Liked', 'Like'],
    isBack: true,
    says: NOT_REMOVED,
  }),
  toggle({
    ...likesPost,
    name: 'like a post',
    route: `PUT ${POST_LIKES}/new`,
    target: { method: 'PUT', path: '/likes/new', wrong: { note: [{ id: 'x' }] } },
    says: NOT_SAVED,
  }),
  toggle({
    ...likesPost,
    name: 'unlike a post',
    route: `DELETE ${POST_LIKES}/mine/delete`,
    target: { method: 'DELETE', path: '/likes/mine/delete' },
    words: ['Liked', 'Like'],
    isBack: true,
    says: NOT_REMOVED,
  }),
  toggle({
    ...following,
    name: 'follow',
    route: `PUT ${FOLLOWS}/new`,
    target: { method: 'PUT', path: '/follows/new', wrong: [] },
    says: "The site couldn't be followed. Please try again.",
  }),
  toggle({
    ...following,
    name: 'unfollow',
    route: `DELETE ${FOLLOWS}/mine/delete`,
    target: { method: 'DELETE', path: '/follows/mine/delete' },
    words: ['Following', 'Follow'],
    isBack: true,
    says: "The site couldn't be unfollowed. Please try again.",
  }),
];
