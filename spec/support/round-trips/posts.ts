import { ask, foreign, other, own, type RoundTrip, somePost } from './round-trip';

/** Round trips of posts, comments, likes, reblogs, subscribers and follows. */
export const postTrips: readonly RoundTrip[] = [
  {
    noun: 'posts',
    steps: async (client) => {
      const site = client.site(own);
      const body = { title: 'Stirring', content: '<p>Left, then <b>right</b>.</p>', tags: ['Tea', 'Spoons'] };
      const { ID } = await ask(site.addPost(body));
      const post = site.post(ID);
      return [
        [post.get(), { content: body.content, status: 'publish', tags: { Tea: {}, Spoons: {} } }],
        [site.post({ slug: 'stirring' }).get(), { slug: 'stirring' }],
        [post.related({ size: 3 }), { took: 1 }],
        [
          post.update({ title: 'Stirring, reconsidered', status: 'draft' }),
          { title: 'Stirring, reconsidered', slug: 'stirring', status: 'draft' },
        ],
        [
          site.postsList({ query: { search: 'reconsidered', status: 'draft' } }),
          { found: 1, posts: [{ status: 'draft' }] },
        ],
        [site.postCounts('post'), { counts: { all: { draft: 1 } } }],
        [post.delete(), { status: 'trash' }],
        [post.get(), { status: 'trash' }],
        [post.restore(), { status: 'draft' }],
        [post.delete(), { status: 'trash' }],
        [post.delete(), {}],
        [post.get(), '404 UnknownPostError'],
      ];
    },
  },
  {
    noun: 'comments',
    steps: async (client) => {
      const site = client.site(own);
      const post = site.post(await somePost(client));
      const { ID } = await ask(post.comment().add('Two lumps, please.'));
      const comment = site.comment(ID);
      return [
        [comment.get(), { raw_content: 'Two lumps, please.', status: 'approved' }],
        [comment.update('Three lumps.'), { raw_content: 'Three lumps.' }],
        [
          comment.reply({ content: 'At this hour?' }),
          { raw_content: 'At this hour?', parent: { type: 'comment' } },
        ],
        [
          post.comments({ query: { number: 2 } }),
          { comments: [{ raw_content: 'At this hour?' }, { raw_content: 'Three lumps.' }] },
        ],
        [comment.update({ status: 'unapproved' }), { status: 'unapproved' }],
        [comment.delete(), { status: 'trash' }],
        [comment.get(), { status: 'trash' }],
        [comment.delete(), {}],
        [comment.get(), '404 UnknownCommentError'],
      ];
    },
  },
  {
    noun: 'likes',
    steps: async (client) => {
      const post = client.site(own).post(await somePost(client));
      const like = post.like();
      const { ID } = await ask(post.comment().add('I like this.'));
      const comment = client.site(own).comment(ID);
      return [
        [like.mine(), { i_like: false }],
        [like.add(), { success: true, i_like: true }],
        [like.add(), { success: false, i_like: true }],
        [like.mine(), { i_like: true }],
        [like.delete(), { success: true, i_like: false }],
        [like.mine(), { i_like: false }],
        [comment.like().add(), { i_like: true, like_count: 1 }],
        [comment.likesList(), { found: 1, likes: [{ login: 'wilhelmina' }] }],
        [comment.like().delete(), { i_like: false }],
        [comment.like().mine(), { i_like: false, like_count: 0 }],
      ];
    },
  },
  {
    noun: 'reblogs',
    steps: async (client) => {
      const reblog = client
        .site(own)
        .post(await somePost(client))
        .reblog();
      const newest$ = client.site(other).postsList({ query: { number: 1 } });
      return [
        [reblog.mine(), { is_reblogged: false }],
        [
          reblog.to(other, 'For cyclists, too'),
          { success: true, is_reblogged: true, destination_site_id: other },
        ],
        [reblog.mine(), { is_reblogged: true }],
        [newest$, { posts: [{ title: 'In praise of the second cup', site_ID: other }] }],
        [reblog.add({ destination_site_id: foreign }), '403 UnauthorizedError'],
      ];
    },
  },
  {
    noun: 'subscribers',
    steps: async (client) => {
      const post = client.site(own).post(await somePost(client));
      const subscriber = post.subscriber();
      return [
        [subscriber.mine(), { i_subscribe: false }],
        [subscriber.add(), { success: true, i_subscribe: true }],
        [post.subscribersList(), { found: 1, subscriptions: [{ login: 'wilhelmina' }] }],
        [subscriber.delete(), { success: true, i_subscribe: false }],
        [subscriber.mine(), { i_subscribe: false }],
      ];
    },
  },
  {
    noun: 'follows',
    steps: (client) => {
      const follow = client.site(foreign).follow();
      return [
        [follow.delete(), { is_following: false }],
        [follow.mine(), { is_following: false }],
        [follow.add(), { is_following: true }],
        [follow.mine(), { is_following: true }],
      ];
    },
  },
];
