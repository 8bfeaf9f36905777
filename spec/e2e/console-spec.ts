import { MATRIX } from './support/matrix';
import type { Page } from '@playwright/test';
import { streamConsole } from './support/stream-console';
import { expect, openPanel, type PanelPage, test as base } from './support/test';
import type { Sandbox } from './support/sandbox';

const TEXT = 'Hello, first time here!';

const test = base.extend({
  page: async ({ page }, use) => {
    page.setDefaultTimeout(10_000);
    await use(page);
  },
});

/** Opens the panel with the console from its start on, through `localStorage.debug`. */
async function debugged(page: Page, sandbox: Sandbox) {
  await page.addInitScript(() => localStorage.setItem('debug', '1'));
  const panel = await openPanel(page, sandbox);
  return { panel, notestream: await streamConsole(page, sandbox) };
}

/**
 * Opens the panel and waits for the push channel and the first polls, so that nothing is under way.
 */
async function settled(page: Page, sandbox: Sandbox) {
  const { panel, notestream } = await debugged(page, sandbox);
  await expect(panel.rows.nth(9)).toBeAttached();
  await expect.poll(() => notestream.type('state()')).toMatchObject({ push: 'subscribed' });
  await expect
    .poll(async () => (await notestream.written("events('notes.*')")).join('\n'))
    .toContain('notes.confirmed');
  return { panel, notestream };
}

async function reply(panel: PanelPage, text: string): Promise<void> {
  await panel.openNote(TEXT);
  const box = panel.detail.getByRole('textbox');
  await box.fill(text);
  await box.press('Control+Enter');
}

test('loads the console on the first command, and runs the command afterwards', async ({ page, sandbox }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await openPanel(page, sandbox);
  const notestream = await streamConsole(page, sandbox);
  expect(loaded.filter((url) => url.includes('console'))).toEqual([]);
  const help = (await notestream.written('help()')).join('\n');
  for (const command of [
    'streams',
    'log',
    'marbles',
    'state.diff',
    'events',
    'errors',
    'send',
    'pause',
    'record',
  ])
    expect(help).toContain(command);
  expect(loaded.some((url) => /console\.\w+\.js$/.test(url))).toBe(true);
  // It also lists the subscriptions that started before it was loaded.
  await notestream.type("streams('poll*')");
  expect(await notestream.table()).toContainEqual(expect.objectContaining({ name: 'polling', active: 1 }));
});

