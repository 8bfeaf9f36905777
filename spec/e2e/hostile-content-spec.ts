import type { Locator } from '@playwright/test';
import { wireNote } from '../support/notes';
import { loadNotes } from './support/load-notes';
import { atRest, expect, openPanel, test } from './support/test';

/** Texts that set `top.pwned` if they are executed. */
const PAYLOADS = [
  '<img src=x onerror="top.pwned=1">',
  '"><script>top.pwned=1</script>',
  "javascript:top.pwned='1'",
  '&lt;script&gt;top.pwned=1&lt;/script&gt;&#60;svg onload=top.pwned=1&#62;',
  '${top.pwned=1}{{constructor.constructor("top.pwned=1")()}}',
  '\u202Egnp.exe\u2066\u2067\u200F',
  '\u0000\uFFFE\uD800</style></title><base href=//evil.example>',
];

const ADDRESSES = [
  'javascript:top.pwned=1',
  ' jAvAsCrIpT:top.pwned=1',
  'java\nscript:top.pwned=1',
  'data:text/html,<script>top.pwned=1</script>',
  'blob:https://evil.example/1',
  '//evil.example/',
  'https://evil.example\\@good.example/',
];

const range = (url: string, length: number) => ({
  type: 'a',
  indices: [0, length],
  url,
  id: '__proto__',
  site_id: -1,
  class: 'x" onclick="top.pwned=1',
});

const hostile = PAYLOADS.flatMap((payload, at) =>
  ADDRESSES.slice(0, at === 0 ? undefined : 3).map((url, index) =>
    wireNote(900_000 + at * 100 + index, {
      type: at % 2 === 0 ? 'comment' : payload,
      timestamp: new Date().toISOString(),
      title: payload,
      icon: url,
      noticon: payload,
      url,
      subject: [{ text: payload, ranges: [range(url, 5)] }, { text: payload }],
      header: [{ text: payload, ranges: [range(url, 3)], media: [{ type: 'image', indices: [0, 0], url }] }],
      body: [
        {
          type: 'user',
          text: payload,
          ranges: [range(url, 4)],
          media: [{ type: 'badge', indices: [0, 0], url, height: '1e9', width: -1 }],
          actions: { follow: false },
          meta: { ids: { site: 1 }, links: { home: url }, titles: { home: payload } },
        },
        {
          type: 'comment',
          text: payload,
          ranges: [range(url, 6), { type: payload, indices: [0, 4], url }],
          edit_comment_link: url,
          nest_level: 1e9,
          actions: { 'approve-comment': false, __proto__: { 'trash-comment': true }, [payload]: true },
        },
      ],
      meta: JSON.parse(
        '{"ids":{"site":1,"post":2,"comment":3,"__proto__":{"polluted":true}},"constructor":{}}',
      ),
    }),
  ),
);

test('runs no script and loads nothing but images for notes with hostile content', async ({
  page,
  sandbox,
  consoleLog,
}) => {
  test.setTimeout(120_000);
  const external: string[] = [];
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && hostname !== 'localhost') external.push(request.url());
  });
  page.on('dialog', (dialog) => external.push(dialog.message()));
  for (const note of hostile.filter((_, index) => index % 2 === 0)) await sandbox.control('note', note);
  const { frame, rows, detail } = await openPanel(page, sandbox);
  const hostileRows = async () => {
    const ids = await rows.evaluateAll((all) => all.map((row) => Number(row.getAttribute('data-note'))));
    return ids.filter((id) => id >= 900_000);
  };
  await loadNotes(frame, 20);
  const shown = await hostileRows();
  expect(shown.length).toBeGreaterThan(10);
  const rowOf = (id: number | undefined): Locator => rows.and(frame.locator(`[data-note="${id}"]`));
  await rowOf(shown[0]).click();
  await atRest(page, { isWide: true });
  for (const id of shown) {
    // The notes are the newest ones, so the next one is below.
    if (id !== shown[0]) await page.keyboard.press('j');
    await expect(rowOf(id)).toHaveAttribute('aria-current', 'true');
    await expect(detail).toBeVisible();
    // Links and images have only addresses of safe schemes.
    const addresses = await detail
      .locator('a, img')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? one.getAttribute('src') ?? ''));
    expect(addresses.filter((address) => !/^(https?:\/\/|mailto:)/.test(address))).toEqual([]);
    expect(await detail.locator('script, base, svg[onload], [onclick], [onerror]').count()).toBe(0);
  }
  const panel = page.frames().find((one) => one.url().startsWith(sandbox.panel));
  for (const where of [page.mainFrame(), panel])
    expect(await where?.evaluate(() => ['pwned' in window, 'polluted' in {}])).toEqual([false, false]);
  expect(page.url()).toBe(`${sandbox.host}/`);
  // Images may be loaded from any host, like avatars; nothing else may.
  expect(external.filter((url) => !/^https:\/\/(evil|good)\.example/.test(url))).toEqual([]);
  consoleLog.errors.length = 0;
});
