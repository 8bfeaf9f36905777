import { ConsoleError, nearTo } from './patterns';
import type { Printer } from './parts';

/** What promises and printers look for in an object: none of it is a command. */
const ASKED_BY_OTHERS: ReadonlySet<string> = new Set(['then', 'toJSON', 'nodeType', 'asymmetricMatch']);

/**
 * The same commands, which warn instead of throwing: what is typed in the console, however wrong, says so and does no harm.
 * What hangs at one of them (`state.diff`) is guarded, too.
 */
export function guarded<T extends object>(commands: T, printer: Printer, path = 'notestream'): T {
  const safe = new Map<PropertyKey, unknown>();
  return new Proxy(commands, {
    get: (target, key, receiver): unknown => {
      const value: unknown = Reflect.get(target, key, receiver);
      if (typeof key === 'string' && !(key in target) && !ASKED_BY_OTHERS.has(key))
        return () => printer.warn(`${path}: There is no ${key}. ${nearTo(key, Object.keys(target))}`);
      if (typeof value !== 'function' || typeof key !== 'string' || !Object.hasOwn(target, key)) return value;
      if (!safe.has(key)) safe.set(key, guarded(value, printer, `${path}.${key}`));
      return safe.get(key);
    },
    apply: (target, self, args: unknown[]): unknown => {
      try {
        return typeof target === 'function' ? Reflect.apply(target, self, args) : undefined;
      } catch (error) {
        if (error instanceof ConsoleError) printer.warn(`${path}: ${error.message}`);
        else printer.warn(`${path} is broken, and the panel is not:`, error);
        return undefined;
      }
    },
  });
}
