import type { Hono } from 'hono';
import {
  addReply,
  canModerate,
  deleteComment,
  findComment,
  findPost,
  updateComment,
} from '../model/comment-actions';
import { PlatformError } from '../model/platform-error';
import { commentsOf } from '../model/threads';
import type { Comment, CommentChange } from '../model/types';
import { readInput } from '../http/body';
import type { SandboxContext, SandboxEnv } from '../http/env';
import type { Platform } from '../platform';
import { commentShape } from './comment-shape';
import { writeMethods, idParameter, pageOf, siteOf } from './parameters';

const statuses: readonly CommentChange[] = ['approved', 'unapproved', 'spam', 'trash', 'unspam', 'untrash'];

/** Routes that read, answer, edit, moderate and delete comments. */
export function commentRoutes(rest: Hono<SandboxEnv>, platform: Platform): void {
  const commentOf = (context: SandboxContext): Comment =>
    findComment(platform.world, siteOf(platform, context).id, idParameter(context, 'comment'));
  const respond = (context: SandboxContext, comment: Comment): Response => {
    platform.feed.refresh();
    return context.json(commentShape(platform, comment));
  };

  rest.get('/sites/:site/comments/:comment', (context) => respond(context, commentOf(context)));

  rest.on(writeMethods, '/sites/:site/comments/:comment', async (context) => {
    const comment = commentOf(context);
    const { content, status } = await readInput(context);
    const known = statuses.find((each) => each === status);
    if (status !== undefined && known === undefined) {
      throw new PlatformError(400, 'invalid_input', 'Invalid comment status');
    }
    const change = {
      ...(content !== undefined && { content: textOf(content) }),
      ...(known !== undefined && { status: known }),
    };
    return respond(context, updateComment(platform.world, comment, change));
  });

  rest.on(writeMethods, '/sites/:site/comments/:comment/delete', (context) =>
    respond(context, deleteComment(platform.world, commentOf(context))),
  );

  rest.on(writeMethods, '/sites/:site/comments/:comment/replies/new', async (context) => {
    const comment = commentOf(context);
    const { content } = await readInput(context);
    return respond(context, addReply(platform.world, comment, textOf(content), platform.nowS));
  });

  rest.on(writeMethods, '/sites/:site/posts/:post/replies/new', async (context) => {
    const post = findPost(platform.world, siteOf(platform, context).id, idParameter(context, 'post'));
    const { content } = await readInput(context);
    return respond(context, addReply(platform.world, post, textOf(content), platform.nowS));
  });

  rest.get('/sites/:site/posts/:post/replies', (context) => {
    const site = siteOf(platform, context);
    const post = findPost(platform.world, site.id, idParameter(context, 'post'));
    const isForModerators = context.req.query('status') === 'all';
    if (isForModerators && !canModerate(platform.world, site.id))
      throw new PlatformError(403, 'unauthorized', 'User cannot read non-approved comments');
    const comments = commentsOf(platform.world, post).filter(
      ({ status }) => status === 'approved' || (isForModerators && status === 'unapproved'),
    );
    const shapes = pageOf(context, comments.reverse()).map((comment) => commentShape(platform, comment));
    return context.json({ found: comments.length, site_ID: site.id, comments: shapes });
  });
}

function textOf(content: unknown): string {
  return typeof content === 'string' ? content : '';
}
