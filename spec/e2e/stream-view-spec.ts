import { MATRIX } from './support/matrix';
import { readSession } from '../../scripts/replay/read-session';
import {
  chooseLike,
  emissionsIn,
  marksIn,
  openView,
  replyAndTrash,
  saved,
  spanIn,
} from './support/stream-view';
import { streamConsole } from './support/stream-console';
import { expect, test } from './support/test';

const TEXT = 'Hello, first time here!';

test(
  'draws exactly the emissions that the recorder has, through retries, an undo and a lost push',
  MATRIX,
  async ({ page, sandbox }) => {
    test.setTimeout(90_000);
    const { panel, notestream, view } = await openView(page, sandbox);
    await replyAndTrash(panel, sandbox, TEXT);
    await view.getByRole('searchbox', { name: /Streams/ }).fill('events');
    for (let times = 0; times < 2; times += 1) await view.getByRole('button', { name: 'Zoom out' }).click();
    const session = readSession('session.json', String(await notestream.type('stop()')));
    const svg = await saved(view, 'Save SVG');
    const recorded = session.entries.flatMap(({ kind, at }) =>
      kind === 'event' ? [session.startedAt + at] : [],
    );
    expect(recorded.length).toBeGreaterThan(30);
    const drawn = emissionsIn(svg).slice(0, recorded.length);
    expect(drawn).toHaveLength(recorded.length);
    // A tenth of a pixel is 12 ms.
    for (const [index, at] of recorded.entries()) expect(Math.abs((drawn[index] ?? 0) - at)).toBeLessThan(13);
    expect(drawn).toEqual([...drawn].sort((a, b) => a - b));
  },
);

