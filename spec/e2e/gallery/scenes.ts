import { detailScenes } from './detail-scenes';
import { listScenes } from './list-scenes';
import type { Appearance, Scene } from './scene-panel';

/** Every screen in every state. */
export const scenes: readonly Scene[] = [...listScenes, ...detailScenes];

/** The plain appearance, and the one that differs most from it. */
export const appearances: readonly Appearance[] = [
  { width: 'narrow', scheme: 'light', locale: 'en' },
  { width: 'wide', scheme: 'dark', locale: 'ar' },
];

export const appearanceName = ({ width, scheme, locale }: Appearance): string =>
  `${width} ${scheme} ${locale}`;
