/** Loads the stream console and returns its commands. */
export type LoadConsole = () => Promise<object>;

/**
 * Defines the global `notestream`, whose first use loads the console. Commands that are typed before it is
 * loaded return a promise, and run afterwards. Returns a function that loads the console, at most once.
 */
export function installConsole(window: Window, load: LoadConsole): LoadConsole {
  let opened: Promise<object> | undefined;
  const open: LoadConsole = () => {
    opened ??= load().catch((error: unknown) => {
      opened = undefined;
      throw new Error(
        'The stream console could not be loaded. Check the network, then type the command again.',
        {
          cause: error,
        },
      );
    });
    return opened;
  };
  Object.defineProperty(window, 'notestream', {
    configurable: true,
    get: () => {
      const loading = open().then((commands) => {
        Object.defineProperty(window, 'notestream', { value: commands });
        return commands;
      });
      return deferred(loading);
    },
  });
  return open;
}

/**
 * Creates a placeholder for a value that is not loaded yet. The placeholder and its properties can be called
 * and awaited.
 */
const deferred = (value: Promise<unknown>): object =>
  new Proxy(() => undefined, {
    get: (_target, name): unknown =>
      name === 'then'
        ? value.then.bind(value)
        : deferred(value.then((loaded): unknown => Reflect.get(Object(loaded), name))),
    apply: (_target, _self, args) =>
      value.then((loaded): unknown =>
        typeof loaded === 'function' ? Reflect.apply(loaded, undefined, args) : undefined,
      ),
  });
