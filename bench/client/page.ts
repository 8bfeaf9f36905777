import { lastValueFrom } from 'rxjs';
import wpcomFactory from 'wpcom';
import xhr from 'wpcom-xhr-request';
import { createClient } from '../../src/client';

/** Both clients get the same post of a site. */
const { origin } = location;
const ours = createClient({ apiOrigin: origin, token: 'token' });
const theirs = wpcomFactory('token', (params, fn) => xhr({ proxyOrigin: origin, ...params }, fn));

const CALLS: Readonly<Record<string, () => Promise<unknown>>> = {
  notestream: () => lastValueFrom(ours.site(1).post(2).get(), { defaultValue: null }),
  wpcom: () => theirs.site(1).post(2).get(),
};

const CONCURRENCY = 6;

/** Makes `count` calls, six at once. Resolves with the milliseconds that they took. */
async function call(name: string, count: number): Promise<number> {
  const start = performance.now();
  let left = count;
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await CALLS[name]?.();
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return performance.now() - start;
}

Object.assign(window, { call });
