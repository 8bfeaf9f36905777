import { ConsoleError } from './patterns';
import type { Printer } from './parts';

type Command = (...args: never[]) => unknown;

/**
 * The same function, which warns instead of throwing: what is typed in the console, however wrong, says so and does no
 * harm. What hangs at the function (`state.diff`) is guarded, too.
 */
export function guarded<F extends Command>(name: string, command: F, printer: Printer): F {
  const safe = new Proxy(command, {
    apply: (target, self, args: unknown[]) => {
      try {
        return Reflect.apply(target, self, args);
      } catch (error) {
        if (error instanceof ConsoleError) printer.warn(`notestream.${name}: ${error.message}`);
        else printer.warn(`notestream.${name} is broken, and the panel is not:`, error);
        return undefined;
      }
    },
    get: (target, key, receiver): unknown => {
      const value: unknown = Reflect.get(target, key, receiver);
      return typeof value === 'function' && Object.hasOwn(target, key) && typeof key === 'string'
        ? guarded(
            `${name}.${key}`,
            (...args: unknown[]): unknown => Reflect.apply(value, target, args),
            printer,
          )
        : value;
    },
  });
  return safe;
}
