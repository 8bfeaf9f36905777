import { MATRIX } from './support/matrix';
import { platformState } from './support/platform';
import { expect, panelPage, test } from './support/test';

test(
  'drops and reports a malformed note once, and shows the other notes',
  MATRIX,
  async ({ page, sandbox, consoleLog }) => {
    await sandbox.control('note', { id: 'no number', type: 'comment' });
    await page.goto(sandbox.host);
    const { bell, rows } = panelPage(page);
    await bell.click();
    // Ten notes were requested, and one was dropped.
    await expect(rows).toHaveCount(9);
    const about = consoleLog.warnings.filter((text) => text.includes("a note's id is the text"));
    expect(about).toHaveLength(1);
    expect(consoleLog.errors).toEqual([]);
  },
);

test(
  'reports a push message that is not JSON, and handles the next one',
  MATRIX,
  async ({ panel, sandbox, consoleLog }) => {
    await expect.poll(async () => (await platformState(sandbox)).sockets).toBe(1);
    await sandbox.control('push', { message: '{"action": "push", "note_id"' });
    await expect.poll(() => consoleLog.warnings).toContain('Notestream: a push message is not JSON');
    await sandbox.control('comment', { text: 'Still here.' });
    await expect(panel.rows.filter({ hasText: 'Still here.' })).toBeVisible();
  },
);

test('keeps working when the host sends malformed messages', async ({ page, panel, consoleLog }) => {
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
  test(
    `shows an error and retries if the list request fails: ${kind}`,
    MATRIX,
    async ({ page, sandbox, consoleLog }) => {
      await page.clock.install();
      // Chromium itself repeats a request whose connection was reset, so one fault is not enough.
      await sandbox.control('faults', { count: 9, kind, path: '/notifications' });
      await page.goto(sandbox.host);
      const { bell, frame, rows } = panelPage(page);
      await bell.click();
      await expect(frame.getByRole('alert')).toContainText("We'll keep trying");
      await expect(frame.getByRole('timer')).toHaveText(/^Trying again in (\d+ min )?\d+ s$/);
      await sandbox.control('faults', { count: 0 });
      // The count of the closed panel, the list and the request of the channel may each have failed.
      await expect(async () => {
        await page.clock.fastForward(30_000);
        await expect(rows.first()).toBeVisible({ timeout: 2000 });
      }).toPass({ timeout: 20_000 });
      expect(consoleLog.errors.filter((text) => !text.includes('Failed to load resource'))).toEqual([]);
    },
  );

for (const [name, body] of [
  ['a JSON error', { error: 'unauthorized', message: 'No.' }],
  ['an empty body', ''],
  ['a JSON array', '[{"errors":[[]]}]'],
  ['a nested error object', { error: { error: 'invalid_token' } }],
] as const)
  test(
    `stops retrying if the platform forbids the notes with ${name}`,
    MATRIX,
    async ({ page, sandbox, consoleLog }) => {
      await page.clock.install();
      await sandbox.control('faults', { count: 99, kind: '403', body, path: '/notifications/' });
      const answers: string[] = [];
      page.on('response', (response) => {
        if (new URL(response.url()).pathname.endsWith('/notifications/')) answers.push(response.url());
      });
      await page.goto(sandbox.panel);
      await expect(page.getByRole('alert')).toContainText('Your notifications are refused.');
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
      // The push channel asks once when it opens. A leap in time would end that request unanswered.
      await expect.poll(() => answers.length).toBe(2);
      await page.clock.runFor(600_000);
      await expect(page.getByText('Trying again')).toBeHidden();
      expect(answers).toHaveLength(2);
      await sandbox.control('faults', { count: 0 });
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('listitem').first()).toBeVisible();
      consoleLog.errors.length = 0;
    },
  );
