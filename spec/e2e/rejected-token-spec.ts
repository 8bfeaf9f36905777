import { MATRIX, rowDetails } from './support/matrix';
import { platformComment, requestsTo } from './support/platform';
import type { Sandbox } from './support/sandbox';
import { expect, type PanelPage, panelPage, test } from './support/test';

/** The ways in which the platform rejects a token. */
const REFUSALS = [
  { kind: '401', body: { error: 'invalid_token' } },
  { kind: '400', body: { error: 'invalid_token' } },
  { kind: '403', body: { error: 'authorization_required' } },
] as const;

// The browser logs the rejected request.
test.afterEach(({ consoleLog }) => {
  consoleLog.errors.length = 0;
});

for (const { kind, body } of REFUSALS) {
  const name = `a token that is rejected with ${kind} ${body.error}`;

  test(
    `shows a notice and leads to the sign-in page at the first load for ${name}`,
    rowDetails(kind === '401'),
    async ({ page, sandbox }) => {
      await page.goto(sandbox.panel);
      await expect(page.getByRole('listitem').first()).toBeVisible();
      await page.goto('about:blank');
      await sandbox.control('faults', { count: 99, kind, body, path: '/notifications' });
      await page.goto(sandbox.panel);
      await expect(page.getByText('been signed out')).toBeVisible();
      await sandbox.control('faults', { count: 0 });
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('listitem').first()).toBeVisible();
    },
  );

  test(`renews the token in a closed panel for ${name}`, MATRIX, async ({ panel, sandbox }) => {
    await panel.bell.click();
    await sandbox.control('faults', { count: 1, kind, body, path: '/notifications/' });
    await sandbox.control('comment', { text: 'Who is there?' });
    await expect(panel.bell).toHaveAccessibleName('Notifications, 1 new');
  });

  // A site's `authorization_required` may refuse this action only.
  if (kind === '403') continue;
  test(
    `shows a notice, and sends the reply after the sign-in, for ${name}`,
    MATRIX,
    async ({ panel, sandbox }) => {
      await panel.openNote('Ingrid Gull');
      await sandbox.control('faults', { count: 9, kind, body, path: '/replies/new' });
      await panel.frame.getByRole('textbox').fill('Where was I');
      await panel.frame.getByRole('button', { name: 'Send' }).click();
      await expect(panel.frame.getByText('been signed out')).toBeVisible();
      await expect(panel.frame.getByText('1 reply waits until you sign in.')).toBeVisible();
      await expect(panel.frame.getByRole('textbox')).toHaveValue('Where was I');
      expect(await requestsTo(sandbox, '/replies/new')).toHaveLength(1);
      await sandbox.control('faults', { count: 0 });
      await panel.frame.getByRole('button', { name: 'Sign in' }).first().click();
      await expect.poll(() => platformComment(sandbox, 'Where was I')).toBeDefined();
      expect(await requestsTo(sandbox, '/replies/new')).toHaveLength(2);
      await expect(panel.frame.getByText('been signed out')).toBeHidden();
    },
  );
}

test('[no-sign-in-loop] signs in only once in a closed panel if the new token is rejected, too', async ({
  page,
  sandbox,
}) => {
  await sandbox.control('faults', { count: 1000, kind: 'invalid-token', path: '/notifications' });
  const visits: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/oauth2/authorize')) visits.push(request.url());
  });
  await page.goto(sandbox.host);
  const { bell, frame } = panelPage(page);
  await expect.poll(() => visits.length).toBe(1);
  await bell.click();
  await expect(frame.getByText('been signed out')).toBeVisible();
  expect(visits).toHaveLength(1);
  await sandbox.control('faults', { count: 0 });
  await frame.getByRole('button', { name: 'Sign in' }).click();
  await expect(frame.getByRole('listitem').first()).toBeVisible();
});

for (const { kind, body } of REFUSALS)
  test(
    `links to the login page through the provider's frame for ${kind} ${body.error}, from a reply and from the first load`,
    MATRIX,
    async ({ page, sandbox, servePanel }) => {
      const { origin } = await servePanel({ platformOrigin: sandbox.platform, auth: 'proxy' });
      await sandbox.control('proxy-parents', { origins: [origin] });
      await page.goto(`${sandbox.platform}/wp-login?redirect_to=${encodeURIComponent(origin)}`);
      await page.locator('[data-note]').filter({ hasText: 'Ingrid Gull' }).first().click();
      await page.getByRole('textbox').fill('Where was I');
      // A site's `authorization_required` may refuse this action only, so the panel requests `/me`.
      const path = kind === '403' ? '/rest/' : '/replies/new';
      await sandbox.control('faults', { count: 9, kind, body, path });
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByText('been signed out')).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveValue('Where was I');
      await page.getByRole('button', { name: 'Sign in' }).first().click();
      const link = page.getByRole('link', { name: 'Sign in' });
      await expect(link).toHaveAttribute('href', `${sandbox.platform}/wp-login`);
      // All calls, because the reply is sent again at the start, and a success would prove the session.
      await sandbox.control('faults', { count: 99, kind, body, path: '/rest/' });
      await page.reload();
      await expect(link).toBeVisible();
    },
  );

/** Approves the open comment; the platform answers with this status and error. */
async function approveRefused(
  panel: PanelPage,
  sandbox: Sandbox,
  kind: '401' | '403',
  error = 'unauthorized',
): Promise<void> {
  const body = { error };
  await sandbox.control('faults', { count: 9, kind, body, path: '/comments/' });
  await panel.action('Approve').click();
  await expect(panel.frame.locator('.status-bar')).toContainText("The comment couldn't be approved.");
}

for (const [kind, error] of [
  ['403', 'unauthorized'],
  ['403', 'authorization_required'],
  ['401', 'authorization_required'],
] as const)
  test(
    `shows an error of the action, not of the session, if the site answers ${kind} ${error}`,
    rowDetails(kind === '401'),
    async ({ panel, sandbox }) => {
      await panel.openNote('Ingrid Gull');
      await approveRefused(panel, sandbox, kind, error);
      await expect(panel.frame.getByText('been signed out')).toBeHidden();
    },
  );

test(
  '[end-of-the-session] does not end the session for a 401 of one call that does not name the token',
  MATRIX,
  async ({ panel, sandbox }) => {
    await panel.openNote('Ingrid Gull');
    const check = panel.page.waitForResponse((response) => response.url().includes('/me?'));
    await approveRefused(panel, sandbox, '401');
    expect((await check).status()).toBe(200);
    await expect(panel.frame.getByText('been signed out')).toBeHidden();
  },
);
