import { endpoint } from './endpoint';
import { noun } from './noun';
import type { Comment, CommentBody, CommentsResponse } from '../types/comment';
import type { LikeResponse, LikesResponse } from '../types/like';
import type { CommentsQuery } from '../types/queries';
import { content } from './shapes';

const like = noun({
  needs: ['comment'],
  calls: {
    mine: endpoint<LikeResponse>()('GET /sites/{site}/comments/{comment}/likes/mine'),
    add: endpoint<LikeResponse>()('POST /sites/{site}/comments/{comment}/likes/new'),
    delete: endpoint<LikeResponse>()('POST /sites/{site}/comments/{comment}/likes/mine/delete'),
  },
});

/** Section 7, "Comments": the comments of a site or of a post. `replies` and `add` need the post. */
export const comment = noun({
  binds: ['comment?', 'post?'],
  calls: {
    get: endpoint<Comment>()('GET /sites/{site}/comments/{comment}'),
    update: endpoint<Comment, [content: CommentBody]>()('PUT /sites/{site}/comments/{comment}', content),
    reply: endpoint<Comment, [content: CommentBody]>()(
      'POST /sites/{site}/comments/{comment}/replies/new',
      content,
    ),
    delete: endpoint<Comment>()('POST /sites/{site}/comments/{comment}/delete'),
    likesList: endpoint<LikesResponse>()('GET /sites/{site}/comments/{comment}/likes'),
    replies: endpoint<CommentsResponse, [], CommentsQuery>()('GET /sites/{site}/posts/{post}/replies/'),
    add: endpoint<Comment, [content: CommentBody]>()('POST /sites/{site}/posts/{post}/replies/new', content),
  },
  nouns: { like },
});
