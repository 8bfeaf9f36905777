import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { PanelPage } from '../support/test';
import { COMMENT } from './scene-panel';

/** How a picture of the view is taken. */
export interface StreamAppearance {
  readonly name: string;
  readonly width: number;
  readonly colorScheme?: 'dark';
  readonly forcedColors?: 'active';
}

export const streamAppearances: readonly StreamAppearance[] = [
  { name: 'light', width: 1280 },
  { name: 'dark', width: 1280, colorScheme: 'dark' },
  { name: 'high contrast', width: 1280, colorScheme: 'dark', forcedColors: 'active' },
  { name: 'narrow', width: 500 },
];

interface StreamScene {
  readonly name: string;
  readonly play: (view: Page, panel: PanelPage) => Promise<void>;
}

const minute = new URL('../../devtools/replay/recorded/minute.json', import.meta.url);

/** States of the view, one after another. */
export const streamScenes: readonly StreamScene[] = [
  {
    name: 'live',
    play: async (view, panel) => {
      await panel.openNote(COMMENT);
      await panel.action('Like').click();
      await view.getByRole('button', { name: 'outbox', exact: true }).waitFor();
    },
  },
  {
    name: 'faults',
    play: async (view) => {
      await view.getByRole('button', { name: 'outbox', exact: true }).click();
      await view.getByRole('button', { name: 'Faults of outbox > send', exact: true }).click();
    },
  },
  {
    name: 'session',
    play: async (view) => {
      const file = { name: 'minute.json', mimeType: 'application/json', buffer: readFileSync(minute) };
      await view.locator('input[type=file]').setInputFiles(file);
      await view.getByRole('group', { name: 'Session' }).waitFor();
    },
  },
  {
    name: 'chosen marble',
    play: async (view) => {
      await view.getByRole('searchbox', { name: /Streams/ }).fill('*outbox');
      await view.getByRole('application').press('ArrowRight');
      await view.getByRole('searchbox', { name: /Streams/ }).fill('');
    },
  },
];

const fileOf = (appearance: string, scene: string): string =>
  `streams ${appearance} ${scene}.png`.replaceAll(' ', '-');

/** All pictures, for the index. */
export const streamPictures = streamAppearances.flatMap((appearance) =>
  streamScenes.map(({ name }) => ({
    name: `${name}, ${appearance.name}`,
    file: fileOf(appearance.name, name),
    appearance,
    scene: name,
  })),
);
