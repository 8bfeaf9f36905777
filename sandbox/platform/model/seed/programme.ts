import { addRecord, postArrives } from '../happenings';
import type { Notice } from '../types';
import { achievements } from './achievements';
import { bloggersWords, marked, mention, paragraphs, remarkable, strangers } from './comment-texts';
import { notices } from './notices';
import { bicyclesId, bloggerId, kettleId } from './people';
import { followedPosts, mentioningPosts, type SeedPost } from './posts';
import { comments, follows, likes, likesComment, reblogs, replies, says, type Play } from './scene';

const [rye = '', cat = '', lamp = '', quarter = '', water = ''] = bloggersWords;
const [hello = '', tandem = '', kettle = ''] = strangers;

const notice =
  (message: Notice | undefined): Play =>
  ({ feed }, time) => {
    if (message !== undefined)
      addRecord(feed, { subject: { kind: 'notice', notice: message }, actors: [], time });
  };

const publishes =
  (kind: 'new_post' | 'automattcher', post: SeedPost | undefined, answer?: string): Play =>
  (scene, time) => {
    if (post === undefined) return;
    postArrives(scene, kind, post, time);
    const published = [...scene.world.posts.values()].at(-1);
    if (published !== undefined && answer !== undefined) says(scene, published, bloggerId, answer);
  };

/** What has happened to the blogger, newest first: every type of note, and every trick that text plays. */
export const programme: readonly Play[] = [
  comments('tobiasferry', 0, remarkable.plain),
  comments('gullible', 1, hello, { unapproved: true }),
  likes(0, 'noor', 'pip', 'rosalindw'),
  replies('osei', 5, rye, 'Then mine has been sulking since Thursday. Should I apologise to it?'),
  follows(kettleId, 'ljubica'),
  comments('noor', 1, remarkable.rightToLeft),
  comments('hanako', 0, remarkable.japanese, { answer: cat, liked: true }),
  publishes('new_post', followedPosts[0]),
  comments('scriptina', 1, remarkable.markup),
  reblogs('grandmabea', 2, 'Read this slowly, please. It is only fair.'),
  likesComment(4, quarter, 'osei', 'dotmatrix'),
  comments('baptiste', 1, marked.nested),
  notice(achievements[0]),
  replies('avigail', 1, 'How much is a pinch?', remarkable.hebrew, 'rosalindw'),
  likes(4, 'osei', 'santiago', 'threadbare', 'quietpercy', 'mothman'),
  comments('pip', 1, remarkable.emoji),
  comments('santiago', 6, tandem, { unapproved: true }),
  publishes('automattcher', mentioningPosts[0], 'The toaster was yours all along.'),
  comments('maximiliana', 2, remarkable.long),
  follows(bicyclesId, 'osei', 'threadbare', 'mei', 'dotmatrix'),
  comments('mothman', 3, 'What is the lamp in the photograph? Asking for a friend with wings.', {
    answer: lamp,
  }),
  notice(notices[0]),
  comments('dotmatrix', 1, marked.code),
  comments('mei', 4, remarkable.chinese, { liked: true }),
  likes(2, 'grandmabea', 'anonyma'),
  publishes('new_post', followedPosts[1]),
  comments('osei', 4, marked.link),
  comments('ljubica', 6, mention),
  notice(notices[1]),
  comments('sunilk', 1, marked.quotes),
  comments('quietpercy', 0, 'Second cup, second attempt at saying so: thank you.'),
  likesComment(1, water, 'avigail', 'noor', 'rosalindw', 'baptiste'),
  publishes('new_post', followedPosts[2], '看板の写真、もっと見たいです！'),
  comments('rosalindw', 0, paragraphs, { answer: 'Same time, same kettle.' }),
  notice(achievements[1]),
  comments('anonyma', 3, marked.emphasis),
  comments('elder_brother', 0, kettle, { unapproved: true }),
  comments('threadbare', 5, remarkable.spaces),
  reblogs('osei', 6, ''),
  notice(achievements[2]),
  publishes('automattcher', mentioningPosts[1]),
  comments('santiago', 2, remarkable.oneLongWord),
  notice(notices[2]),
  follows(kettleId, 'avigail', 'hanako'),
  publishes('new_post', followedPosts[3], 'I have never seen these scissors.'),
  notice(achievements[3]),
  publishes('new_post', followedPosts[4]),
  notice(notices[3]),
  notice(achievements[4]),
];

/** The very first note anybody gets. */
export const welcome: Play = notice(notices.at(-1));
