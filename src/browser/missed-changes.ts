import { map, merge, mergeMap, type Observable, scan } from 'rxjs';
import type { Environment, Storage } from '../streams/state/deps';

type Change = { readonly key: string; readonly value: string | undefined };
type Values = ReadonlyMap<string, string | undefined>;

/**
 * Emits the stored values that have changed while the page was away, because a page that is frozen or in the
 * back/forward cache gets no storage events. Changes that this page itself has made in that time are emitted,
 * too.
 */
export function missedChanges(
  storage: Pick<Storage, 'keys' | 'get'>,
  { isVisible$, pageHide$, pageShow$ }: Pick<Environment, 'isVisible$' | 'pageHide$' | 'pageShow$'>,
): Observable<Change> {
  const values = (): Values => new Map(storage.keys().map((key) => [key, storage.get(key)]));
  const isHere$ = merge(isVisible$, pageHide$.pipe(map(() => false)), pageShow$.pipe(map(() => true)));
  return isHere$.pipe(
    scan(
      ({ known }: { readonly known: Values; readonly missed: readonly Change[] }, isHere) => {
        const now = values();
        return { known: now, missed: isHere ? differences(known, now) : [] };
      },
      { known: values(), missed: [] },
    ),
    mergeMap(({ missed }) => missed),
  );
}

const differences = (before: Values, after: Values): readonly Change[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((key) => before.get(key) !== after.get(key))
    .map((key) => ({ key, value: after.get(key) }));
