import { MATRIX } from './support/matrix';
import type { Page } from '@playwright/test';
import { streamConsole } from './support/stream-console';
import { expect, openPanel, test } from './support/test';
import type { Sandbox } from './support/sandbox';

const TEXT = 'Hello, first time here!';

/** Opens the panel with the console from its start on, through `localStorage.debug`. */
async function debugged(page: Page, sandbox: Sandbox) {
  await page.addInitScript(() => localStorage.setItem('debug', '1'));
  const panel = await openPanel(page, sandbox);
  return { panel, notestream: await streamConsole(page, sandbox) };
}

test('loads the console on the first command, and runs the command afterwards', async ({ page, sandbox }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await openPanel(page, sandbox);
  const notestream = await streamConsole(page, sandbox);
  expect(loaded.filter((url) => url.includes('console'))).toEqual([]);
  const help = (await notestream.written('help()')).join('\n');
  for (const command of 'streams log marbles state.diff events errors send pause record'.split(' '))
    expect(help).toContain(command);
  expect(loaded.some((url) => /console\.\w+\.js$/.test(url))).toBe(true);
  // It also lists the subscriptions that started before it was loaded.
  await notestream.type("streams('poll*')");
  expect(await notestream.table()).toContainEqual(expect.objectContaining({ name: 'polling', active: 1 }));
});

/** Commands with wrong input, and the hint that each of them prints. */
const MISTYPED: readonly (readonly [string, RegExp])[] = [
  ["marbles('poling')", /no stream 'poling'\. Near to it: polling/],
  ["marbles('polling', 'long')", /"long" is not a duration/],
  ['log({})', /not a pattern/],
  ["pause('events')", /event queue cannot be held/],
  ["fail('*', -1)", /from 1 on, not -1/],
  ["delay('polling', 'soon')", /milliseconds from 0 on/],
  ["state.diff('many')", /a number of events/],
  ['travel(99999)', /not kept/],
  ["events('no.such')", /no stream or event so far 'no\.such'/],
];

test('undoes, travels, hints and records on request', MATRIX, async ({ page, sandbox }) => {
  const { panel, notestream } = await debugged(page, sandbox);
  const bar = panel.frame.getByText('Comment trashed', { exact: true });
  await panel.openNote(TEXT);
  await panel.action('Trash').click();
  await expect(bar).toBeVisible();
  const [trashed = ''] = await notestream.written("events('moderation.requested')");
  const [, number, id] = /^#(\d+).*"id":(\d+)/.exec(trashed) ?? [];
  const [looked = ''] = (await notestream.written("events('outbox.looked')")).filter((line) =>
    line.includes(`by outbox > look, woken by #${number}`),
  );
  expect(looked).toMatch(/^#/);
  await notestream.type(`send({ type: 'moderation.undone', id: ${id} })`);
  await expect(bar).toBeHidden();
  await notestream.type(`travel(${/\d+/.exec(looked)?.[0]})`);
  await expect(bar).toBeVisible();
  await notestream.type('live()');
  await expect(bar).toBeHidden();
  for (const [command, hint] of MISTYPED)
    expect((await notestream.written(command)).join('\n')).toMatch(hint);
  await test.step('a recording has neither the token nor texts', async () => {
    expect((await notestream.written('record()')).join()).toContain('since the panel started');
    const session = String(await notestream.type('stop({ mask: true })'));
    const token = await panel.rows.first().evaluate(() => localStorage.getItem('auth')?.split(':')[1]);
    expect(token).toBeTruthy();
    expect(session).not.toContain(token);
    expect(session).not.toContain(TEXT);
    expect(JSON.parse(session)).toMatchObject({
      from: 'start',
      final: { isPanelOpen: true },
      of: { build: expect.stringMatching(/panel\.\w+\.js$/), config: { platformOrigin: sandbox.platform } },
    });
  });
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
