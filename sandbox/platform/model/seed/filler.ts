import { addRecord } from '../happenings';
import { commentsOf } from '../threads';
import type { Likeable } from '../world';
import { bloggersWords, ordinary, reblogRemarks } from './comment-texts';
import { bloggerId, postcardsId } from './people';
import { comments, likedBy, others, reblogs, says, type Play, type Scene } from './scene';

/** An ordinary thing that happens to a blogger, chosen by the dice when it is played. */
export const ordinaryDay: Play = (scene, time) => {
  const { random, posts } = scene;
  const { login } = random.pick(others(scene));
  const post = random.between(0, posts.length - 1);
  const dice = random.next();
  const answered = random.next() < 0.3 ? { answer: random.pick(bloggersWords) } : {};
  if (dice < 0.22 && likeFromTheArchive(scene, time)) return;
  if (dice > 0.9 && followPostcards(scene, time)) return;
  if (dice < 0.34 && likeOldWords(scene, time)) return;
  if (dice < 0.38) reblogs(login, post, random.pick(reblogRemarks))(scene, time);
  else comments(login, post, random.pick(ordinary), answered)(scene, time);
};

/** People who have not liked an old post yet like it; false when everybody has. */
function likeFromTheArchive(scene: Scene, time: number): boolean {
  const { siteId, id } = scene.random.pick(scene.archive);
  return newcomersLike(scene, { kind: 'post', siteId, id }, time);
}

/** The same for something the blogger once said under an old post. */
function likeOldWords(scene: Scene, time: number): boolean {
  const { world, random } = scene;
  const post = random.pick(scene.archive);
  const words = random.pick(bloggersWords);
  const said =
    commentsOf(world, post).find(({ content }) => content === words) ?? says(scene, post, bloggerId, words);
  return newcomersLike(scene, { kind: 'comment', siteId: said.siteId, id: said.id }, time);
}

function newcomersLike(scene: Scene, what: Likeable, time: number): boolean {
  const { world, random } = scene;
  const ready = others(scene).filter((user) => !world.likers(what).includes(user.id));
  const actors = random.sample(ready, random.between(1, 4)).map((user) => user.id);
  if (actors.length > 0) likedBy(scene, what, actors, time);
  return actors.length > 0;
}

/** Newcomers follow the quietest site; false when everybody does. */
function followPostcards(scene: Scene, time: number): boolean {
  const { world, feed, random } = scene;
  const ready = others(scene).filter((user) => !world.followers(postcardsId).includes(user.id));
  const actors = random.sample(ready, random.between(1, 3)).map((user) => user.id);
  for (const id of actors) world.setFollow(postcardsId, id, true);
  if (actors.length > 0) addRecord(feed, { subject: { kind: 'follow', siteId: postcardsId }, actors, time });
  return actors.length > 0;
}
