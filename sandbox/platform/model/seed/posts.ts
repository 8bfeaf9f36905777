import { b, i, image, link, list, mark, quote, type RichText } from '../rich-text';
import { bicyclesId, bloggerId, kettleId, postcardsId } from './people';

export interface SeedPost {
  readonly siteId: number;
  readonly authorId: number;
  readonly title: string;
  readonly content: RichText;
}

const mine = (siteId: number, title: string, content: RichText): SeedPost => ({
  siteId,
  authorId: bloggerId,
  title,
  content,
});

/** Posts by the blogger that get comments. */
export const ownPosts: readonly SeedPost[] = [
  mine(kettleId, 'In praise of the second cup', [
    'The first cup wakes you. The second one is company.\n\nI have been timing it: between the two there are eleven minutes in which nothing can be asked of anybody.',
    image('/image/teacup.svg'),
  ]),
  mine(kettleId, 'A loaf that waits for you', [
    'This is the bread for people with trains to catch.\n',
    list(
      '500 g flour',
      '350 g water',
      'a pinch of yeast, smaller than you think',
      '18 hours of doing nothing',
    ),
    '\nThe doing nothing is the hard part.',
  ]),
  mine(kettleId, 'What my grandmother wrote in the margins', [
    'Next to the recipe for plum cake, in pencil:\n',
    quote('Too sweet. Father asked for more.'),
    '\nI have kept both the sugar and the remark.',
  ]),
  mine(
    kettleId,
    'Notes from a kitchen without a clock',
    'You can hear when onions are done, if the radio is off.',
  ),
  mine(bicyclesId, 'The squeak, part four', [
    'It is not the chain. It was ',
    i('never'),
    ' the chain. It is ',
    b('the saddle'),
    ', and I owe several people an apology.',
  ]),
  mine(bicyclesId, 'How to true a wheel & keep your temper', 'Quarter turns. Tea. Quarter turns. More tea.'),
  mine(bicyclesId, 'Found: one 1974 tandem, slightly divorced', [
    'Two saddles, one of them never used.',
    image('/image/tandem.svg'),
  ]),
];

/** Older posts on the blogger's third site. */
export const archive: readonly SeedPost[] = [
  mine(postcardsId, 'From the platform, while it rained', 'The rain was on time. Nothing else was.'),
  mine(
    postcardsId,
    'A window seat, facing backwards',
    'You see everything a little later than the others, and for longer.',
  ),
  mine(postcardsId, 'Wish you were here, whoever you are', 'The tea is good. There are two spoons.'),
  mine(postcardsId, 'The museum of lost umbrellas', 'Admission is free, if you leave yours.'),
];

/** Posts on sites that the blogger follows. Each post becomes a note. */
export const followedPosts: readonly SeedPost[] = [
  {
    siteId: 2110,
    authorId: 1002,
    title: 'The 6:15 left at 6:15',
    content: [
      'Nobody was ready for it.\n\n',
      image('/image/harbour.svg', 'The harbour at a quarter past six'),
      '\n\nThe captain, when asked, said she had ',
      i('finally read the timetable'),
      '. More in ',
      link('/s/ferry-times', 'the logbook'),
      '.\n',
    ],
  },
  {
    siteId: 2119,
    authorId: 1013,
    title: 'Soupe à l’oignon pour un lundi',
    content: [
      mark('h4', 'Il faut'),
      '\n',
      list(
        'six oignons',
        ['du pain, du vrai\n', list('rassis si possible', 'coupé épais')],
        'une heure devant soi',
      ),
      '\nOn pleure un peu au début. C’est prévu.',
    ],
  },
  {
    siteId: 2113,
    authorId: 1005,
    title: '坂の上の自転車屋さん',
    content:
      '坂を上りきったところに小さな自転車屋さんがあります。店主いわく「修理より、登ってきた人にお茶を出すほうが忙しい」。',
  },
  {
    siteId: 2123,
    authorId: 1019,
    title: 'On moving the good scissors',
    content:
      'I know who you are. They go back in the second drawer, dear, and we shall say no more about it.',
  },
  {
    siteId: 2125,
    authorId: 1022,
    title: 'A man boarded with a door',
    content: [
      'Not through a door. ',
      i('With'),
      ' a door. He paid for one adult.\n\nThe driver looked at it for a while and said: ',
      quote('It folds, does it?'),
      '\nIt did not.',
    ],
  },
];

/** Older posts by other users that the blogger likes. */
export const likedPosts: readonly SeedPost[] = [
  {
    siteId: 2118,
    authorId: 1011,
    title: 'A starter that answers to its name',
    content: 'I call it Gerald. It rises when it is called, which is more than I do.',
  },
  {
    siteId: 2117,
    authorId: 1010,
    title: 'Three screws that were left over',
    content: 'The radio works. Nobody knows why, and nobody is going to look.',
  },
  {
    siteId: 2114,
    authorId: 1006,
    title: 'Small, spiky update',
    content: 'There are four of them now. 🦔🦔🦔🦔',
  },
];

/** Posts that mention the blogger. */
export const mentioningPosts: readonly SeedPost[] = [
  {
    siteId: 2117,
    authorId: 1010,
    title: 'Everything I repaired in autumn',
    content: [
      'A toaster (twice), a zip, a friendship.\n\nThe friendship was ',
      mark('match', '@wilhelmina'),
      '’s idea, as was the second attempt at the toaster.\n',
      list('Toaster: lives', 'Zip: lives, complains', [
        'Friendship:',
        list('tea every Thursday', 'no advice'),
      ]),
    ],
  },
  {
    siteId: 2118,
    authorId: 1011,
    title: 'Ten people to bake with in the dark months',
    content: [
      'Number three is ',
      mark('match', '@wilhelmina'),
      ', who bakes as if nobody had invented hurrying. 🍞',
    ],
  },
];
