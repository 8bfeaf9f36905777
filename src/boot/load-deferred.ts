import { BehaviorSubject, filter, type Observable } from 'rxjs';

/** The code that the first screen, which is the list, does without. */
export type DeferredChunk = typeof import('./chunks/deferred');

const loaded$ = new BehaviorSubject<DeferredChunk | undefined>(undefined);

/** Emits the deferred code as soon as it is loaded. */
export const deferred$: Observable<DeferredChunk> = loaded$.pipe(filter((code) => code !== undefined));

/**
 * Loads the deferred code. Rejects if it cannot be loaded. Subscribers of `deferred$` get the code
 * before the promise resolves.
 */
export async function loadDeferred(): Promise<DeferredChunk> {
  const code = await import(/* webpackChunkName: 'deferred' */ './chunks/deferred');
  if (!loaded$.value) loaded$.next(code);
  return code;
}
