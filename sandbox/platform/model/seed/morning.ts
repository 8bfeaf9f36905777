import { bloggerReplies, ordinaryComments, reblogRemarks } from './comment-texts';
import { bicyclesId, kettleId, postcardsId } from './people';
import { comments, follows, likes, likesComment, reblogs, type SeedEvent } from './seed-events';

const GOODS = [
  ...['kettles', 'tea cosies', 'bread knives', 'onion goggles', 'egg timers', 'toast racks', 'trivets'],
  ...['bicycle bells', 'saddles', 'spokes', 'tandem umbrellas', 'puncture kits', 'chain wax', 'pedals'],
  ...['stamps', 'envelopes', 'fountain pens', 'sealing wax', 'blotters', 'letter scales'],
];

/** Spam texts of a morning, newest first. No text appears twice in the lists of this file. */
export const SPAM: readonly string[] = GOODS.map(
  (goods) => `Great post! My shop has ${goods} for 70 % less, today only.`,
);

/** First comments by strangers that await approval, newest first. */
export const FIRST_COMMENTS: readonly string[] = [
  ...['the yeast', 'the water', 'the second cup', 'the margins', 'the radio', 'the kitchen'],
  ...['the saddle', 'quarter turns', 'the tandem', 'the rain'],
].map((subject) => `First time here. I would like to hear more about ${subject}.`);

/** Questions to the blogger, newest first. */
export const QUESTIONS: readonly string[] = [
  'How long may the dough wait if the train is late?',
  'Which way do you turn the spoke when it sings?',
  'May I read your postcards to my class on Friday?',
];

const AUTHORS = ['tobiasferry', 'hanako', 'osei', 'grandmabea', 'pip', 'sunilk', 'mei', 'rosalindw'];
const SPAMMERS = ['anonyma', 'elder_brother'];
/** The number of posts on the blogger's three sites. */
const POSTS_COUNT = 11;

const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? '';
const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

const spam = (index: number): SeedEvent =>
  comments(pick(SPAMMERS, index), (3 * index) % POSTS_COUNT, pick(SPAM, index));
const first = (index: number): SeedEvent =>
  comments(pick(AUTHORS, index), index, pick(FIRST_COMMENTS, index), { unapproved: true });
const question = (index: number): SeedEvent =>
  comments(pick(AUTHORS, index + 3), 4 * index, pick(QUESTIONS, index));
const remark = (index: number): SeedEvent =>
  comments(pick(AUTHORS, index + 5), (2 * index) % POSTS_COUNT, pick(ordinaryComments, index));

/** All comments of the morning, newest first. Spam and first comments come in waves. */
const written: readonly SeedEvent[] = [
  ...range(4).map(remark),
  ...range(8).map(spam),
  question(0),
  ...range(4).map((index) => remark(index + 4)),
  ...range(6).map(first),
  ...range(5).map((index) => remark(index + 8)),
  ...range(7).map((index) => spam(index + 8)),
  question(1),
  ...range(5).map((index) => remark(index + 13)),
  ...range(4).map((index) => first(index + 6)),
  ...range(5).map((index) => spam(index + 15)),
  question(2),
  ...range(4).map((index) => remark(index + 18)),
];

/** Likes of one post or comment within a day become one note, and so do follows of one site. */
const reactions: readonly SeedEvent[] = [
  ...range(POSTS_COUNT).map((index) => likes(index, pick(AUTHORS, index), pick(AUTHORS, index + 1))),
  ...[kettleId, bicyclesId, postcardsId].map((site, index) => follows(site, pick(AUTHORS, 2 * index))),
  ...range(21).map((index) =>
    likesComment(index % POSTS_COUNT, pick(bloggerReplies, index), pick(AUTHORS, index + 2)),
  ),
  ...range(10).map((index) => reblogs(pick(AUTHORS, index), index, pick(reblogRemarks, index))),
];

/**
 * The hundred events of a busy morning, newest first: 20 spam comments, 10 comments that await
 * approval, 3 questions, and 67 notes that need no action.
 */
export const morning: readonly SeedEvent[] = written.flatMap((event, index) => [
  event,
  ...reactions.slice(index, index + 1),
]);

/** The seconds between two events of the morning. */
const STEP_S = 300;

/** The times of the events in epoch seconds, newest first. */
export const morningTimes = (nowMs: number): readonly number[] =>
  morning.map((_event, index) => Math.floor(nowMs / 1000) - 60 - STEP_S * index);
