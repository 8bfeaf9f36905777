import { platformState } from '../e2e/support/platform';
import type { Sandbox } from '../e2e/support/sandbox';
import { wireNote } from './notes';

/** The headline of the note. */
export const CUT_LIKE = 'Somebody and others liked it';

/**
 * Adds the note of a post or a comment that these users like, as the platform sends it if they are many:
 * it names only one person, whose site can be followed.
 */
export async function cutLike(
  sandbox: Sandbox,
  of: 'post' | 'comment',
  ...users: readonly string[]
): Promise<void> {
  const { posts, blogger } = await platformState(sandbox);
  const post = posts.find(({ title }) => title === 'In praise of the second cup');
  let comment: unknown;
  for (const user of users)
    if (of === 'post') await sandbox.control('like', { user, post: post?.id });
    else ({ comment_id: comment } = await sandbox.control('comment-like', { user, comment }));
  const liked = (await platformState(sandbox)).comments.find(({ id }) => id === comment);
  const somebody = {
    type: 'user',
    text: 'Somebody',
    actions: { follow: false },
    meta: { ids: { user: blogger + 10_000, site: 2118 } },
  };
  const note = {
    type: of === 'post' ? 'like' : 'comment_like',
    subject: [{ text: CUT_LIKE }],
    body: [somebody],
    meta: {
      ids:
        of === 'post'
          ? { site: post?.siteId, post: post?.id }
          : { site: liked?.siteId, post: liked?.postId, comment },
    },
    // In seconds, as the platform's, which orders what came in the same second by id.
    timestamp: new Date().toISOString().replace(/\.\d+/, ''),
  };
  await sandbox.control('note', wireNote(7, note));
}
