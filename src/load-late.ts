import { BehaviorSubject, filter, type Observable } from 'rxjs';

/** What the first screen, which is the list, does without. */
export type Late = typeof import('./late');

const loaded$ = new BehaviorSubject<Late | undefined>(undefined);

/** The late code, once it is there. */
export const late$: Observable<Late> = loaded$.pipe(filter((late) => late !== undefined));

/** Loads the late code. Whoever listens to `late$` has it before whoever waits here. Rejects where it cannot be had. */
export async function loadLate(): Promise<Late> {
  const late = await import(/* webpackChunkName: 'late' */ './late');
  if (!loaded$.value) loaded$.next(late);
  return late;
}
