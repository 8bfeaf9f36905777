// Before: import WPCOM from 'wpcom';
import { requestHandler, wpcom as WPCOM } from '../../../src/client';

/** Code for wpcom still works: promises with a timeout, callbacks, optional queries. */
export async function asBefore(apiOrigin: string, token: string, site: number): Promise<readonly unknown[]> {
  // `WPCOM(token)` sends to WordPress.com; a request handler sends to any other platform.
  const wpcom = WPCOM(requestHandler({ apiOrigin, token }));

  const list = await wpcom.site(site).postsList({ number: 3 }).timeout(5000);

  const isFollowing = await new Promise((resolve, reject) => {
    wpcom
      .site(site)
      .follow()
      .add((error, answer) => (error ? reject(new Error('not followed')) : resolve(answer?.is_following)));
  });

  const post = wpcom.site(site).post();
  await post.add({ title: 'Hello' });
  await post.del();
  return [list.posts.length, isFollowing, typeof post._id];
}
