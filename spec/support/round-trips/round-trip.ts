import { firstValueFrom, type Observable } from 'rxjs';
import { ApiError, type Client } from '../../../src/client';

/**
 * A sequence of calls about one noun, and their expected answers. It depends on neither Node nor
 * the test runner, so that a page can run it, too.
 */
export interface RoundTrip {
  readonly noun: string;
  /** True if wpcom 5.4.2 has no such call, or none for Node: the trip is not compared with it. */
  readonly isWithoutWpcom?: true;
  /** Makes the calls and resolves with the answer of each step. */
  readonly take: (client: Client) => Promise<readonly unknown[]>;
  /** The fields that the answer of each step must at least contain. */
  readonly sees: readonly unknown[];
}

/** Sites of the sandbox's seed: two of the signed-in user, and one of another user. */
export const own = 2101;
export const other = 2102;
export const foreign = 2110;

export const ask = <T>(call$: Observable<T>): Promise<T> => firstValueFrom(call$);

/** Makes the calls in sequence. Resolves with each answer, or with the name of the call's error. */
export async function inTurn(...calls: readonly Observable<unknown>[]): Promise<readonly unknown[]> {
  const seen: unknown[] = [];
  for (const call$ of calls) seen.push(await ask(call$).catch(nameOf));
  return seen;
}

/** The status and name of an error; wpcom's errors have a `statusCode`. */
function nameOf(error: unknown): string {
  if (error instanceof ApiError) return `${error.status} ${error.name}`;
  if (error instanceof Error && 'statusCode' in error) return `${String(error.statusCode)} ${error.name}`;
  throw error;
}

/** The id of the post that the round trips use. */
export async function somePost(client: Client): Promise<number> {
  const { ID } = await ask(client.site(own).post({ slug: 'in-praise-of-the-second-cup' }).get());
  return ID;
}
