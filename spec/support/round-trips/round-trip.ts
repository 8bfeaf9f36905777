import { firstValueFrom, type Observable } from 'rxjs';
import { ApiError, type Client } from '../../../src/client';

/**
 * What is done with one noun through the client, and what must be seen on the way. Free of Node and of the test runner,
 * so that a page can take the same trips.
 */
export interface RoundTrip {
  readonly noun: string;
  /** Answers what was seen, step by step. */
  readonly take: (client: Client) => Promise<readonly unknown[]>;
  /** For each step, what it must hold at least. */
  readonly sees: readonly unknown[];
}

/** A site of the one who is signed in, another one, and a site of somebody else, in the sandbox's seed. */
export const own = 2101;
export const other = 2102;
export const foreign = 2110;

export const ask = <T>(call$: Observable<T>): Promise<T> => firstValueFrom(call$);

/** The calls one after the other, and what each of them answers: its error's name where it fails. */
export async function inTurn(...calls: readonly Observable<unknown>[]): Promise<readonly unknown[]> {
  const seen: unknown[] = [];
  for (const call$ of calls) seen.push(await ask(call$).catch(nameOf));
  return seen;
}

/** Errors of wpcom have the status in a field of its name. */
function nameOf(error: unknown): string {
  if (error instanceof ApiError) return `${error.status} ${error.name}`;
  if (error instanceof Error && 'statusCode' in error) return `${String(error.statusCode)} ${error.name}`;
  throw error;
}

/** The id of the post that the trips are about. */
export async function somePost(client: Client): Promise<number> {
  const { ID } = await ask(client.site(own).post({ slug: 'in-praise-of-the-second-cup' }).get());
  return ID;
}
