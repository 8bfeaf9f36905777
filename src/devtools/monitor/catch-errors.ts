import type { Printer } from './options';
import { ConsoleError } from './patterns';
import { nearTo } from './similar-names';

/** Properties that promises and printers look up in every object; they are not commands. */
const NOT_COMMANDS: ReadonlySet<string> = new Set(['then', 'toJSON', 'nodeType', 'asymmetricMatch']);

/**
 * Wraps commands, and the functions that are their properties (`state.diff`), so that they print a
 * warning instead of throwing.
 */
export function catchErrors<T extends object>(commands: T, printer: Printer, path = 'notestream'): T {
  const wrapped = new Map<PropertyKey, unknown>();
  return new Proxy(commands, {
    get: (target, key, receiver): unknown => {
      const value: unknown = Reflect.get(target, key, receiver);
      if (typeof key === 'string' && !(key in target) && !NOT_COMMANDS.has(key))
        return () => printer.warn(`${path}: There is no ${key}. ${nearTo(key, Object.keys(target))}`);
      if (typeof value !== 'function' || typeof key !== 'string' || !Object.hasOwn(target, key)) return value;
      if (!wrapped.has(key)) wrapped.set(key, catchErrors(value, printer, `${path}.${key}`));
      return wrapped.get(key);
    },
    apply: (target, self, args: unknown[]): unknown => {
      try {
        return typeof target === 'function' ? Reflect.apply(target, self, args) : undefined;
      } catch (error) {
        if (error instanceof ConsoleError) printer.warn(`${path}: ${error.message}`);
        else printer.warn(`${path} failed; the panel is not affected:`, error);
        return undefined;
      }
    },
  });
}
