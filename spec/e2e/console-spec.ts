import { MATRIX } from './support/matrix';
import { streamConsole } from './support/stream-console';
import { expect, openPanel, test } from './support/test';

const TEXT = 'Hello, first time here!';

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

test('lists causes, and records neither the token nor texts', MATRIX, async ({ page, sandbox }) => {
  await page.addInitScript(() => localStorage.setItem('debug', '1'));
  const panel = await openPanel(page, sandbox);
  const notestream = await streamConsole(page, sandbox);
  await panel.openNote(TEXT);
  await panel.action('Trash').click();
  await expect(panel.frame.getByText('Comment trashed', { exact: true })).toBeVisible();
  const [trashed = ''] = await notestream.written("events('action.requested')");
  const number = /^#(\d+)/.exec(trashed)?.[1];
  expect((await notestream.written("events('outbox.looked')")).join('\n')).toContain(
    `by outbox > look, woken by #${number}`,
  );
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
