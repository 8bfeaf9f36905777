import { fromEvent, map, share } from 'rxjs';
import type { Storage } from '../streams/state/deps';
import { storedValues } from './stored-values';

/** The values in local storage, and changes to them by other tabs. */
export const browserStorage = (window: Window): Storage => ({
  ...storedValues(window),
  changes$: fromEvent<StorageEvent>(window, 'storage').pipe(
    map(({ key, newValue }) => ({ key: key ?? '', value: newValue ?? undefined })),
    share(),
  ),
});