test(
  'shows the value, the causes, the effects and the changes of a marble, with the keyboard',
  MATRIX,
  async ({ page, sandbox }) => {
    const { panel, view } = await openView(page, sandbox);
    const details = await chooseLike(panel, view, TEXT);
    await expect(details.getByText(/^src\/streams\/behaviours\/outbox\.ts:\d\d?$/)).toBeVisible();
    const chain = details.getByRole('list').first().getByRole('listitem');
    await expect(chain.first()).toContainText(/the blogger → #\d+ events: like\.requested/);
    await expect(chain.nth(1)).toContainText(/record of like .* → outbox > send > request: subscribe/);
    await expect(chain.nth(2)).toContainText(/answer 200 to POST .*likes\/new → outbox > send > request/);
    await expect(details.getByText(/isLiked/).first()).toBeVisible();
    await chain.first().getByRole('button').click();
    await expect(details.getByText('Effects')).toBeVisible();
    await view.getByRole('searchbox', { name: /Streams/ }).fill('');
    await view.getByRole('button', { name: 'Only what has this cause' }).click();
    const streams = view.getByRole('list', { name: 'Streams' }).getByRole('listitem');
    await expect(streams.first()).toHaveText(/^events/);
    await expect(streams.filter({ hasText: 'outbox' })).toHaveCount(1);
    await expect(streams.filter({ hasText: 'markSeen' })).toHaveCount(0);
    const svg = await saved(view, 'Save SVG');
    expect(svg.match(/class="effect"/g)?.length).toBeGreaterThan(3);
  },
);

test(
  'holds, fails and resumes a stream at its lane, travels in time, and says what it did',
  MATRIX,
  async ({ page, sandbox }) => {
    const { panel, notestream, view } = await openView(page, sandbox);
    await view.getByRole('button', { name: 'Faults of outbox', exact: true }).click();
    await view.getByRole('button', { name: 'Pause' }).last().click();
    await expect(view.getByRole('button', { name: 'Faults of outbox: held' })).toBeVisible();
    await expect(view.getByText('outbox is held.')).toBeVisible();
    await view.getByRole('button', { name: 'Faults of outbox: held' }).click();
    await view.getByRole('button', { name: 'Resume' }).click();
    await expect(view.getByRole('button', { name: 'Faults of outbox', exact: true })).toBeVisible();
    await panel.openNote(TEXT);
    await view.getByRole('slider', { name: 'Time travel' }).fill('3');
    await expect(panel.detail).toBeHidden();
    await expect(view.getByText(/shows the state after #3/)).toBeVisible();
    await view.getByRole('button', { name: 'Back to the present' }).click();
    await expect(panel.detail).toBeVisible();
    expect(await notestream.type('state()')).toMatchObject({ isPanelOpen: true });
  },
);

test(
  'a fault waits for a part that has not started, and Escape closes the menu',
  MATRIX,
  async ({ page, sandbox }) => {
    const { panel, view } = await openView(page, sandbox);
    await view.getByRole('button', { name: 'outbox', exact: true }).click();
    const faults = view.getByRole('button', { name: /^Faults of outbox > send > request/ });
    await faults.click();
    await view.getByRole('button', { name: 'Fail', exact: true }).click();
    await expect(faults).toHaveText('fails ×1');
    await faults.click();
    await expect(view.getByRole('group', { name: 'Faults of outbox > send > request' })).toBeVisible();
    await view.getByRole('spinbutton', { name: 'Delay in milliseconds' }).press('Escape');
    await expect(view.getByRole('group', { name: 'Faults of outbox > send > request' })).toBeHidden();
    await panel.openNote(TEXT);
    await panel.action('Like').click();
    await expect(async () => {
      expect(marksIn(await saved(view, 'Save SVG'))).toContainEqual(
        expect.stringMatching(/outbox &gt; send &gt; request error$/),
      );
    }).toPass();
  },
);

test('a pattern that names parts unfolds their behaviour, and folding it hides them', async ({
  page,
  sandbox,
}) => {
  const { view } = await openView(page, sandbox);
  const streams = view.getByRole('list', { name: 'Streams' }).getByRole('listitem');
  await view.getByRole('searchbox', { name: /Streams/ }).fill('fetch list');
  const polling = view.getByRole('button', { name: 'polling', exact: true });
  await expect(polling).toHaveAttribute('aria-expanded', 'true');
  await expect(streams).toHaveCount(2);
  await polling.click();
  await expect(streams).toHaveCount(1);
  await expect(polling).toHaveAttribute('aria-expanded', 'false');
});

test('fits the chain of a marble, and zooms at that marble', async ({ page, sandbox }) => {
  const { panel, view } = await openView(page, sandbox);
  await chooseLike(panel, view, TEXT);
  await view.getByRole('button', { name: 'Only what has this cause' }).click();
  await view.getByRole('button', { name: 'Fit' }).click();
  const fitted = await saved(view, 'Save SVG');
  const [from = 0, to = 0] = spanIn(fitted);
  const emissions = emissionsIn(fitted);
  const place = (at: number): number => (at - from) / (to - from);
  const last = emissions.at(-1) ?? 0;
  expect(place(last)).toBeCloseTo(0.92);
  expect(emissions.length).toBeGreaterThan(1);
  await view.getByRole('button', { name: 'Zoom in' }).click();
  const [nearFrom = 0, nearTo = 0] = spanIn(await saved(view, 'Save SVG'));
  expect(nearTo - nearFrom).toBeCloseTo((to - from) / 2);
  expect((last - nearFrom) / (nearTo - nearFrom)).toBeCloseTo(place(last));
});

test('holds the picture under a pointer that moves, until the pointer leaves', async ({ page, sandbox }) => {
  const { view } = await openView(page, sandbox);
  const diagram = view.getByRole('application');
  await diagram.hover({ position: { x: 200, y: 60 } });
  await expect(view.getByText('held', { exact: true })).toBeVisible();
  const held = spanIn(await saved(view, 'Save SVG'));
  expect(held).toHaveLength(2);
  expect(spanIn(await saved(view, 'Save SVG'))).toEqual(held);
  await view.getByRole('slider', { name: 'Time travel' }).hover();
  await expect(view.getByText('30 s', { exact: true })).toBeVisible();
  expect(spanIn(await saved(view, 'Save SVG'))).not.toEqual(held);
});

test('the legend has the colours of the picture, also while a marble is chosen', async ({
  page,
  sandbox,
}) => {
  const { view } = await openView(page, sandbox);
  const signOf = (text: string) =>
    view.getByText(text, { exact: true }).locator('xpath=preceding-sibling::dt');
  await view.emulateMedia({ colorScheme: 'light' });
  await expect(signOf('failed')).toHaveCSS('color', 'rgb(179, 38, 30)');
  await view.getByRole('application').press('ArrowRight');
  await expect(signOf('was caused by it')).toHaveCSS('color', 'rgb(26, 127, 55)');
  await view.emulateMedia({ colorScheme: 'dark' });
  await expect(signOf('was caused by it')).toHaveCSS('color', 'rgb(86, 211, 100)');
});

test('says that its panel has closed, and keeps the picture', MATRIX, async ({ page, sandbox }) => {
  const { view } = await openView(page, sandbox);
  await page.goto('about:blank');
  await expect(view.getByRole('alert')).toContainText('The panel has closed.');
  await expect(view.getByRole('application')).toBeVisible();
});

test('two panels have a view each, of their own streams', MATRIX, async ({ page, context, sandbox }) => {
  const first = await openView(page, sandbox);
  const second = await openView(await context.newPage(), sandbox);
  await first.panel.openNote(TEXT);
  await first.view.getByRole('searchbox', { name: 'Note id' }).fill('1');
  await expect(first.view.getByRole('list', { name: 'Streams' })).toHaveText('No stream matches.');
  await expect(second.view.getByRole('list', { name: 'Streams' }).getByText('polling')).toBeVisible();
});

test('the times stay above the lanes that scroll', async ({ page, sandbox }) => {
  const { view } = await openView(page, sandbox);
  await view.setViewportSize({ width: 1000, height: 300 });
  const streams = view.getByRole('list', { name: 'Streams' }).getByRole('listitem');
  const times = view.locator('.axis');
  const top = (await times.boundingBox())?.y;
  await streams.last().scrollIntoViewIfNeeded();
  await expect(streams.first()).not.toBeInViewport();
  expect((await times.boundingBox())?.y).toBe(top);
});

test(
  'says that its code could not be loaded, and opens at the next call',
  MATRIX,
  async ({ page, sandbox }) => {
    const screen = /\/screen\.\w+\.js$/;
    // The panel itself reports and repeats this request, too.
    await page.route(screen, (route) => route.abort());
    await page.addInitScript(() => localStorage.setItem('debug', '1'));
    await page.goto(sandbox.host);
    const notestream = await streamConsole(page, sandbox);
    // Until the console is there, the name is that of the panel's element.
    await expect(async () => notestream.type('help()')).toPass();
    const opened = page.waitForEvent('popup');
    await notestream.type('view()');
    const view = await opened;
    await expect(view.getByText('The code of the view could not be loaded.')).toBeVisible();
    await page.unroute(screen);
    const again = page.waitForEvent('popup');
    await notestream.type('view()');
    await expect((await again).getByRole('list', { name: 'Streams' }).getByText('polling')).toBeVisible();
  },
);
