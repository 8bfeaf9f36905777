import type { Sandbox } from '../../e2e/support/sandbox';
import { type LoggedRequest, parseRequests, wasDone } from '../../soak/platform';
import type { Target } from '../faults';

/** The requests so far that the target means; those of the log, which holds 500, with their query. */
export const requestsTo = async (
  sandbox: Sandbox,
  { method, path }: Pick<Target, 'method' | 'path'>,
): Promise<readonly LoggedRequest[]> =>
  parseRequests(await sandbox.look('requests')).filter(
    (request) => request.method === method && request.path.includes(path),
  );

/** How many requests of the target the platform has carried out, answered or not. */
export const doneCount = async (sandbox: Sandbox, target: Pick<Target, 'method' | 'path'>): Promise<number> =>
  (await requestsTo(sandbox, target)).filter(wasDone).length;

/** Clears the platform's log, so that only later requests count. */
export const clearRequests = async ({ platform }: Sandbox): Promise<unknown> =>
  fetch(`${platform}/sandbox/requests`, { method: 'DELETE' });
