import { defer, from, type Observable } from 'rxjs';
import { type Client, createClient } from '../../../src/client';
import { isRecord } from '../../../src/client/record';

interface Step {
  readonly name: string;
  readonly args: readonly unknown[];
}

/** Calls that lose their namespace in wpcom if they have a callback. */
const WITHOUT_CALLBACK = 'creditVouchers';

/**
 * Wraps a library with the surface of wpcom as a client for the round trips. Each subscription
 * makes the whole chain of calls on the library.
 *
 * The last call gets a callback, because without one wpcom drops a body that is a text. An option
 * `{ query }` is passed as the query alone, and `delete` becomes `del` if the library has only
 * that.
 */
export function asClient(library: object): Client {
  const follow = (steps: readonly Step[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const fn = (error: unknown, data: unknown): void => {
        if (error instanceof Error) reject(error);
        else resolve(data);
      };
      const hasNoCallback = steps.some(({ name }) => name === WITHOUT_CALLBACK);
      const result = steps.reduce<unknown>(
        (at, { name, args }, index) =>
          call(at, name, [
            ...args.map(queryOf),
            ...(index === steps.length - 1 && !hasNoCallback ? [fn] : []),
          ]),
        library,
      );
      if (hasNoCallback) resolve(result);
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
  if (typeof method !== 'function') throw new Error(`the library has no method ${name}`);
  return Reflect.apply(method, object, args);
}

const queryOf = (arg: unknown): unknown => (isRecord(arg) && isRecord(arg.query) ? arg.query : arg);
