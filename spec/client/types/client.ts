import { NEVER, of } from 'rxjs';
import { createClient, wpcom } from '../../../src/client';

/** The clients of the type tests. `npm run lint:rules` checks them: the specs themselves only run. */
export const c = createClient({
  apiOrigin: 'https://platform.test',
  transport: { send: () => of({ status: 200, body: {} }), connect: () => NEVER },
});
export const w = wpcom(() => ({}));

export const site = c.site(1);
export const post = site.post(2);

/** A line that must not compile is not run. */
export const uncalled = (...lines: readonly (() => unknown)[]): void => expect(lines).not.toEqual([]);
