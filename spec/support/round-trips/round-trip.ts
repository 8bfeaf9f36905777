import { firstValueFrom, type Observable } from 'rxjs';
import { ApiError, type Client } from '../../../src/client';

/** A call, and the fields that its answer must at least contain, or the status and name of its error. */
export type Step = readonly [call$: Observable<unknown>, expected: unknown];

/** A sequence of calls about one noun, and their expected answers. */
export interface RoundTrip {
  readonly noun: string;
  readonly steps: (client: Client) => readonly Step[] | Promise<readonly Step[]>;
}

/** Sites of the sandbox's seed: two of the signed-in user, and one of another user. */
export const own = 2101;
export const other = 2102;
export const foreign = 2110;

export const ask = <T>(call$: Observable<T>): Promise<T> => firstValueFrom(call$);

/** Makes the calls of a round trip in sequence. Resolves with what they answered, and what they should. */
export async function take(
  { steps }: RoundTrip,
  client: Client,
): Promise<{ readonly seen: readonly unknown[]; readonly expected: readonly unknown[] }> {
  const all = await steps(client);
  const seen: unknown[] = [];
  for (const [call$] of all) seen.push(await ask(call$).catch(nameOf));
  return { seen, expected: all.map(([, expected]) => expected) };
}

/** The status and name of an error. */
function nameOf(error: unknown): string {
  if (error instanceof ApiError) return `${error.status} ${error.name}`;
  throw error;
}

/** The id of the post that the round trips use. */
export async function somePost(client: Client): Promise<number> {
  const { ID } = await ask(client.site(own).post({ slug: 'in-praise-of-the-second-cup' }).get());
  return ID;
}
