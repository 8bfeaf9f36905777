import { html } from 'hono/html';
import { storedText } from '../model/comment-html';
import { isPublished } from '../model/published';
import type { PublishedNote } from '../model/note-feed';
import type { Comment } from '../model/types';
import type { World } from '../model/world';
import { type Html, layout } from './layout';
import { postCard } from './post-page';

/** The latest posts of all sites. */
export function readerPage(world: World): Html {
  const posts = [...world.posts.values()].filter(isPublished).sort((one, other) => other.time - one.time);
  return layout({
    title: 'Reader',
    content: html`<main class="page">
      <h1>Reader</h1>
      ${posts.map((post) => postCard(world, post))}
    </main>`,
  });
}

const choices = [
  'Comments on my posts',
  'Likes',
  'New followers',
  'Mentions',
  'Reblogs',
  'Achievements, with confetti',
];

/** The page to which the panel's settings icon links. */
export function settingsPage(): Html {
  return layout({
    title: 'Notification settings',
    content: html`<main class="page">
      <h1>Notification settings</h1>
      <p class="quiet">Choose what the bell rings for.</p>
      <form class="card choices">
        ${choices.map((choice) => html`<label>${choice}<input type="checkbox" checked /></label>`)}
      </form>
    </main>`,
  });
}

/** The platform's own list of notifications, to which the panel links when its list has reached its limit. */
export function notificationsPage(notes: readonly PublishedNote[]): Html {
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  const rows = notes.map(({ json: { title, timestamp } }) => [text(title), text(timestamp)]);
  return layout({
    title: 'Notifications',
    content: html`<main class="page">
      <h1>Notifications</h1>
      <ol class="card">
        ${rows.map(([title, time]) => html`<li>${title} <time class="quiet">${time}</time></li>`)}
      </ol>
    </main>`,
  });
}

/** The page to which "Write a new post" links. */
export function newPostPage(): Html {
  return layout({
    title: 'New post',
    content: html`<main class="page">
      <h1>New post</h1>
      <form class="card">
        <label>Text<textarea dir="auto"></textarea></label>
      </form>
    </main>`,
  });
}

/** The page to which the action "Edit" links: a form with the comment. */
export function editPage(comment: Comment): Html {
  return layout({
    title: 'Edit comment',
    content: html`<main class="page">
      <h1>Edit comment</h1>
      <form class="card" method="post">
        <label
          >Comment<textarea name="content" dir="auto" required>${storedText(comment, '')}</textarea>
        </label>
        <button>Save</button>
      </form>
    </main>`,
  });
}

/** The 404 page. */
export function missingPage(): Html {
  return layout({
    title: 'Not found',
    content: html`<main class="page">
      <h1>There is nothing here</h1>
      <p>Perhaps it was trashed, perhaps it never was. <a href="/reader">The Reader</a> has other things.</p>
    </main>`,
  });
}
