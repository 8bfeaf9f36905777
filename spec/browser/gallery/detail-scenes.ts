import { COMMENT, type Scene, type Stage } from './stage';

const opened = (name: string, text: string): Scene => ({
  name,
  opens: text,
  play: async (stage) => {
    await stage.open();
    await stage.openNote(text);
  },
});

const acted = (name: string, ...shortcuts: readonly string[]): Scene => ({
  name,
  play: async (stage) => {
    await stage.open();
    await stage.openNote(COMMENT);
    for (const shortcut of shortcuts) await stage.act(shortcut);
  },
});

async function write({ open, openNote, type }: Stage, text: string): Promise<void> {
  await open();
  await openNote(COMMENT);
  await type(text);
}

const submitted = (name: string, awaits: string, setUp: (stage: Stage) => Promise<unknown>): Scene => ({
  name,
  play: async (stage) => {
    await write(stage, 'It is never too late.');
    await setUp(stage);
    await stage.page.keyboard.press('Control+Enter');
    await stage.page.locator(awaits).waitFor({ timeout: 20_000 });
  },
});

/** The open note: each type, what was done with it, and the reply box. */
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
  opened('follow', 'followed your blog'),
  opened('like', 'liked your post'),
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
    play: async (stage) => {
      await stage.open();
      await stage.openNote('followed your blog');
      await stage.page.locator('.follow-button').first().click();
    },
  },
  acted('undo of trash', 'T'),
  acted('undo of spam', 'S'),
  {
    name: 'status of a failure',
    play: async (stage) => {
      await stage.open();
      await stage.openNote(COMMENT);
      await stage.sandbox.control('faults', { count: 1, kind: '500', path: '/comments/' });
      await stage.act('A');
      await stage.page.locator('.status-failure').waitFor();
    },
  },
  { name: 'reply empty', play: async (stage) => write(stage, '') },
  { name: 'reply with text', play: async (stage) => write(stage, 'It is never too late.') },
  { name: 'reply of many lines', play: async (stage) => write(stage, 'One\nTwo\nThree\nFour\nFive\nSix') },
  {
    name: 'mention list',
    play: async (stage) => {
      await write(stage, 'Thanks @m');
      await stage.page.getByRole('listbox').waitFor();
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
    play: async (stage) => {
      // Its three retries take 12 s, which nobody needs to wait for.
      await stage.page.clock.install();
      await write(stage, 'It is never too late.');
      await stage.sandbox.control('faults', { count: 9, kind: '500', path: '/replies/new' });
      await stage.page.keyboard.press('Control+Enter');
      while ((await stage.page.locator('.status-failure').count()) === 0) await stage.page.clock.runFor(250);
    },
  },
  {
    name: 'shortcuts in the detail',
    play: async (stage) => {
      await stage.open();
      await stage.openNote(COMMENT);
      await stage.page.keyboard.press('?');
      await stage.page.getByRole('dialog').waitFor();
    },
  },
];
