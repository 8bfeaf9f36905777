import { detailScenes } from './detail-scenes';
import { listScenes } from './list-scenes';
import type { Look, Scene } from './stage';

/** Every screen in every state. */
export const scenes: readonly Scene[] = [...listScenes, ...detailScenes];

/** Those that are also looked at wide, dark and in Arabic. */
const CHOSEN: ReadonlySet<string> = new Set([
  'filter all',
  'filter unread',
  'empty all',
  'loading',
  'error page',
  'new notes above',
  'shortcuts in the list',
  'comment',
  'comment with a list',
  'comment in Arabic',
  'like',
  'achievement',
  'follow',
  'approved and liked',
  'undo of trash',
  'status of a failure',
  'reply with text',
  'mention list',
  'reply sent',
]);

export const lookName = ({ width, scheme, locale }: Look): string => `${width} ${scheme} ${locale}`;

const PLAIN: Look = { width: 'narrow', scheme: 'light', locale: 'en' };

/** Each way to look, and at which scenes. */
export const looks: readonly { readonly look: Look; readonly scenes: readonly Scene[] }[] = (
  ['narrow', 'wide'] as const
).flatMap((width) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    ['en', 'ar'].map((locale) => {
      const look = { width, scheme, locale };
      return {
        look,
        scenes: lookName(look) === lookName(PLAIN) ? scenes : scenes.filter(({ name }) => CHOSEN.has(name)),
      };
    }),
  ),
);
