import { defer, from, tap, timeout } from 'rxjs';
import { DATABASE_WAIT_MS } from '../streams/timing';

/** Resolves with the open database; rejects if it could not be opened. */
export type Opener<T> = () => Promise<T>;

/**
 * Returns a function that opens a database at its first use, and again after it was closed from
 * outside. If opening fails or takes longer than 3 s, it is not retried, because each use would
 * wait as long.
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
        // An open database would prevent a later build from upgrading it.
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
