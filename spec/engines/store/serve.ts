import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundle } from '../../e2e/support/bundle';
import { listen, type RunningServer } from '../../e2e/support/servers';

type Name = 'rules' | 'tab';
type Scripts = Readonly<Record<Name, string>>;

/** The bundles, which are made once for all engines. */
let scripts: Promise<Scripts> | undefined;

async function bundleAll(): Promise<Scripts> {
  const folder = mkdtempSync(path.join(tmpdir(), 'notestream-store-'));
  const script = async (name: Name): Promise<string> =>
    readFileSync(await bundle(path.join(import.meta.dirname, `${name}.ts`), folder), 'utf8');
  try {
    return { rules: await script('rules'), tab: await script('tab') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const pageWith = (name: Name): string =>
  `<!doctype html><link rel="icon" href="data:," /><title>${name}</title><body><script src="/${name}.js"></script></body>`;

/** Serves the page of the rules at /rules, and a tab at /tab, at an origin of their own. */
export async function serveStoreRules(): Promise<RunningServer> {
  scripts ??= bundleAll();
  const { rules, tab } = await scripts;
  const files = new Map([
    ['/rules', { type: 'text/html', body: pageWith('rules') }],
    ['/rules.js', { type: 'text/javascript', body: rules }],
    ['/tab', { type: 'text/html', body: pageWith('tab') }],
    ['/tab.js', { type: 'text/javascript', body: tab }],
  ]);
  return listen(
    createServer(({ url = '' }, response) => {
      const file = files.get(url);
      response.writeHead(file ? 200 : 404, {
        'content-type': `${file?.type ?? 'text/plain'}; charset=utf-8`,
      });
      response.end(file?.body);
    }),
  );
}
