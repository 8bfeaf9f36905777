import { useEffect, useRef } from 'react';
import { asArray, asObject } from '../lib/json';

/** The place that the panel shows: a note (its id) or the list (0); null while the panel is closed. */
export type Place = number | null;

interface Entry {
  readonly place: number;
  /** The number of the entry among the panel's own entries, from 1. */
  readonly at: number;
  /** How many entries of the panel end with this one, without one of the host page between them. */
  readonly run: number;
}

/** Returns the panel's data in a history entry; undefined if the entry belongs to the host page. */
function entryOf(state: unknown): Entry | undefined {
  const [place, at, run] = asArray(asObject(state).notestream);
  return typeof place === 'number' && typeof at === 'number' && typeof run === 'number'
    ? { place, at, run }
    : undefined;
}

/**
 * The length of the history at which some browsers begin to drop old entries. From then on, its length does not
 * show whether the host page has added an entry.
 */
const FULL_LENGTH = 50;

/** An API for which TypeScript has no types yet. */
declare const navigation: { readonly canGoForward: boolean };

/**
 * Whether the panel has an entry after the current one. A page that the host opens takes the place of such an
 * entry, and the length of the history may then stay as it was.
 */
const canGoForward = (): boolean => 'navigation' in globalThis && navigation.canGoForward;

const levelOf = (place: Place): number => {
  if (place === null) return 0;
  return place === 0 ? 1 : 2;
};

/**
 * Adds history entries for the list and the open note. Calls `onPlace` with the place that Back or Forward
 * leads to. If a place is closed by other means, its entry is removed, unless the host page has or may have
 * added entries since; Back then skips the panel's entry. Only for browsers without close requests, and only if
 * the host page requests it (`back="history"`).
 */
export function useHistoryEntries(place: Place, onPlace: (place: Place) => void): void {
  const latest = useRef({ place, onPlace });
  /**
   * The number and the run of the current entry; the length of the history after the panel's last entry was added,
   * 0 after a move; and whether the panel itself goes back.
   */
  const own = useRef({ at: 0, run: 0, length: 0, isLeaving: false });
  useEffect(() => {
    latest.current = { place, onPlace };
  });
  useEffect(() => {
    if (!isWanted()) return;
    /** Whether the host page has certainly added no entry since the panel's last one. */
    const isLast = (): boolean =>
      (history.length < FULL_LENGTH && history.length === own.current.length) || canGoForward();
    const show = (next: number, isNew: boolean): void => {
      own.current.at = (entryOf(history.state)?.at ?? 0) + (isNew ? 1 : 0);
      if (isNew) own.current.run = (isLast() ? own.current.run : 0) + 1;
      const state = { notestream: [next, own.current.at, own.current.run] };
      if (isNew) {
        history.pushState(state, '');
        own.current.length = history.length;
      } else history.replaceState(state, '');
    };
    const now = entryOf(history.state)?.place ?? null;
    const steps = levelOf(place) - levelOf(now);
    if (steps === 2) show(0, true);
    if (steps > 0 && place !== null) show(place, true);
    else if (steps < 0 && -steps <= own.current.run && isLast()) {
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
      own.current = { at: entry?.at ?? 0, run: entry?.run ?? 0, length: 0, isLeaving: false };
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
