import { addFolded } from '../support/followers';
import type { Scene, ScenePanel } from './scene-panel';

const openFolded = async (panel: ScenePanel): Promise<void> => {
  await addFolded(panel.page, panel.sandbox);
  await panel.open('[data-folded]');
};

/** Scenes of folded rows. */
export const foldScenes: readonly Scene[] = [
  { name: 'folded follows', play: openFolded },
  {
    name: 'folded follows selected',
    play: async (panel) => {
      await openFolded(panel);
      await panel.page.locator('[data-folded]').first().focus();
      await panel.page.keyboard.press('x');
      await panel.page.locator('.row[data-folded].is-checked').waitFor();
    },
  },
];
