import { defer, from, type Observable } from 'rxjs';
import { type Client, createClient } from '../../../src/client';
import { isRecord } from '../../../src/client/record';

interface Step {
  readonly name: string;
  readonly args: readonly unknown[];
}

/** With a callback wpcom forgets the namespace of these. */
const PROMISED = 'creditVouchers';

/**
 * A library with the surface of wpcom, as a client that the round trips can take: a chain of calls is followed anew on an
 * instance of it each time that it is subscribed to. It is told by callback, because without one wpcom drops a text that is
 * given for a body. Of an option `{ query }` such a library takes the query alone, and `delete` it may call `del`.
 */
export function asClient(library: object): Client {
  const follow = (steps: readonly Step[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const fn = (error: unknown, data: unknown): void => {
        if (error instanceof Error) reject(error);
        else resolve(data);
      };
      const isPromised = steps.some(({ name }) => name === PROMISED);
      const given = steps.reduce<unknown>(
        (at, { name, args }, index) =>
          call(at, name, [...args.map(queryOf), ...(index === steps.length - 1 && !isPromised ? [fn] : [])]),
        library,
      );
      if (isPromised) resolve(given);
    });
  const link = (steps: readonly Step[]): unknown => {
    const call$: Observable<unknown> = defer(() => from(follow(steps)));
    return new Proxy(call$, {
      get: (target, name) =>
        name in target || typeof name === 'symbol' ? bound(target, name) : called(steps, name),
    });
  };
  const called =
    (steps: readonly Step[], name: string) =>
    (...args: readonly unknown[]): unknown =>
      link([...steps, { name, args }]);
  return new Proxy(createClient({ apiOrigin: 'https://nobody.invalid' }), {
    get: (_target, name) => called([], String(name)),
  });
}

function bound(target: object, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name);
  if (typeof value !== 'function') return value;
  return (...args: readonly unknown[]): unknown => Reflect.apply(value, target, args);
}

function call(object: unknown, name: string, args: readonly unknown[]): unknown {
  const methodOf = (known: string): unknown =>
    typeof object === 'object' && object !== null ? Reflect.get(object, known) : undefined;
  const method = methodOf(name) ?? (name === 'delete' ? methodOf('del') : undefined);
  if (typeof method !== 'function') throw new Error(`the library has no ${name}`);
  return Reflect.apply(method, object, args);
}

const queryOf = (arg: unknown): unknown => (isRecord(arg) && isRecord(arg.query) ? arg.query : arg);
