import {
  addReply,
  deleteComment,
  findComment,
  findPost,
  readComment,
  updateComment,
} from '../model/comment-actions';
import { listComments } from '../model/comment-lists';
import type { Json, JsonObject } from '../model/json';
import { PlatformError } from '../model/platform-error';
import type { Comment, CommentChange, Post } from '../model/types';
import type { Platform } from '../platform';
import { commentShape } from './comment-shape';
import { idParameter, pageOf, type Parameters, siteOf } from './parameters';
import type { RouteTable } from './route-table';

const statuses: readonly CommentChange[] = ['approved', 'unapproved', 'spam', 'trash', 'unspam', 'untrash'];

/** Routes that read, edit, moderate and delete comments, and add replies. */
export const commentRoutes: RouteTable = {
  'GET /sites/{site}/comments/{comment}': (platform, request) =>
    commentShape(platform, commentOf(platform, request, readComment)),

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
    return respond(platform, addReply(platform.world, comment, textOf(request.input.content), platform.nowS));
  },

  'POST /sites/{site}/posts/{post}/replies/new': (platform, request) => {
    const post = postOf(platform, request);
    return respond(platform, addReply(platform.world, post, textOf(request.input.content), platform.nowS));
  },

  'GET /sites/{site}/posts/{post}/replies': (platform, request) => {
    const { id: postId, siteId } = postOf(platform, request);
    const comments = listComments(platform.world, { siteId, postId }, (name) => request.req.query(name));
    const shapes = pageOf(request, comments).map((comment) => commentShape(platform, comment));
    return { found: comments.length, site_ID: siteId, comments: shapes };
  },
};

const commentOf = (platform: Platform, request: Parameters, find = findComment): Comment =>
  find(platform.world, siteOf(platform, request).id, idParameter(request, 'comment'));

const postOf = (platform: Platform, request: Parameters): Post =>
  findPost(platform.world, siteOf(platform, request).id, idParameter(request, 'post'));

function respond(platform: Platform, comment: Comment): JsonObject {
  platform.feed.refresh();
  return commentShape(platform, comment);
}

function textOf(content: Json | undefined): string {
  return typeof content === 'string' ? content : '';
}
