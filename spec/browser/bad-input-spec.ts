import { platformState, requestsTo } from './support/platform';
import { expect, panelOf, test } from './support/test';

test('a malformed note is dropped and reported once; the others show', async ({
  page,
  sandbox,
  consoleLog,
}) => {
  await sandbox.control('note', { id: 'no number', type: 'comment' });
  await page.goto(sandbox.host);
  const { bell, rows } = panelOf(page);
  await bell.click();
  // The platform's first ten, without the malformed one.
  await expect(rows).toHaveCount(9);
  const about = consoleLog.warnings.filter((text) => text.includes("a note's id is the text"));
  expect(about).toHaveLength(1);
  expect(consoleLog.errors).toEqual([]);
});

test('a push that is no JSON is reported; the next one works', async ({ panel, sandbox, consoleLog }) => {
  await expect.poll(async () => (await platformState(sandbox)).sockets).toBe(1);
  await sandbox.control('push', { message: '{"action": "push", "note_id"' });
  await expect.poll(() => consoleLog.warnings).toContain('Notestream: a push message is not JSON');
  await sandbox.control('comment', { text: 'Still here.' });
  await expect(panel.rows.filter({ hasText: 'Still here.' })).toBeVisible();
});

test('malformed host messages are reported or ignored; the panel works on', async ({
  page,
  panel,
  consoleLog,
}) => {
  await page.evaluate(() => {
    const frame = document
      .querySelector('notestream-bell')
      ?.shadowRoot?.querySelector('iframe')?.contentWindow;
    for (const message of [
      '{',
      'null',
      17,
      { type: 'other' },
      '{"type":"notesIframeMessage","action":"explode"}',
    ])
      frame?.postMessage(message, '*');
    frame?.postMessage({ type: 'notesIframeMessage', action: 'togglePanel', showing: 'yes' }, '*');
  });
  await expect
    .poll(() => consoleLog.warnings)
    .toEqual([
      'Notestream: the host sent an unknown action explode',
      "Notestream: the host's togglePanel says showing: string, not true or false",
    ]);
  await panel.rows.first().click();
  await expect(panel.detail).toBeVisible();
});

for (const kind of ['broken-json', '500', 'reset'])
  test(`no list (${kind}): the panel says so in words and goes on trying`, async ({
    page,
    sandbox,
    consoleLog,
  }) => {
    await page.clock.install();
    // More than one: Chromium itself repeats a request whose connection was reset.
    await sandbox.control('faults', { count: 9, kind, path: '/notifications' });
    await page.goto(sandbox.host);
    const { bell, frame, rows } = panelOf(page);
    await bell.click();
    await expect(frame.getByRole('alert')).toContainText("We'll keep trying");
    await expect(frame.getByRole('timer')).toHaveText(/^Next try in \d+ sec$/);
    await sandbox.control('faults', { count: 0 });
    await page.clock.fastForward(90_000);
    await expect(rows.first()).toBeVisible();
    expect(consoleLog.errors.filter((text) => !text.includes('Failed to load resource'))).toEqual([]);
  });

for (const [name, body] of [
  ['in its own words', { error: 'unauthorized', message: 'No.' }],
  ['as a page', '<h1>Forbidden</h1>'],
  ['without a word', ''],
  ['as a list', '[{"errors":[[]]}]'],
  ['with an error that is an object', { error: { error: 'invalid_token' } }],
] as const)
  test(`a platform that forbids the notes ${name} is not asked again for ever`, async ({
    page,
    sandbox,
    consoleLog,
  }) => {
    await page.clock.install();
    await sandbox.control('faults', { count: 99, kind: '403', body, path: '/notifications/' });
    await page.goto(sandbox.panel);
    await expect(page.getByRole('alert')).toContainText('Your notifications are refused.');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    const asked = async () => (await requestsTo(sandbox, '/notifications/')).length;
    const before = await asked();
    await page.clock.fastForward(600_000);
    await expect(page.getByText('Next try')).toBeHidden();
    expect(await asked()).toBe(before);
    await sandbox.control('faults', { count: 0 });
    await page.getByRole('button', { name: 'Try now' }).click();
    await expect(page.getByRole('listitem').first()).toBeVisible();
    consoleLog.errors.length = 0;
  });
