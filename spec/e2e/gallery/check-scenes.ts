import type { Scene, ScenePanel } from './scene-panel';

/** Checks all rows, and presses these keys. */
async function checkAll(panel: ScenePanel, ...keys: readonly string[]): Promise<void> {
  await panel.open();
  for (const key of ['j', 'Control+a', ...keys]) await panel.page.keyboard.press(key);
}

/** A scene of the bar of the last batch. */
const bar = (name: string, key: string, shows: string, control: readonly [string, object]): Scene => ({
  name,
  play: async (panel) => {
    await panel.sandbox.control(...control);
    await checkAll(panel, key);
    await panel.page.locator(`.batch-bar.shows-${shows}`).waitFor();
  },
});

const ofComments = { method: 'PUT', path: '/comments/' };

/** Scenes of checked rows, and of actions on several notes. */
export const checkScenes: readonly Scene[] = [
  {
    name: 'checked notes',
    play: async (panel) => {
      await checkAll(panel);
      await panel.page.locator('.checks-bar').waitFor();
    },
  },
  bar('batch of trash', 't', 'done', ['comment', { text: 'Is the kettle on?' }]),
  bar('batch that is sent', 'a', 'sending', ['faults', { count: 99, kind: 'timeout', ...ofComments }]),
  bar('batch that has failed', 'a', 'failed', ['faults', { count: 99, kind: '403', ...ofComments }]),
];
