import { badge, i, link } from '../rich-text';
import { noticons } from '../note-builder/context';
import type { Notice } from '../types';
import { bicyclesId, kettleId } from './people';
import { bicycles, kettle } from './site-marks';

/** The achievement notices of the seed, each with a badge. */
export const achievements: readonly Notice[] = [
  {
    type: 'like_milestone_achievement',
    title: '100 Likes',
    noticon: noticons.trophy,
    badge: 'likes',
    path: '/s/slow-kettle',
    siteId: kettleId,
    subject: [['You’ve received 100 likes on ', kettle]],
    body: [
      badge('likes', '100 Likes'),
      ['Congratulations on getting 100 total likes on ', kettle, '. The kettle is blushing.'],
    ],
  },
  {
    type: 'achieve_user_anniversary',
    title: 'Achievement',
    noticon: noticons.anniversary,
    badge: 'anniversary',
    path: '/s/slow-kettle',
    subject: ['Happy anniversary! You have been blogging for six years.'],
    body: [
      badge('anniversary', '6 Year Anniversary Achievement'),
      'Six years, and not one of them hurried.',
      ['Keep up the ', i('good'), ' blogging.'],
    ],
  },
  {
    type: 'post_milestone_achievement',
    title: '50 Posts',
    noticon: noticons.trophy,
    badge: 'posts',
    path: '/s/second-hand-bicycles',
    siteId: bicyclesId,
    subject: [['You’ve made 50 posts on ', bicycles, '.']],
    body: [
      badge('posts', '50 Posts'),
      ['Congratulations on writing 50 posts on ', bicycles, '! Four of them about one squeak.'],
    ],
  },
  {
    type: 'followed_milestone_achievement',
    title: '500 Followers!',
    noticon: noticons.anniversary,
    badge: 'followers',
    path: '/s/slow-kettle',
    siteId: kettleId,
    subject: [['You’ve received 500 follows on ', kettle, '.']],
    body: [
      badge('followers', '500 Follows!'),
      ['Congratulations on getting 500 total follows on ', kettle, '!'],
      'Your current tally is 507.',
    ],
  },
  {
    type: 'best_liked_day_feat',
    title: '31 Likes',
    noticon: noticons.trophy,
    badge: 'best-day',
    path: '/s/slow-kettle',
    siteId: kettleId,
    subject: [['Your best day for likes on ', kettle]],
    body: [
      badge('best-day'),
      [
        'You surpassed your previous record of ',
        link('', 'most likes in one day'),
        ' for your blog ',
        kettle,
        '. Nice!',
      ],
      'Most Likes in One Day',
      'Current Record: 31',
      'Old Record: 28',
    ],
  },
];
