import { isExistingId } from '../request/validate';
import { endpoint } from './endpoint';
import { noun } from './noun';
import type { CommentsResponse } from '../types/comment';
import type { LikesResponse, SubscriberResponse, SubscribersResponse } from '../types/like';
import type {
  Post,
  ReblogBody,
  ReblogResponse,
  ReblogState,
  RelatedBody,
  RelatedResponse,
} from '../types/post';
import type { CommentsQuery } from '../types/queries';
import type { PostBody } from '../types/post-body';
import { comment } from './comments';
import { like, mineAt } from './likes-and-follows';
import { body } from './shapes';

/** The body of a reblog. @throws an error if it has no destination (section 5). */
const withDestination = (body?: ReblogBody) => {
  if (!isExistingId(body?.destination_site_id)) throw new Error('destination_site_id is not defined');
  return { body };
};

const reblog = noun({
  needs: ['post'],
  calls: {
    mine: endpoint<ReblogState>()('GET /sites/{site}/posts/{post}/reblogs/mine'),
    add: endpoint<ReblogResponse, [body: ReblogBody]>()('PUT /sites/{site}/posts/{post}/reblogs/new', {
      takes: { body: 'object' },
      sends: withDestination,
    }),
    to: endpoint<ReblogResponse, [destination: ReblogBody['destination_site_id'], note?: string | null]>()(
      'PUT /sites/{site}/posts/{post}/reblogs/new',
      {
        takes: { destination_site_id: 'any', 'note?': 'string' },
        sends: (destination, note = null) => withDestination({ note, destination_site_id: destination }),
      },
    ),
  },
});

const subscriber = noun({
  needs: ['post'],
  calls: mineAt<SubscriberResponse>()('/sites/{site}/posts/{post}/subscribers'),
});

const getBySlug = endpoint<Post>()('GET /sites/{site}/posts/slug:{slug}');

/** Section 7, "Sites": posts, with their comments, likes, reblogs and subscribers. */
export const post = noun({
  binds: ['post?'],
  reference: 'slug',
  calls: {
    get: endpoint<Post>()('GET /sites/{site}/posts/{post}', { fallbackEndpoint: getBySlug }),
    getBySlug,
    add: endpoint<Post, [body: PostBody]>()('POST /sites/{site}/posts/new', body),
    update: endpoint<Post, [body: PostBody]>()('PUT /sites/{site}/posts/{post}', body),
    delete: endpoint<Post>()('DELETE /sites/{site}/posts/{post}/delete'),
    restore: endpoint<Post>()('PUT /sites/{site}/posts/{post}/restore'),
    related: endpoint<RelatedResponse, [body: RelatedBody]>()('PUT /sites/{site}/posts/{post}/related', body),
    comments: endpoint<CommentsResponse, [], CommentsQuery>()('GET /sites/{site}/posts/{post}/replies/'),
    likesList: endpoint<LikesResponse>()('GET /sites/{site}/posts/{post}/likes'),
    subscribersList: endpoint<SubscribersResponse>()('GET /sites/{site}/posts/{post}/subscribers'),
  },
  nouns: { comment, like, reblog, subscriber },
});
