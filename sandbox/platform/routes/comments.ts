import {
  addReply,
  canModerate,
  deleteComment,
  findComment,
  findPost,
  updateComment,
} from '../model/comment-actions';
import type { Json, JsonObject } from '../model/json';
import { PlatformError } from '../model/platform-error';
import { commentsOf } from '../model/threads';
import type { Comment, CommentChange, Post } from '../model/types';
import type { Platform } from '../platform';
import { commentShape } from './comment-shape';
import { idParameter, pageOf, type Parameters, siteOf } from './parameters';
import type { RouteTable } from './route-table';

const statuses: readonly CommentChange[] = ['approved', 'unapproved', 'spam', 'trash', 'unspam', 'untrash'];

/** Routes that read, answer, edit, moderate and delete comments. */
export const commentRoutes: RouteTable = {
  'GET /sites/{site}/comments/{comment}': (platform, request) =>
    respond(platform, commentOf(platform, request)),

  'POST /sites/{site}/comments/{comment}': (platform, request) => {
    const comment = commentOf(platform, request);
    const { content, status } = request.input;
    const known = statuses.find((each) => each === status);
    if (status !== undefined && known === undefined) {
      throw new PlatformError(400, 'invalid_input', 'Invalid comment status');
    }
    const change = {
      ...(content !== undefined && { content: textOf(content) }),
      ...(known !== undefined && { status: known }),
    };
    return respond(platform, updateComment(platform.world, comment, change));
  },

  'POST /sites/{site}/comments/{comment}/delete': (platform, request) =>
    respond(platform, deleteComment(platform.world, commentOf(platform, request))),

  'POST /sites/{site}/comments/{comment}/replies/new': (platform, request) => {
    const comment = commentOf(platform, request);
    return respond(
      platform,
      addReply(platform.world, comment, textOf(request.input.content), platform.nowS),
    );
  },

  'POST /sites/{site}/posts/{post}/replies/new': (platform, request) => {
    const post = postOf(platform, request);
    return respond(platform, addReply(platform.world, post, textOf(request.input.content), platform.nowS));
  },

  'GET /sites/{site}/posts/{post}/replies': (platform, request) => {
    const post = postOf(platform, request);
    const isForModerators = request.req.query('status') === 'all';
    if (isForModerators && !canModerate(platform.world, post.siteId))
      throw new PlatformError(403, 'unauthorized', 'User cannot read non-approved comments');
    const comments = commentsOf(platform.world, post).filter(
      ({ status }) => status === 'approved' || (isForModerators && status === 'unapproved'),
    );
    const shapes = pageOf(request, comments.reverse()).map((comment) => commentShape(platform, comment));
    return { found: comments.length, site_ID: post.siteId, comments: shapes };
  },
};

const commentOf = (platform: Platform, request: Parameters): Comment =>
  findComment(platform.world, siteOf(platform, request).id, idParameter(request, 'comment'));

const postOf = (platform: Platform, request: Parameters): Post =>
  findPost(platform.world, siteOf(platform, request).id, idParameter(request, 'post'));

function respond(platform: Platform, comment: Comment): JsonObject {
  platform.feed.refresh();
  return commentShape(platform, comment);
}

function textOf(content: Json | undefined): string {
  return typeof content === 'string' ? content : '';
}
