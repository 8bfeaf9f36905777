import { type Observable, ReplaySubject } from 'rxjs';

/** What the first screen, which is the list, does without. */
export type Late = typeof import('./late');

const loaded$ = new ReplaySubject<Late>(1);

/** The late code, once it is there. */
export const late$: Observable<Late> = loaded$;

/** Loads the late code. Whoever listens to `late$` has it before whoever waits here. Rejects where it cannot be had. */
export async function loadLate(): Promise<Late> {
  const late = await import('./late');
  loaded$.next(late);
  return late;
}
