import { detailScenes } from './detail-scenes';
import { listScenes } from './list-scenes';
import type { Appearance, Scene } from './scene-panel';

/** Every screen in every state. */
export const scenes: readonly Scene[] = [...listScenes, ...detailScenes];

/** Scenes that are also shown wide, dark and in Arabic. */
const CHOSEN: ReadonlySet<string> = new Set([
  'filter all',
  'filter unread',
  'empty all',
  'loading',
  'kept list',
  'error page',
  'new notes above',
  'found',
  'nothing found',
  'folded follows',
  'folded follows selected',
  'checked notes',
  'batch that has failed',
  'finger on a row',
  'recently done',
  'shortcuts in the list',
  'comment',
  'comment with a list',
  'comment in Arabic',
  'comment with a conversation',
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

export const appearanceName = ({ width, scheme, locale }: Appearance): string =>
  `${width} ${scheme} ${locale}`;

const PLAIN: Appearance = { width: 'narrow', scheme: 'light', locale: 'en' };

/** Each appearance with the scenes that are shown in it. */
export const appearances: readonly { readonly appearance: Appearance; readonly scenes: readonly Scene[] }[] =
  (['narrow', 'wide'] as const).flatMap((width) =>
    (['light', 'dark'] as const).flatMap((scheme) =>
      ['en', 'ar'].map((locale) => {
        const appearance = { width, scheme, locale };
        return {
          appearance,
          scenes:
            appearanceName(appearance) === appearanceName(PLAIN)
              ? scenes
              : scenes.filter(({ name }) => CHOSEN.has(name)),
        };
      }),
    ),
  );
