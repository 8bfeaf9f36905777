import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { withBlock } from '../../serve/configuration';
import { ORIGINAL } from '../figures';
import { buildOriginal } from './original';

/** A panel that is measured beside others, by turns. */
export interface Contender {
  readonly name: string;
  /** The folder of its files. */
  readonly folder: string;
  /** Its page, with the origins that it talks to. */
  readonly page: (origins: Origins) => string;
  /** The body of a host page: a bell with a panel that is closed. */
  readonly bell: (panel: string) => string;
}

export interface Origins {
  readonly platform: string;
  readonly host: string;
}

const dist = path.join(import.meta.dirname, '..', '..', 'dist');
const page = (folder: string): string => readFileSync(path.join(folder, 'index.html'), 'utf8');

const notestream = (name: string, folder: string): Contender => ({
  name,
  folder,
  page: ({ platform, host }) =>
    withBlock(page(folder), { preset: 'sandbox', platformOrigin: platform, hostOrigins: [host] }),
  bell: (panel) =>
    `<script src="/embed.js" defer></script><notestream-bell id="bell" src="${panel}/"></notestream-bell>`,
});

/** Network hosts have a bell of their own for the original: it loads the panel and shows it. */
const originalBell = (panel: string): string => `
<button id="bell" style="width: 40px; height: 40px">Notifications</button>
<iframe hidden style="width: 400px; height: 700px" src="${panel}/"></iframe>
<script>
  document.getElementById('bell').onclick = () => {
    const frame = document.querySelector('iframe');
    frame.hidden = false;
    frame.contentWindow.postMessage({ type: 'notesIframeMessage', action: 'togglePanel', showing: true }, '*');
  };
</script>`;

/**
 * This build; the one in the folder of NOTESTREAM_BENCH_BEFORE, if there is one; and the original
 * panel, which is installed from npm.
 */
export async function contenders(): Promise<readonly Contender[]> {
  const { NOTESTREAM_BENCH_BEFORE: before = '' } = process.env;
  if (before !== '' && !existsSync(path.join(before, 'index.html')))
    throw new Error(`NOTESTREAM_BENCH_BEFORE: there is no build in ${before}`);
  const original = await buildOriginal();
  return [
    notestream('this build', dist),
    ...(before === '' ? [] : [notestream('before', before)]),
    {
      name: ORIGINAL,
      folder: original,
      page: ({ platform }) => page(original).replace('{{platform}}', platform),
      bell: originalBell,
    },
  ];
}
