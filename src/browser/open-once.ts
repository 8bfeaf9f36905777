import { from, timeout } from 'rxjs';
import { DATABASE_WAIT_MS } from '../streams/timing';

/** Calls `work` with the open database. Rejects if the database cannot be opened, or if `work` fails. */
export type Use<T> = <R>(work: (database: T) => Promise<R>) => Promise<R>;

/**
 * Returns a function that opens a database at its first use. A handle may become invalid without an event, so
 * work that fails is retried once with a new handle. If the browser takes longer than 3 s to open the database,
 * further uses reject at once; `onLate` is called when it is open.
 */
export function createOpener<T extends { readonly close: () => void }>(
  open: (onClosed: () => void) => Promise<T>,
  onLate: () => void,
): Use<T> {
  let opening: Promise<T> | undefined;
  let isLate = false;
  const drop = (dropped: Promise<T>): void => {
    if (opening === dropped) opening = undefined;
  };
  const start = (): Promise<T> => {
    const started: Promise<T> = Promise.resolve().then(() => open(() => drop(started)));
    const end = (isOpen: boolean): void => {
      const wasLate = isLate;
      isLate = false;
      if (!isOpen) drop(started);
      else if (wasLate) onLate();
    };
    started.then(
      () => end(true),
      () => end(false),
    );
    return started;
  };
  const opened = async (current: Promise<T>): Promise<T> => {
    if (isLate) throw new Error('the database is not open yet');
    return inTime(current).catch((error: unknown) => {
      isLate = opening === current;
      throw error;
    });
  };
  const attempt: Use<T> = async (work) => {
    opening ??= start();
    const current = opening;
    const database = await opened(current);
    try {
      return await work(database);
    } catch (error) {
      drop(current);
      database.close();
      throw error;
    }
  };
  return (work) => {
    const wasOpened = opening !== undefined;
    return attempt(work).catch((error: unknown) => {
      if (!wasOpened) throw error;
      return attempt(work);
    });
  };
}

const inTime = <T>(promise: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    from(promise).pipe(timeout(DATABASE_WAIT_MS)).subscribe({ next: resolve, error: reject });
  });
