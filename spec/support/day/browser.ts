import { asyncScheduler } from 'rxjs';
import { draftKey, stringifyDraft } from '../../../src/streams/reply/stored-draft';
import { readKey } from '../../../src/streams/reading/stored-reads';
import { toggled } from './blogger';
import type { Network } from './network';
import type { Page } from './page';
import type { Platform } from './platform';
import type { Random } from './random';

/** Random changes around the panel: messages of the host page, window, network and other tabs. */
export interface Browser {
  readonly happen: (page: Page) => void;
}

const host = (fields: Readonly<Record<string, unknown>>): unknown => ({
  type: 'notesIframeMessage',
  ...fields,
});

/** Malformed host messages. */
const MALFORMED: readonly unknown[] = [
  null,
  'no JSON {',
  {},
  host({ action: 'dance' }),
  host({ action: 'togglePanel' }),
];

interface Parts {
  readonly random: Random;
  readonly network: Pick<Network, 'setOnline'>;
  readonly platform: Platform;
  readonly storage: Map<string, string>;
  readonly hidePage: (page: Page) => void;
}

export function createBrowser({ random, network, platform, storage, hidePage }: Parts): Browser {
  const store = (page: Page, key: string, value: string): void => {
    storage.set(key, value);
    page.changes$.next({ key, value });
  };
  const happenings: readonly { readonly weight: number; readonly happen: (page: Page) => void }[] = [
    { weight: 2, happen: ({ messages$ }) => messages$.next(toggled(random.chance(0.7))) },
    { weight: 1, happen: ({ messages$ }) => messages$.next(host({ action: 'refreshNotes' })) },
    {
      weight: 1,
      happen: ({ messages$ }) =>
        messages$.next(host({ action: 'toggleVisibility', hidden: random.chance(0.3) })),
    },
    { weight: 1, happen: ({ messages$ }) => messages$.next(random.pick(MALFORMED)) },
    { weight: 2, happen: ({ isWide$ }) => isWide$.next(random.chance(0.5)) },
    { weight: 2, happen: ({ isVisible$ }) => isVisible$.next(random.chance(0.6)) },
    {
      weight: 2,
      happen: ({ isOnline$ }) => {
        const isOnline = random.chance(0.6);
        network.setOnline(isOnline);
        isOnline$.next(isOnline);
      },
    },
    // The page is hidden and restored from the back/forward cache.
    { weight: 1, happen: hidePage },
    {
      weight: 1,
      happen: (page) => {
        const id = noteOfOtherTab();
        const text = `from another tab at ${asyncScheduler.now()}`;
        store(page, draftKey(id), stringifyDraft({ text, typedAt: asyncScheduler.now() }));
      },
    },
    { weight: 1, happen: (page) => store(page, readKey(noteOfOtherTab()), '1') },
  ];
  const noteOfOtherTab = (): number => random.pick([...platform.notes.keys(), 424242]);
  return { happen: (page) => random.weighed(happenings).happen(page) };
}
