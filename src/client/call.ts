import { isId } from './checks';
import { type Endpoint, fillPath, type Id, type Shaped, variablesOf } from './endpoint';
import type { Bound } from './noun';
import type { ApiRequest } from './request';

/** A line as it is called: which of its variables its chain has not bound, in order. */
export interface Call {
  readonly line: Endpoint;
  readonly open: readonly string[];
}

/** The line to use with what a chain knows: itself, or the one that does without its last variable. */
export function callOf(given: Endpoint, bound: Bound): Call {
  const { otherwise = given } = given;
  const isKnown = ({ path }: Endpoint) => isId(bound[variablesOf(path).at(-1) ?? '']);
  const line = !isKnown(given) && isKnown(otherwise) ? otherwise : given;
  return { line, open: variablesOf(line.path).filter((name) => !(name in bound)) };
}

/**
 * What a line says of a request: `ids` are for its open variables, `own` is what it takes.
 * @throws section 5's errors.
 */
export function requestOf(
  { line, open }: Call,
  bound: Bound,
  ids: readonly unknown[],
  own: readonly unknown[],
  encode?: (value: Id, name: string) => string,
): Omit<ApiRequest, 'query'> & Shaped {
  const { verb, apiVersion, apiNamespace, progress, takes } = line;
  const variables = Object.fromEntries(open.map((name, index) => [name, ids[index]]));
  return {
    verb,
    apiVersion,
    apiNamespace,
    progress,
    path: fillPath(line.path, { ...bound, ...variables }, encode),
    ...(line.sends
      ? line.sends(...own)
      : takes && { body: Object.fromEntries(takes.map((name, index) => [name, own[index]])) }),
  };
}
