import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { bundle, gzipBytes } from '../bundle';

/** A client, and a page that registers how it gets a post of a site. `origin` is the platform's. */
interface Contender {
  readonly name: string;
  readonly page: string;
}

const root = path.join(import.meta.dirname, '..', '..');
const folder = path.join(root, '.notestream/bench/client');
const source = path.join(root, 'src', 'client');

/** Packages of the contenders, by alias if there are two versions of one. */
const PACKAGES = [
  'wpcom5@npm:wpcom@5.4.2',
  'wpcom7@npm:wpcom@7.1.1',
  'wpcom-xhr-request',
  'ky',
  '@octokit/core',
  'rxjs@7',
];

export const CONTENDERS: readonly Contender[] = [
  {
    name: 'notestream, one noun',
    page: `import { firstValueFrom } from 'rxjs';
import { clientFor, noun } from '${source}/core';
import { post } from '${source}/tables/posts';
const client = clientFor({ apiOrigin: origin, token: 'token' }, { site: noun({ binds: ['site'], nouns: { post } }) });
get(() => firstValueFrom(client.site(1).post(2).get()));`,
  },
  {
    name: 'notestream, createClient',
    page: `import { firstValueFrom } from 'rxjs';
import { createClient } from '${source}';
const client = createClient({ apiOrigin: origin, token: 'token' });
get(() => firstValueFrom(client.site(1).post(2).get()));`,
  },
  {
    name: 'wpcom 7.1.1',
    page: `import wpcomFactory from 'wpcom7';
import xhr from 'wpcom-xhr-request';
const client = wpcomFactory('token', (params, fn) => xhr({ proxyOrigin: origin, ...params }, fn));
get(() => client.site(1).post(2).get());`,
  },
  {
    name: 'wpcom 5.4.2',
    page: `import wpcomFactory from 'wpcom5';
import xhr from 'wpcom-xhr-request';
const client = wpcomFactory('token', (params, fn) => xhr({ proxyOrigin: origin, ...params }, fn));
get(() => client.site(1).post(2).get());`,
  },
  {
    name: 'ky',
    page: `import ky from 'ky';
const client = ky.create({ headers: { Authorization: 'Bearer token' }, credentials: 'omit' });
get(() => client.get(origin + '/rest/v1.1/sites/1/posts/2').json());`,
  },
  {
    name: '@octokit/core',
    page: `import { Octokit } from '@octokit/core';
const client = new Octokit({ auth: 'token', baseUrl: origin + '/rest/v1.1' });
get(() => client.request('GET /sites/{site}/posts/{post}', { site: 1, post: 2 }));`,
  },
  {
    name: 'fetch',
    page: `const headers = { Authorization: 'Bearer token' };
get(() => fetch(origin + '/rest/v1.1/sites/1/posts/2', { headers, credentials: 'omit' }).then((answer) => answer.json()));`,
  },
];

/** Registers the function of a contender under its name. */
const register = (name: string): string =>
  `const { origin } = location;
const get = (call) => Object.assign((window.clients ??= {}), { '${name}': call });
`;

/** A bundled contender: its script and the gzipped bytes of it. */
export interface Bundled {
  readonly name: string;
  readonly script: string;
  readonly bytes: number;
}

/** Installs the contenders, and bundles a page for each of them in the same way. */
export async function bundleContenders(): Promise<readonly Bundled[]> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{ "private": true }\n');
  const install = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps'];
  await promisify(execFile)('npm', [...install, ...PACKAGES], { cwd: folder });
  const bundled: Bundled[] = [];
  for (const { name, page } of CONTENDERS) {
    const entry = path.join(folder, `${name.replace(/\W+/g, '-')}.ts`);
    const out = entry.replace(/\.ts$/, '');
    // An import stays in front of what uses it, wherever it is written.
    await writeFile(entry, `${register(name)}${page}\n`);
    await bundle(entry, out);
    bundled.push({
      name,
      script: await readFile(path.join(out, 'index.js'), 'utf8'),
      bytes: gzipBytes(out),
    });
  }
  return bundled;
}
