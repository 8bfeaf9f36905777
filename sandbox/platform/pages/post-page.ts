import { html } from 'hono/html';
import { postPath, sitePath } from '../model/note-builder/addresses';
import { displayName } from '../model/note-builder/people';
import { isPublished } from '../model/published';
import { commentsOf, nestLevel } from '../model/threads';
import type { Comment, Post, Site, User } from '../model/types';
import type { World } from '../model/world';
import { type Html, layout } from './layout';
import { richHtml } from './rich-html';

/** The page of a post with its comments. */
export function postPage(world: World, site: Site, post: Post): Html {
  const comments = commentsOf(world, post).filter(
    ({ status }) => status === 'approved' || status === 'unapproved',
  );
  const likers = world.likers({ kind: 'post', siteId: site.id, id: post.id }).length;
  return layout({
    title: post.title,
    content: html`<main class="page">
      <p><a href="${sitePath(site)}">${site.name}</a></p>
      <h1 dir="auto">${post.title}</h1>
      ${person(world.user(post.authorId), dateOf(post.time))}
      <article class="post text" dir="auto">${richHtml(post.content)}</article>
      <p class="quiet">${likers} ${likers === 1 ? 'person likes' : 'people like'} this</p>
      <h2>${comments.length} ${comments.length === 1 ? 'comment' : 'comments'}</h2>
      ${threaded(comments).map((comment) => commentCard(world, comment))}
    </main>`,
  });
}

/** The page of a site with its posts. */
export function sitePage(world: World, site: Site): Html {
  const posts = [...world.posts.values()]
    .filter((post) => post.siteId === site.id && isPublished(post))
    .reverse();
  return layout({
    title: site.name,
    content: html`<main class="page">
      <h1 dir="auto">${site.name}</h1>
      <p class="quiet" dir="auto">${site.tagline}</p>
      ${posts.length === 0 ? html`<p class="card">Nothing here yet. The kettle is on, though.</p>` : ''}
      ${posts.map((post) => postCard(world, post))}
    </main>`,
  });
}

/** A card with a post's title as a link to the post. */
export function postCard(world: World, post: Post): Html {
  return html`<article class="card">
    <a href="${postPath(world, post)}" dir="auto"><b>${post.title}</b></a>
    ${person(world.user(post.authorId), world.site(post.siteId)?.name ?? '')}
  </article>`;
}

function commentCard(world: World, comment: Comment): Html {
  const likers = world.likers({ kind: 'comment', siteId: comment.siteId, id: comment.id }).length;
  return html`<section
    class="card comment ${nestLevel(world, comment) > 0 ? 'nested' : ''}"
    id="comment-${comment.id}"
  >
    ${person(
      world.authorOf(comment),
      dateOf(comment.time),
    )}${comment.status === 'unapproved' ? html`<span class="tag">Waiting for approval</span>` : ''}
    <div class="text" dir="auto">${richHtml(comment.content)}</div>
    ${likers > 0 ? html`<span class="quiet small">${likers} ★</span>` : ''}
  </section>`;
}

function person(user: User | undefined, line: string): Html {
  const avatar =
    user === undefined || user.avatar === 'none'
      ? ''
      : html`<img class="avatar" src="/avatar/${user.login}.png" alt="" width="40" height="40" />`;
  const name = user === undefined ? 'Somebody' : displayName(user);
  return html`<div class="person">
    ${avatar}<span><b dir="auto">${name}</b><br /><span class="quiet small">${line}</span></span>
  </div>`;
}

/** Orders comments so that replies follow their parent. */
function threaded(comments: readonly Comment[], parentId?: number): Comment[] {
  const known = new Set(comments.map(({ id }) => id));
  return comments
    .filter(
      (comment) =>
        (comment.parentId !== undefined && known.has(comment.parentId) ? comment.parentId : undefined) ===
        parentId,
    )
    .flatMap((comment) => [comment, ...threaded(comments, comment.id)]);
}

const dateOf = (time: number): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' }).format(time * 1000);