test(
  'fails a poll on request, draws it, and names the event that started it',
  MATRIX,
  async ({ page, sandbox }) => {
    const { notestream } = await settled(page, sandbox);
    await notestream.type("fail('polling > light poll', 2)");
    for (const [failures, retryInMs] of [
      [1, 60_000],
      [2, 90_000],
    ]) {
      await notestream.type("send('notes.refreshRequested')");
      await expect
        .poll(() => notestream.type('state()'))
        .toMatchObject({ list: { failure: { failures, retryInMs } } });
    }
    const errors = await notestream.written('errors()');
    expect(errors.join('\n')).toMatch(
      /polling > light poll {2}Error: .* \(started by #\d+ notes\.refreshRequested\)/,
    );
    expect((await notestream.written("events('notes.failed')")).join('\n')).toMatch(
      /notes\.failed .*by polling.*, woken by #\d+/,
    );
    const drawn = await notestream.written("marbles('polling*')");
    expect(drawn.filter((line) => line.startsWith('polling')).join('\n')).toMatch(/^polling {2,}.*[a-z]/m);
    expect(drawn).toContainEqual(expect.stringMatching(/^ {2}[a-z]: .*\{ ?"?type"?: ?"notes\.listed"/));
    await notestream.type("streams('polling*')");
    expect(await notestream.table()).toContainEqual(
      expect.objectContaining({ name: 'polling > light poll', errors: 2 }),
    );
  },
);

test(
  'holds, releases and delays a push, and logs it until the log is stopped',
  MATRIX,
  async ({ page, sandbox }) => {
    const { panel, notestream } = await settled(page, sandbox);
    await notestream.type("log('fetchPushed*')");
    await notestream.type("pause('fetchPushed')");
    await sandbox.control('comment', { text: 'Held for a while' });
    await expect
      .poll(() => notestream.lines.some((line) => /fetchPushed > fetch note.* next/.test(line)))
      .toBe(true);
    await expect(panel.rows.filter({ hasText: 'Held for a while' })).toHaveCount(0);
    expect((await notestream.written("resume('fetchPushed')")).join()).toMatch(/[1-9]\d* values had waited/);
    await expect(panel.rows.filter({ hasText: 'Held for a while' })).toHaveCount(1);
    expect((await notestream.written("log.stop('fetchPushed')")).join()).toContain(
      'No longer logged: fetchPushed.',
    );
    await notestream.type('log.stop()');
    await notestream.type("delay('fetchPushed', 700)");
    const from = notestream.lines.length;
    await sandbox.control('comment', { text: 'A little late' });
    await expect(panel.rows.filter({ hasText: 'A little late' })).toHaveCount(1);
    expect(notestream.lines.slice(from).filter((line) => line.includes('fetchPushed'))).toEqual([]);
    const [line] = (await notestream.written("events('push.received')")).slice(-1);
    expect(line).toMatch(/by pushChannel; woke fetchPushed > fetch note/);
  },
);

test(
  'shows a reply that fails twice as two errors and three attempts of one event',
  MATRIX,
  async ({ page, sandbox }) => {
    const { panel, notestream } = await debugged(page, sandbox);
    // A request without an answer is not sent again before the platform was asked.
    await sandbox.control('faults', { count: 2, kind: '500', path: '/replies/new' });
    await reply(panel, 'Third time lucky');
    await expect(panel.frame.getByText('Reply posted!')).toBeVisible({ timeout: 12_000 });
    const errors = (await notestream.written('errors()')).filter((line) =>
      line.includes('outbox > send > request'),
    );
    expect(errors).toHaveLength(2);
    const attempts = (await notestream.written("marbles('outbox*')")).filter((line) =>
      line.startsWith('outbox > send > request'),
    );
    expect(attempts.map((line) => line.replace(/[\s|)]+$/, '').at(-1))).toEqual([
      '#',
      '#',
      expect.stringMatching(/[a-z]/),
    ]);
    const sent = await notestream.written("events('reply.sent')");
    expect(sent.join()).toMatch(/reply\.sent .* by outbox > look/);
  },
);

test(
  'sends an undo, travels back before it, and records it without the token and texts',
  MATRIX,
  async ({ page, sandbox }) => {
    const { panel, notestream } = await debugged(page, sandbox);
    await panel.openNote(TEXT);
    await panel.action('Trash').click();
    await expect(panel.frame.getByText('Comment trashed', { exact: true })).toBeVisible();
    const [trashed = ''] = await notestream.written("events('moderation.requested')");
    const [, number, id] = /^#(\d+).*"id":(\d+)/.exec(trashed) ?? [];
    const [looked = ''] = (await notestream.written("events('outbox.looked')")).filter((line) =>
      line.includes(`by outbox > look, woken by #${number}`),
    );
    expect(looked).toMatch(/^#/);
    await notestream.type(`send({ type: 'moderation.undone', id: ${id} })`);
    await expect(panel.frame.getByText('Comment trashed', { exact: true })).toBeHidden();
    await notestream.type(`travel(${/\d+/.exec(looked)?.[0]})`);
    await expect(panel.frame.getByText('Comment trashed', { exact: true })).toBeVisible();
    await notestream.type('live()');
    await expect(panel.frame.getByText('Comment trashed', { exact: true })).toBeHidden();
    expect((await notestream.written('record()')).join()).toContain('since the panel started');
    const session = String(await notestream.type('stop({ mask: true })'));
    const token = await page
      .frames()
      .at(1)
      ?.evaluate(() => localStorage.getItem('auth')?.split(':')[1]);
    expect(token).toBeTruthy();
    expect(session).not.toContain(token);
    expect(session).not.toContain(TEXT);
    expect(JSON.parse(session)).toMatchObject({
      from: 'start',
      final: { isPanelOpen: true },
      of: { build: expect.stringMatching(/panel\.\w+\.js$/), config: { platformOrigin: sandbox.platform } },
    });
  },
);

test('answers wrong input with a hint, and the panel keeps working', MATRIX, async ({ page, sandbox }) => {
  const { panel, notestream } = await debugged(page, sandbox);
  const typed: readonly (readonly [string, RegExp])[] = [
    ["marbles('poling')", /no stream 'poling'\. Near to it: polling/],
    ["marbles('polling', 'long')", /"long" is not a duration/],
    ['log({})', /not a pattern/],
    ["pause('events')", /event queue cannot be held/],
    ["fail('*', -1)", /from 1 on, not -1/],
    ["delay('polling', 'soon')", /milliseconds from 0 on/],
    ["send({ type: 'note.slected', id: 7 })", /Near to it: note\.selected/],
    ["send({ type: 'note.selected', id: 'x' })", /id is "x", expected an id/],
    ["state.diff('many')", /a number of events/],
    ['travel(99999)', /not kept/],
    ["events('no.such')", /no stream or event so far 'no\.such'/],
    ['stop(7)', /mask: true/],
  ];
  for (const [command, hint] of typed) expect((await notestream.written(command)).join('\n')).toMatch(hint);
  await panel.openNote(TEXT);
  await expect(panel.detail).toContainText(TEXT);
});

test(
  'sends each event to Redux DevTools, and shows the past on a jump while effects are held',
  MATRIX,
  async ({ page, sandbox }) => {
    await page.addInitScript(() => {
      const received: string[] = [];
      let listener: (message: unknown) => void = () => undefined;
      const connection = {
        init: () => received.push('@@init'),
        send: ({ type }: { type: string }) => received.push(type),
        subscribe: (next: typeof listener) => (listener = next),
      };
      Object.assign(window, {
        received,
        jump: (actionId: number) =>
          listener({ type: 'DISPATCH', payload: { type: 'JUMP_TO_ACTION', actionId } }),
        __REDUX_DEVTOOLS_EXTENSION__: { connect: () => connection },
      });
    });
    const { panel } = await debugged(page, sandbox);
    const frame = page.frames().at(1);
    await panel.openNote(TEXT);
    const received = await frame?.evaluate<string[]>('received');
    expect(received).toContain('note.selected');
    await frame?.evaluate(`jump(${(received ?? []).indexOf('note.selected') - 2})`);
    await expect(panel.detail).toBeHidden();
    await sandbox.control('comment', { text: 'Meanwhile' });
    await frame?.evaluate('jump(1e6)');
    await expect(panel.detail).toBeVisible();
    await expect(panel.rows.filter({ hasText: 'Meanwhile' })).toHaveCount(1);
  },
);
