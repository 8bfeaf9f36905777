import { lastValueFrom } from 'rxjs';
import wpcomFactory from 'wpcom';
import xhr from 'wpcom-xhr-request';
import { createClient } from '../../src/client';

/** The same call by each: a post of a site. */
const { origin } = location;
const ours = createClient({ apiOrigin: origin, token: 'token' });
const theirs = wpcomFactory('token', (params, answered) => xhr({ proxyOrigin: origin, ...params }, answered));

const CALLS: Readonly<Record<string, () => Promise<unknown>>> = {
  notestream: () => lastValueFrom(ours.site(1).post(2).get(), { defaultValue: null }),
  wpcom: () => theirs.site(1).post(2).get(),
};

const AT_ONCE = 6;

/** Makes so many calls, six at once; resolves with the milliseconds that it took. */
async function call(name: string, count: number): Promise<number> {
  const start = performance.now();
  let left = count;
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await CALLS[name]?.();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return performance.now() - start;
}

Object.assign(window, { call });
