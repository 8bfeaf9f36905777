import { manyLikes } from '../../support/many-likes';
import { COMMENT, type Scene, type ScenePanel } from './scene-panel';

type Play = (panel: ScenePanel) => Promise<unknown>;

/** An open note, after this was done. */
const played = (name: string, text: string, awaits: string, play: Play, prepare?: Play): Scene => ({
  name,
  play: async (panel) => {
    await prepare?.(panel);
    await panel.open();
    await panel.openNote(text);
    await play(panel);
    await panel.page.locator(awaits).first().waitFor({ timeout: 20_000 });
  },
});

const opened = (name: string, text: string): Scene => ({
  name,
  opens: text,
  play: async (panel) => {
    await panel.open();
    await panel.openNote(text);
  },
});

const acted = (name: string, awaits: string, ...shortcuts: readonly string[]): Scene =>
  played(name, COMMENT, awaits, async (panel) => {
    for (const shortcut of shortcuts) await panel.act(shortcut);
  });

const written = (name: string, text: string, awaits = '[data-reply-box]'): Scene =>
  played(name, COMMENT, awaits, ({ type }) => type(text));

const REPLY = 'It is never too late.';

const submitted = (name: string, awaits: string, setUp: Play): Scene =>
  played(name, COMMENT, awaits, async (panel) => {
    await panel.type(REPLY);
    await setUp(panel);
    await panel.page.keyboard.press('Control+Enter');
  });

const failing =
  (kind: string, path: string, more: object = {}): Play =>
  ({ sandbox }) =>
    sandbox.control('faults', { count: 9, kind, path, ...more });

/** Each comment below the one before; the first is a note. */
async function addConversation({ sandbox: { control } }: ScenePanel): Promise<void> {
  let parent: unknown;
  for (const [text, approved] of [
    [`A question that ${'goes on and '.repeat(20)}ends.`, true],
    ['A first reply to that.', true],
    ['I think so, too.', true],
    ['So do I.', false],
    ['And I.', true],
  ] as const)
    ({ comment_id: parent } = await control('comment', { parent, text, approved }));
}

async function addReplies({ sandbox: { control } }: ScenePanel): Promise<void> {
  const asked = await control('comment', { text: 'A question to all.' });
  await control('thread', { comment: asked.comment_id, answers: 3 });
}

/** Scenes of the open note: each type, the results of actions, and the reply box. */
export const detailScenes: readonly Scene[] = [
  opened('comment', COMMENT),
  opened('comment with a list', 'For anyone who wants to try'),
  opened('comment with quotes', 'You wrote that it refuses'),
  opened('comment with code', 'I wrote a timer'),
  opened('comment with markup as text', 'My theme turned'),
  opened('comment in Arabic', 'جرّبت'),
  opened('comment long', 'I started reading at the bus stop'),
  opened('reply in Hebrew', 'הלחם יצא נהדר'),
  opened('reply to a comment', 'Then mine has been sulking'),
  opened('comment with a reply', '二杯目'),
  played(
    'comment with a conversation',
    'A first reply to that.',
    '.replies',
    () => Promise.resolve(),
    addConversation,
  ),
  played(
    'comment with a trashed reply',
    'A question to all.',
    '.replies .undo-bar',
    ({ page }) => page.locator('.comment-actions').nth(1).locator('button').nth(2).click(),
    addReplies,
  ),
  opened('follow', 'followed your blog'),
  opened('like', 'liked your post'),
  played(
    'like of many people',
    '299 others',
    'article',
    () => Promise.resolve(),
    ({ sandbox }) => sandbox.control('note', manyLikes(9_100_000, 300)),
  ),
  opened('comment like', 'liked your comment'),
  opened('reblog', 'reblogged your post'),
  opened('new post', 'posted on'),
  opened('mention', 'mentioned you'),
  opened('achievement', '100 likes'),
  opened('traffic', 'Your stats are booming'),
  opened('order', 'You have a new order'),
  acted('approved and liked', 'article', 'A', 'L'),
  played('followed', 'followed your blog', 'article', ({ page }) =>
    page.locator('.follow-button').first().click(),
  ),
  acted('undo of trash', '.undo-bar', 'T'),
  acted('undo of spam', '.undo-bar', 'S'),
  played('status of a failure', COMMENT, '.status-failure', async (panel) => {
    await failing('500', '/comments/', { count: 1 })(panel);
    await panel.act('A');
  }),
  written('reply with text', REPLY),
  written('reply of many lines', 'One\nTwo\nThree\nFour\nFive\nSix'),
  written('mention list', 'Thanks @m', '[role="listbox"]'),
  submitted('reply being sent', '.reply-box .spinner', ({ sandbox }) =>
    sandbox.control('slow', { ms: 9000 }),
  ),
  submitted('reply sent', '.status-success', () => Promise.resolve()),
  submitted(
    'reply a duplicate',
    '.status-failure',
    failing('409', '/replies/new', { body: { error: 'comment_duplicate', message: 'Duplicate' } }),
  ),
  played(
    'reply failed',
    COMMENT,
    '.status-failure',
    async (panel) => {
      await panel.type(REPLY);
      await failing('500', '/replies/new')(panel);
      await panel.page.keyboard.press('Control+Enter');
      while ((await panel.page.locator('.status-failure').count()) === 0) await panel.page.clock.runFor(250);
    },
    // The fake clock skips the 12 s of the three retries.
    ({ page }) => page.clock.install(),
  ),
  played('shortcuts in the detail', COMMENT, '[role="dialog"], dialog', ({ page }) =>
    page.keyboard.press('?'),
  ),
];
