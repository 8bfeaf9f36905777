import { fromEvent, map, share } from 'rxjs';
import type { Storage } from '../streams/state/deps';
import { storedValues } from './stored-values';

/** Provides the values in local storage, and the changes that other tabs make to them. */
export const browserStorage = (window: Window): Storage => ({
  ...storedValues(window),
  changes$: fromEvent<StorageEvent>(window, 'storage').pipe(
    map(({ key, newValue }) => ({ key: key ?? '', value: newValue ?? undefined })),
    share(),
  ),
});
