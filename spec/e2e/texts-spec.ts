import { scenes } from './gallery/scenes';
import { type Appearance, scenePanel } from './gallery/scene-panel';
import { wireNote } from '../support/notes';
import { shownTexts } from '../support/shown-texts';
import { platformComment } from './support/platform';
import { expect, test } from './support/test';

const ENGLISH: Appearance = { width: 'narrow', scheme: 'light', locale: 'en' };

/**
 * Exact texts and titles of the contract (sections 2, 4, 5 and 8), by the scene that shows them.
 */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  'filter all': ['All', 'Unread', 'Comments', 'Follows', 'Likes'],
  'the end': [
    'Today',
    'Yesterday',
    'Older than 2 days',
    'Older than a week',
    'Older than a month',
    'The End',
  ],
  'empty all': ['No notifications yet.', 'Get active! Comment on posts from blogs you follow.'],
  'empty unread': ["You're all caught up!", 'Reignite the conversation: write a new post.'],
  'empty comments': [
    'No new comments yet!',
    'Join a conversation: search for blogs that share your interests in the Reader.',
  ],
  'empty follows': ['No new followers to report yet.', "Get noticed: comment on posts you've read."],
  'empty likes': ['No new likes to show yet.', "Get noticed: comment on posts you've read."],
  'undo of spam': ['Comment marked as spam', 'Undo'],
  'undo of trash': ['Comment trashed', 'Undo'],
  comment: ['Back', 'Previous notification', 'Next notification'],
  'reply empty': ['Send', 'Write your response in order to submit'],
  'reply with text': ['Send', 'Submit reply'],
  'reply sent': ['Reply posted!', 'View your comment.'],
  'reply a duplicate': ["Duplicate comment; you've already said that!"],
  'reply failed': ['Reply Failed: Please, try again.'],
};

test('names only screens that exist', () => {
  const names = scenes.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(TEXTS)));
});

for (const { name, play } of scenes.filter((scene) => scene.name in TEXTS))
  test(`shows the exact texts of the contract: ${name}`, async ({ context, sandbox, consoleLog }) => {
    const panel = await scenePanel(context, sandbox, ENGLISH);
    await play(panel);
    const missing = async () => {
      const shown = (await panel.page.evaluate(shownTexts)).map(({ text }) => text);
      return TEXTS[name]?.filter((text) => !shown.includes(text));
    };
    await expect.poll(missing).toEqual([]);
    consoleLog.errors.length = 0;
  });

for (const [what, comment] of [
  ['comment', 3],
  ['post', undefined],
] as const)
  test(`links to the blogger's own reply below a ${what}`, async ({ context, sandbox }) => {
    const panel = await scenePanel(context, sandbox, ENGLISH);
    const reply = await platformComment(sandbox, 'Hello, first time here!');
    // Without a fragment, by which an address could be guessed.
    const url = 'https://blog.example/a-post/';
    const ids = { site: 2101, post: 2, comment, reply_comment: reply?.id };
    await sandbox.control('note', wireNote(7, { meta: { ids }, url, timestamp: new Date().toISOString() }));
    await panel.open();
    await panel.openNote('Someone commented (7)');
    const link = panel.page.getByRole('link', { name: `You replied to this ${what}.`, exact: true });
    await expect(link).toHaveAttribute('href', new RegExp(`^(?!${url}).*#comment-${reply?.id}$`));
  });
