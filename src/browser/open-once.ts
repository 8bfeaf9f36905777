import { defer, from, tap, timeout } from 'rxjs';
import { DATABASE_WAIT_MS } from '../streams/timing';

/** Resolves with the open database; rejects if it could not be opened. */
export type Opener<T> = () => Promise<T>;

/**
 * Opens a database at its first use. One that was closed from outside is opened again at the next use.
 * One that did not open within 3 s, or failed to, is not tried again: each use would wait as long.
 */
export function createOpener<T extends { readonly close: () => void }>(
  open: (onClosed: () => void) => Promise<T>,
): Opener<T> {
  let opened: Promise<T> | undefined;
  return () => {
    opened ??= openInTime(() => open(() => (opened = undefined)));
    return opened;
  };
}

function openInTime<T extends { readonly close: () => void }>(open: () => Promise<T>): Promise<T> {
  let isLate = false;
  const opened$ = defer(() =>
    from(
      open().then((database) => {
        // Otherwise it would block a later build.
        if (isLate) database.close();
        return database;
      }),
    ),
  );
  return new Promise((resolve, reject) => {
    opened$
      .pipe(timeout({ first: DATABASE_WAIT_MS }), tap({ error: () => (isLate = true) }))
      .subscribe({ next: resolve, error: reject });
  });
}
