import WPCOM from 'wpcom';
import xhr from 'wpcom-xhr-request';
import { requestHandler, wpcom } from '../../../src/client/wpcom';
import { roundTrips } from '../../support/round-trips';
import { asClient } from '../../support/round-trips/as-client';
import { take } from '../../support/round-trips/round-trip';
import { Visitor } from '../../support/visitor';

/** Each library with its own handler. Each has its own sandbox, with the same seed. */
const LIBRARIES = {
  'wpcom 5.4.2': ({ sandbox, token }: Visitor): object => {
    const where = { authToken: token, proxyOrigin: sandbox.platform };
    return WPCOM(token, (params, fn) => xhr({ ...params, ...where }, fn));
  },
  'our wpcom face': ({ sandbox, token }: Visitor): object =>
    wpcom(token, requestHandler({ apiOrigin: sandbox.platform, token })),
} as const;

let visitors: readonly Visitor[];
const now = (): number => Date.UTC(2026, 10, 20, 12);
beforeEach(async () => {
  visitors = [await Visitor.arrive({ notes: 5, now }), await Visitor.arrive({ notes: 5, now })];
});
afterEach(async () => {
  for (const { sandbox } of visitors) await sandbox.close();
});

/** The answers, with the sandbox's own origin replaced. */
const plain = (seen: readonly unknown[], { sandbox }: Visitor): unknown =>
  JSON.parse(JSON.stringify(seen).replaceAll(sandbox.platform, 'https://platform.example')) as unknown;

describe('over real HTTP, wpcom and our wpcom face', () => {
  it.each(roundTrips.filter(({ isWithoutWpcom }) => !isWithoutWpcom))(
    'get the same, expected answers: $noun',
    async (trip) => {
      const all: unknown[] = [];
      for (const [index, library] of Object.values(LIBRARIES).entries()) {
        const visitor = visitors[index];
        if (!visitor) throw new Error('a library has no platform');
        const { seen, expected } = await take(trip, asClient(library(visitor)));
        expect(seen).toMatchObject([...expected]);
        all.push(plain(seen, visitor));
      }
      expect(all[1]).toEqual(all[0]);
    },
  );
});
