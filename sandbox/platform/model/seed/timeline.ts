import { addNoteRecord, receivePost } from '../incoming-activity';
import type { Notice } from '../types';
import { achievements } from './achievements';
import {
  bloggerReplies,
  linkText,
  markupComments,
  mentionComment,
  paragraphComment,
  edgeCaseComments,
  unapprovedComments,
} from './comment-texts';
import { notices } from './notices';
import { bicyclesId, bloggerId, kettleId, quayPage, reader } from './people';
import { followedPosts, mentioningPosts, type SeedPost } from './posts';
import {
  comments,
  follows,
  likes,
  likesComment,
  reblogs,
  replies,
  addComment,
  type SeedEvent,
} from './seed-events';

const [rye = '', cat = '', lamp = '', quarter = '', water = ''] = bloggerReplies;
const [hello = '', tandem = '', kettle = ''] = unapprovedComments;

const notice =
  (message: Notice | undefined): SeedEvent =>
  ({ feed }, time) => {
    if (message !== undefined)
      addNoteRecord(feed, { subject: { kind: 'notice', notice: message }, actors: [], time });
  };

const publishes =
  (kind: 'new_post' | 'automattcher', post: SeedPost | undefined, reply?: string): SeedEvent =>
  (context, time) => {
    if (post === undefined) return;
    receivePost(context, kind, post, time);
    const published = [...context.world.posts.values()].at(-1);
    if (published !== undefined && reply !== undefined) addComment(context, published, bloggerId, reply);
  };

/** The events of the seed, newest first: every type of note and every feature of its text. */
export const timeline: readonly SeedEvent[] = [
  comments('tobiasferry', 0, edgeCaseComments.plain),
  comments('gullible', 1, hello, { unapproved: true }),
  likes(0, 'noor', 'pip', 'rosalindw'),
  replies('osei', 5, rye, 'Then mine has been sulking since Thursday. Should I apologise to it?'),
  follows(kettleId, 'ljubica'),
  comments('noor', 1, edgeCaseComments.rightToLeft),
  comments('hanako', 0, edgeCaseComments.japanese, { reply: cat, liked: true }),
  publishes('new_post', followedPosts[0]),
  comments('scriptina', 1, edgeCaseComments.markup),
  reblogs('grandmabea', 2, 'Read this slowly, please. It is only fair.'),
  likesComment(4, quarter, 'osei', 'dotmatrix'),
  comments('baptiste', 1, markupComments.nested),
  notice(achievements[0]),
  replies('avigail', 1, 'How much is a pinch?', edgeCaseComments.hebrew, 'rosalindw'),
  likes(4, 'osei', 'santiago', 'threadbare', 'quietpercy', 'mothman'),
  comments('pip', 1, edgeCaseComments.emoji),
  comments('santiago', 6, tandem, { unapproved: true }),
  publishes('automattcher', mentioningPosts[0], 'The toaster was yours all along.'),
  comments('maximiliana', 2, edgeCaseComments.long),
  follows(bicyclesId, 'osei', 'threadbare', 'mei', 'dotmatrix'),
  comments('mothman', 3, 'What is the lamp in the photograph? Asking for a friend with wings.', {
    reply: lamp,
  }),
  notice(notices[0]),
  comments('dotmatrix', 1, markupComments.code),
  comments('mei', 4, edgeCaseComments.chinese, { liked: true }),
  likes(2, 'grandmabea', 'anonyma'),
  publishes('new_post', followedPosts[1]),
  comments('osei', 4, markupComments.link),
  comments('ljubica', 6, mentionComment),
  notice(notices[1]),
  comments('sunilk', 1, markupComments.quotes),
  comments(reader, 3, markupComments.emphasis),
  likesComment(1, water, 'avigail', 'noor', 'rosalindw', 'baptiste'),
  publishes('new_post', followedPosts[2], '看板の写真、もっと見たいです！'),
  comments('rosalindw', 0, paragraphComment, { reply: 'Same time, same kettle.' }),
  notice(achievements[1]),
  comments(quayPage, 0, linkText, { type: 'pingback' }),
  comments('elder_brother', 0, kettle, { unapproved: true }),
  comments('threadbare', 5, edgeCaseComments.spaces),
  reblogs('osei', 6, ''),
  notice(achievements[2]),
  publishes('automattcher', mentioningPosts[1]),
  comments('santiago', 2, edgeCaseComments.oneLongWord),
  notice(notices[2]),
  follows(kettleId, 'avigail', 'hanako'),
  publishes('new_post', followedPosts[3], 'I have never seen these scissors.'),
  notice(achievements[3]),
  publishes('new_post', followedPosts[4]),
  notice(notices[3]),
  notice(achievements[4]),
];

/** The oldest note of the seed. */
export const welcome: SeedEvent = notice(notices.at(-1));
