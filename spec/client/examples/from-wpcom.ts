// Before: import WPCOM from 'wpcom';
import { requestHandler, wpcom as WPCOM } from '../../../src/client';

/** What was written for wpcom goes on: promises with a time-out, callbacks, optional queries. */
export async function asBefore(apiOrigin: string, token: string, site: number): Promise<readonly unknown[]> {
  // `WPCOM(token)` speaks to WordPress.com; a request handler speaks to any other platform.
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
