import { manyLikes } from '../../support/many-likes';
import { COMMENT, type Scene, type ScenePanel } from './scene-panel';

const opened = (name: string, text: string): Scene => ({
  name,
  opens: text,
  play: async (panel) => {
    await panel.open();
    await panel.openNote(text);
  },
});

const acted = (name: string, ...shortcuts: readonly string[]): Scene => ({
  name,
  play: async (panel) => {
    await panel.open();
    await panel.openNote(COMMENT);
    for (const shortcut of shortcuts) await panel.act(shortcut);
  },
});

async function write({ open, openNote, type }: ScenePanel, text: string): Promise<void> {
  await open();
  await openNote(COMMENT);
  await type(text);
}

const submitted = (name: string, awaits: string, setUp: (panel: ScenePanel) => Promise<unknown>): Scene => ({
  name,
  play: async (panel) => {
    await write(panel, 'It is never too late.');
    await setUp(panel);
    await panel.page.keyboard.press('Control+Enter');
    await panel.page.locator(awaits).waitFor({ timeout: 20_000 });
  },
});

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
  opened('comment with an answer', '二杯目'),
  {
    name: 'comment with a conversation',
    play: async (panel) => {
      const { control } = panel.sandbox;
      const asked = await control('comment', { text: `A question that ${'goes on and '.repeat(20)}ends.` });
      const opening = await control('comment', { parent: asked.comment_id, text: 'A first answer to that.' });
      const answer = await control('comment', { parent: opening.comment_id, text: 'I think so, too.' });
      const nested = await control('comment', {
        parent: answer.comment_id,
        text: 'So do I.',
        approved: false,
      });
      await control('comment', { parent: nested.comment_id, text: 'And I.' });
      await panel.open();
      await panel.openNote('A first answer to that.');
      await panel.page.locator('.answers').waitFor();
    },
  },
  {
    name: 'comment with a trashed answer',
    play: async (panel) => {
      const { control } = panel.sandbox;
      const asked = await control('comment', { text: 'A question to all.' });
      await control('thread', { comment: asked.comment_id, answers: 3 });
      await panel.open();
      await panel.openNote('A question to all.');
      await panel.page.locator('.answer-actions').nth(1).locator('button').nth(2).click();
      await panel.page.locator('.answers .undo-bar').waitFor();
    },
  },
  opened('follow', 'followed your blog'),
  opened('like', 'liked your post'),
  {
    name: 'like of many people',
    play: async (panel) => {
      await panel.sandbox.control('note', manyLikes(9_100_000, 300));
      await panel.open();
      await panel.openNote('299 others');
    },
  },
  opened('comment like', 'liked your comment'),
  opened('reblog', 'reblogged your post'),
  opened('new post', 'posted on'),
  opened('mention', 'mentioned you'),
  opened('achievement', '100 likes'),
  opened('traffic', 'Your stats are booming'),
  opened('order', 'You have a new order'),
  acted('approved', 'A'),
  acted('liked', 'L'),
  acted('approved and liked', 'A', 'L'),
  {
    name: 'followed',
    play: async (panel) => {
      await panel.open();
      await panel.openNote('followed your blog');
      await panel.page.locator('.follow-button').first().click();
    },
  },
  acted('undo of trash', 'T'),
  acted('undo of spam', 'S'),
  {
    name: 'status of a failure',
    play: async (panel) => {
      await panel.open();
      await panel.openNote(COMMENT);
      await panel.sandbox.control('faults', { count: 1, kind: '500', path: '/comments/' });
      await panel.act('A');
      await panel.page.locator('.status-failure').waitFor();
    },
  },
  { name: 'reply empty', play: async (panel) => write(panel, '') },
  { name: 'reply with text', play: async (panel) => write(panel, 'It is never too late.') },
  { name: 'reply of many lines', play: async (panel) => write(panel, 'One\nTwo\nThree\nFour\nFive\nSix') },
  {
    name: 'mention list',
    play: async (panel) => {
      await write(panel, 'Thanks @m');
      await panel.page.getByRole('listbox').waitFor();
    },
  },
  submitted('reply being sent', '.reply-box .spinner', ({ sandbox }) =>
    sandbox.control('slow', { ms: 9000 }),
  ),
  submitted('reply sent', '.status-success', () => Promise.resolve()),
  submitted('reply a duplicate', '.status-failure', ({ sandbox }) =>
    sandbox.control('faults', {
      count: 1,
      kind: '409',
      path: '/replies/new',
      body: { error: 'comment_duplicate', message: 'Duplicate' },
    }),
  ),
  {
    name: 'reply failed',
    play: async (panel) => {
      // The fake clock skips the 12 s of the three retries.
      await panel.page.clock.install();
      await write(panel, 'It is never too late.');
      await panel.sandbox.control('faults', { count: 9, kind: '500', path: '/replies/new' });
      await panel.page.keyboard.press('Control+Enter');
      while ((await panel.page.locator('.status-failure').count()) === 0) await panel.page.clock.runFor(250);
    },
  },
  {
    name: 'shortcuts in the detail',
    play: async (panel) => {
      await panel.open();
      await panel.openNote(COMMENT);
      await panel.page.keyboard.press('?');
      await panel.page.getByRole('dialog').waitFor();
    },
  },
];
