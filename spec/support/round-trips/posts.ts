import { ask, foreign, inTurn, other, own, type RoundTrip, somePost } from './round-trip';

/** Round trips of posts, comments, likes, reblogs, subscribers and follows. */
export const postTrips: readonly RoundTrip[] = [
  {
    noun: 'posts',
    take: async (client) => {
      const site = client.site(own);
      const body = { title: 'Stirring', content: '<p>Left, then <b>right</b>.</p>', tags: ['Tea', 'Spoons'] };
      const { ID } = await ask(site.addPost(body));
      const post = site.post(ID);
      return inTurn(
        post.get(),
        site.post({ slug: 'stirring' }).get(),
        post.update({ title: 'Stirring, reconsidered', status: 'draft' }),
        site.postsList({ query: { search: 'reconsidered', status: 'draft' } }),
        site.postCounts('post'),
        post.delete(),
        post.get(),
        post.restore(),
        post.delete(),
        post.delete(),
        post.get(),
      );
    },
    sees: [
      { content: '<p>Left, then <b>right</b>.</p>', status: 'publish', tags: { Tea: {}, Spoons: {} } },
      { slug: 'stirring' },
      { title: 'Stirring, reconsidered', slug: 'stirring', status: 'draft' },
      { found: 1, posts: [{ status: 'draft' }] },
      { counts: { all: { draft: 1 } } },
      { status: 'trash' },
      { status: 'trash' },
      { status: 'draft' },
      { status: 'trash' },
      {},
      '404 UnknownPostError',
    ],
  },
  {
    noun: 'related posts',
    take: async (client) =>
      inTurn(
        client
          .site(own)
          .post(await somePost(client))
          .related({ size: 3 }),
      ),
    sees: [{ took: 1 }],
  },
  {
    noun: 'comments',
    take: async (client) => {
      const site = client.site(own);
      const post = site.post(await somePost(client));
      const { ID } = await ask(post.comment().add('Two lumps, please.'));
      const comment = site.comment(ID);
      return inTurn(
        comment.get(),
        comment.update('Three lumps.'),
        comment.reply({ content: 'At this hour?' }),
        post.comments({ query: { number: 2 } }),
        comment.update({ status: 'unapproved' }),
        comment.delete(),
        comment.get(),
        comment.delete(),
        comment.get(),
      );
    },
    sees: [
      { raw_content: 'Two lumps, please.', status: 'approved' },
      { raw_content: 'Three lumps.' },
      { raw_content: 'At this hour?', parent: { type: 'comment' } },
      { comments: [{ raw_content: 'At this hour?' }, { raw_content: 'Three lumps.' }] },
      { status: 'unapproved' },
      { status: 'trash' },
      { status: 'trash' },
      {},
      '404 UnknownCommentError',
    ],
  },
  {
    noun: 'likes',
    take: async (client) => {
      const post = client.site(own).post(await somePost(client));
      const like = post.like();
      const { ID } = await ask(post.comment().add('I like this.'));
      const comment = client.site(own).comment(ID);
      const before = await inTurn(like.mine());
      return [
        ...before,
        ...(await inTurn(like.add(), like.add(), like.mine(), like.delete(), like.mine())),
        ...(await inTurn(
          comment.like().add(),
          comment.likesList(),
          comment.like().delete(),
          comment.like().mine(),
        )),
      ];
    },
    sees: [
      { i_like: false },
      { success: true, i_like: true },
      { success: false, i_like: true },
      { i_like: true },
      { success: true, i_like: false },
      { i_like: false },
      { i_like: true, like_count: 1 },
      { found: 1, likes: [{ login: 'wilhelmina' }] },
      { i_like: false },
      { i_like: false, like_count: 0 },
    ],
  },
  {
    noun: 'reblogs',
    take: async (client) => {
      const post = client.site(own).post(await somePost(client));
      const newest = client.site(other).postsList({ query: { number: 1 } });
      return inTurn(
        post.reblog().mine(),
        post.reblog().to(other, 'For cyclists, too'),
        post.reblog().mine(),
        newest,
        post.reblog().add({ destination_site_id: foreign }),
      );
    },
    sees: [
      { is_reblogged: false },
      { success: true, is_reblogged: true, destination_site_id: other },
      { is_reblogged: true },
      { posts: [{ title: 'In praise of the second cup', site_ID: other }] },
      '403 UnauthorizedError',
    ],
  },
  {
    noun: 'subscribers',
    take: async (client) => {
      const post = client.site(own).post(await somePost(client));
      const subscriber = post.subscriber();
      return inTurn(
        subscriber.mine(),
        subscriber.add(),
        post.subscribersList(),
        subscriber.delete(),
        subscriber.mine(),
      );
    },
    sees: [
      { i_subscribe: false },
      { success: true, i_subscribe: true },
      { found: 1, subscriptions: [{ login: 'wilhelmina' }] },
      { success: true, i_subscribe: false },
      { i_subscribe: false },
    ],
  },
  {
    noun: 'follows',
    take: (client) => {
      const follow = client.site(foreign).follow();
      return inTurn(follow.delete(), follow.mine(), follow.add(), follow.mine());
    },
    sees: [{ is_following: false }, { is_following: false }, { is_following: true }, { is_following: true }],
  },
];
