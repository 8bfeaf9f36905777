import { MATRIX } from './support/matrix';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readSession } from '../../scripts/replay/read-session';
import { marksIn, openView, replyAndTrash, saved } from './support/stream-view';
import { expect, test } from './support/test';

const TEXT = 'Hello, first time here!';

/** Lets the view open a file with this text. */
const openFile = (view: Page, name: string, text: string): Promise<void> =>
  view
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

test.describe('a recorded session', () => {
  // Flaky: a live timer fires late, a replayed one on time, so what came in between may be in another batch.
  test('draws the same picture when it is replayed', MATRIX, async ({ page, sandbox }) => {
    test.setTimeout(90_000);
    const { panel, view } = await openView(page, sandbox);
    await replyAndTrash(panel, sandbox, TEXT);
    await view.getByRole('searchbox', { name: /Streams/ }).fill('*');
    for (let times = 0; times < 2; times += 1) await view.getByRole('button', { name: 'Zoom out' }).click();
    await view.getByRole('button', { name: 'Stop recording' }).click();
    await expect(view.getByRole('group', { name: 'Session' })).toContainText(
      /Session “session”: \d+\.\d s, \d+ events, from the start/,
    );
    await expect(view.locator('.notice')).toBeEmpty();
    const replayed = marksIn(await saved(view, 'Save SVG'));
    await view.getByRole('button', { name: 'Back to the panel' }).click();
    for (let times = 0; times < 2; times += 1) await view.getByRole('button', { name: 'Zoom out' }).click();
    const live = marksIn(await saved(view, 'Save SVG'));
    expect(replayed.length).toBeGreaterThan(150);
    expect(replayed).toEqual(live.slice(0, replayed.length));
  });
});

const minute = readFileSync(new URL('../devtools/replay/recorded/minute.json', import.meta.url), 'utf8');

test(
  'opens, replays and saves a session file, and writes its marble spec',
  MATRIX,
  async ({ page, sandbox }) => {
    const { view } = await openView(page, sandbox);
    await openFile(view, 'minute.json', minute);
    const bar = view.getByRole('group', { name: 'Session' });
    await expect(bar).toContainText(/Session “minute”: \d+\.\d s, \d+ events, from the start/);
    await expect(view.locator('.notice')).toBeEmpty();
    await expect(view.getByRole('button', { name: /^Faults/ })).toHaveCount(0);
    const again = await saved(view, 'Save session');
    expect(readSession('again.json', again).entries).toHaveLength(
      readSession('m.json', minute).entries.length,
    );
    await expect(view.getByText('Saved minute.json. Its personal texts are replaced by x.')).toBeVisible();
    const spec = await saved(view, 'Save marble spec');
    expect(spec).toMatch(/minute: a replay of \d+ s at nominal times/);
    // The live panel is not disturbed by a replay.
    await view.getByRole('button', { name: 'Back to the panel' }).click();
    await expect(bar).toBeHidden();
    await expect(view.getByRole('button', { name: 'Faults of polling', exact: true })).toBeVisible();
  },
);

test('says what is wrong with a session file, and goes on', MATRIX, async ({ page, sandbox, consoleLog }) => {
  const { panel, view } = await openView(page, sandbox);
  const notice = view.locator('.notice');
  const withEntry = (entry: string): string => minute.replace('"entries": [\n', `"entries": [\n${entry},\n`);
  for (const [name, text, sentence] of [
    [
      'other.json',
      minute.replace('"notestream": 1', '"notestream": 2'),
      /is a session of version 2, and .* reads version 1/,
    ],
    [
      'short.json',
      minute.slice(0, minute.length / 2),
      /^short.json is not shown: it is cut off, or not JSON/,
    ],
    ['empty.json', '', /it is cut off, or not JSON/],
    ['list.json', '[]', /not a session: expected an object/],
    ['<img src=x onerror=alert(1)>', '{"notestream":1}', /<img .*from is undefined, which is not valid/],
    ['event.json', withEntry('{"at":0,"kind":"event","event":{"type":"constructor"}}'), /entry 1: event is/],
    [
      'state.json',
      minute.replace('"list":{"wanted"', '"list":[],"x":{"wanted"'),
      /^(state.json is not shown|The replay differs)/,
    ],
    ['names.json', withEntry('{"at":0,"kind":"batch","names":["__proto__","constructor"]}'), /^$/],
  ] as const) {
    await openFile(view, name, text);
    await expect(notice).toHaveText(sentence);
  }
  await view.getByRole('button', { name: 'Back to the panel' }).click();
  await panel.openNote(TEXT);
  await expect(view.getByRole('button', { name: /^Faults of markRead/ }).first()).toBeVisible();
  expect(consoleLog.errors).toEqual([]);
});

test(
  'a recording that starts later has the events, and a file can be dropped on the view',
  MATRIX,
  async ({ page, sandbox }) => {
    const { panel, view } = await openView(page, sandbox);
    const bar = view.getByRole('group', { name: 'Session' });
    await view.getByRole('button', { name: 'Stop recording' }).click();
    await expect(bar).toContainText('from the start');
    await view.getByRole('button', { name: 'Back to the panel' }).click();
    await view.getByRole('button', { name: 'Record', exact: true }).click();
    await expect(view.getByText('Recording events from now on.')).toBeVisible();
    await panel.openNote(TEXT);
    await panel.action('Like').click();
    await expect(view.getByRole('button', { name: 'Faults of markRead', exact: true })).toBeVisible();
    await view.getByRole('button', { name: 'Stop recording' }).click();
    await expect(bar).toContainText('events only');
    const lanes = marksIn(await saved(view, 'Save SVG')).map((mark) => mark.split(' ')[1]);
    expect(lanes).toEqual(expect.arrayContaining(['events', 'markRead']));
    await view.getByRole('button', { name: 'Save marble spec' }).click();
    await expect(view.getByText(/^The marble spec is not written: .* has events only/)).toBeVisible();
    const dropped = await view.evaluateHandle((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'dropped.json'));
      return data;
    }, minute);
    await view.getByRole('main').dispatchEvent('drop', { dataTransfer: dropped });
    await expect(bar).toContainText(/Session “dropped”: \d+\.\d s/);
  },
);
