/** A console that is loaded when it is first spoken to. */
export type LoadConsole = () => Promise<object>;

/**
 * Whether an engineer wants the stream console from the start: `?debug` in the panel's address, or `debug` in local storage.
 */
export function wantsConsole(window: Pick<Window, 'location' | 'localStorage'>): boolean {
  try {
    // Where storage is denied, to name it throws.
    return /[?&]debug\b/.test(window.location.search) || Boolean(window.localStorage.getItem('debug'));
  } catch {
    return false;
  }
}

/**
 * Puts `notestream` into the page's console. The first word of it loads the console; what is said before that is there is
 * done when it is, and gives a promise. Returns what loads it, once.
 */
export function offerConsole(window: Window, load: LoadConsole): LoadConsole {
  let opened: Promise<object> | undefined;
  const open: LoadConsole = () => {
    opened ??= load().catch((error: unknown) => {
      opened = undefined;
      throw new Error('The stream console could not be loaded. Say it once more when the network is there.', {
        cause: error,
      });
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
      return later(loading);
    },
  });
  return open;
}

/** Stands for what is at this path of the console: it may be gone into, called, or waited for. */
const later = (found: Promise<unknown>): object =>
  new Proxy(() => undefined, {
    get: (_target, name): unknown =>
      name === 'then'
        ? found.then.bind(found)
        : later(found.then((at): unknown => Reflect.get(Object(at), name))),
    apply: (_target, _self, args) =>
      found.then((at): unknown =>
        typeof at === 'function' ? Reflect.apply(at, undefined, args) : undefined,
      ),
  });
