import { useEffect, useRef } from 'react';
import { asArray, asObject } from '../lib/json';

/** What the panel shows: a note by its id, the list (0), or nothing (null) while it is closed. */
export type Place = number | null;

interface Entry {
  readonly place: number;
  /** The position among the panel's entries. */
  readonly at: number;
}

/** The panel's part of the current entry; undefined in an entry of the host page. */
function entryOf(state: unknown): Entry | undefined {
  const [place, at] = asArray(asObject(state).notestream);
  return typeof place === 'number' && typeof at === 'number' ? { place, at } : undefined;
}

/** The least number of entries that browsers keep. A full history stays as long when the host page adds one. */
const FULL_LENGTH = 50;

const levelOf = (place: Place): number => {
  if (place === null) return 0;
  return place === 0 ? 1 : 2;
};

/**
 * Adds history entries for the list and the open note, and calls `onPlace` with the place that Back or Forward
 * leads to. A place that is closed by other means takes its entry along, unless the host page has, or may
 * have, added its own since; then Back skips the entry. For browsers without close requests, if the host page
 * asks for it (`back="history"`).
 */
export function useHistoryEntries(place: Place, onPlace: (place: Place) => void): void {
  const latest = useRef({ place, onPlace });
  /** The position of the current entry, and the length of the history after the panel's last entry. */
  const own = useRef({ at: 0, length: 0, isLeaving: false });
  useEffect(() => {
    latest.current = { place, onPlace };
  });
  useEffect(() => {
    if (!isWanted()) return;
    const show = (next: number, isNew: boolean): void => {
      own.current.at = (entryOf(history.state)?.at ?? 0) + (isNew ? 1 : 0);
      const state = { notestream: [next, own.current.at] };
      if (isNew) {
        history.pushState(state, '');
        own.current.length = history.length;
      } else history.replaceState(state, '');
    };
    const now = entryOf(history.state)?.place ?? null;
    const steps = levelOf(place) - levelOf(now);
    if (steps === 2) show(0, true);
    if (steps > 0 && place !== null) show(place, true);
    else if (steps < 0 && history.length < FULL_LENGTH && history.length === own.current.length) {
      own.current.isLeaving = true;
      history.go(steps);
    } else if (now !== place && now !== null) show(place ?? 0, false);
  }, [place]);
  useEffect(() => {
    if (!isWanted()) return undefined;
    const onPop = ({ state }: PopStateEvent): void => {
      const entry = entryOf(state);
      const next = entry?.place ?? null;
      const { at, isLeaving } = own.current;
      own.current.at = entry?.at ?? 0;
      own.current.isLeaving = false;
      if (isLeaving) return;
      const isPast = next === latest.current.place || (next !== null && latest.current.place === null);
      if (!isPast) latest.current.onPlace(next);
      else if (next !== null && own.current.at < at) history.back();
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, []);
}

const isWanted = (): boolean =>
  !('CloseWatcher' in globalThis) && new URLSearchParams(location.search).get('back') === 'history';
