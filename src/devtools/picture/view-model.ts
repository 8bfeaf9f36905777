import { asyncScheduler, BehaviorSubject } from 'rxjs';
import type { Session } from '../monitor/session';
import type { ViewSource } from '../monitor/view-source';
import { type Camera, cameraOver, firstCamera, reveal } from './camera';
import { causeOf, effectsOf } from './causes';
import { type Details, detailsOf } from './details';
import { applyFilter, type Filter, type Filtered, NO_FILTER } from './filter';
import { isDrawn } from './lanes';
import type { Mark } from './mark';
import type { Trace } from './trace';

/** The state of the view, besides the marbles. */
export interface ViewState {
  readonly camera: Camera;
  readonly filter: Filter;
  /** The id of the chosen marble. */
  readonly chosen: number | undefined;
  /** A message about the last command. */
  readonly notice: string;
  /** The number of the event after which the panel's state is shown; undefined for the present. */
  readonly past: number | undefined;
  readonly isRecording: boolean;
  readonly shown: Shown;
}

/** The marbles of the live panel or of a session. */
export interface Shown {
  readonly trace: Trace;
  readonly source: Pick<ViewSource, 'monitor' | 'since' | 'current'>;
  /** The session and its replay; undefined for the live panel. */
  readonly replayed?: Replayed;
}

/** A session and the result of its replay. */
export interface Replayed {
  readonly name: string;
  readonly session: Session;
  /** The first difference between replay and recording; undefined if there is none. */
  readonly difference: string | undefined;
}

export interface ViewModel {
  readonly state$: BehaviorSubject<ViewState>;
  readonly update: (changes: Partial<ViewState>) => void;
  readonly filterBy: (changes: Partial<Filter>) => void;
  readonly shown: () => Shown;
  /** Shows a session, or the live panel again if undefined. */
  readonly show: (session: Shown | undefined) => void;
  /** Returns the current time, or the end of the session. */
  readonly now: () => number;
  readonly filtered: () => Filtered;
  /** The marbles of the shown lanes, in the order of time. */
  readonly visible: () => readonly Mark[];
  readonly chosenMark: () => Mark | undefined;
  /** The details of the chosen marble. */
  readonly details: () => Details | undefined;
  readonly choose: (mark: Mark | undefined) => void;
  /** Chooses the next or previous marble in time or in the causal chain. */
  readonly step: (direction: 'before' | 'after' | 'cause' | 'effect') => void;
}

export function createViewModel(live: Shown): ViewModel {
  const shown = (): Shown => state$.value.shown;
  const now = (): number => endOf(shown()) ?? asyncScheduler.now();
  const state$ = new BehaviorSubject<ViewState>({
    camera: firstCamera(asyncScheduler.now()),
    filter: { ...NO_FILTER, isQuietHidden: true },
    chosen: undefined,
    notice: '',
    past: undefined,
    isRecording: false,
    shown: live,
  });
  const update = (changes: Partial<ViewState>): void => state$.next({ ...state$.value, ...changes });
  /** Marbles up to this time can add lanes. While the picture is held, no new lane appears. */
  const until = (): number => (state$.value.camera.isHeld ? state$.value.camera.to : Infinity);
  const filtered = remember(
    () => applyFilter(shown().trace, state$.value.filter, until()),
    () => [shown().trace, shown().trace.version(), state$.value.filter, until()],
  );
  const chosenMark = (): Mark | undefined => {
    const { chosen } = state$.value;
    return chosen === undefined ? undefined : shown().trace.markOf(chosen);
  };
  const details = remember(
    () => {
      const mark = chosenMark();
      return mark && detailsOf(shown().trace, shown().source, mark);
    },
    () => [shown(), state$.value.chosen],
  );
  const choose = (mark: Mark | undefined): void => {
    const { camera } = state$.value;
    update({ chosen: mark?.id, camera: mark ? reveal(camera, mark.at, now()) : camera });
  };
  const visible = (): readonly Mark[] => {
    const { lanes, passes } = filtered();
    return lanes
      .flatMap((lane) => lane.marks.filter((mark) => passes(mark) && isDrawn(lane, mark)))
      .sort((a, b) => a.id - b.id);
  };
  return {
    state$,
    update,
    filterBy: (changes) => update({ filter: { ...state$.value.filter, ...changes } }),
    shown,
    show: (next = live) => {
      const { filter } = state$.value;
      const end = endOf(next);
      update({
        shown: next,
        chosen: undefined,
        past: undefined,
        filter: { ...filter, noteId: undefined, causedWith: undefined },
        camera: end === undefined ? firstCamera(asyncScheduler.now()) : cameraOver(next.source.since, end),
      });
    },
    now,
    filtered,
    visible,
    chosenMark,
    details,
    choose,
    step: (direction) => {
      const mark = chosenMark();
      if (!mark) choose(visible().at(-1));
      else if (direction === 'cause') choose(causeOf(shown().trace, mark).by ?? mark);
      else if (direction === 'effect') choose(effectsOf(shown().trace, mark)[0]?.to ?? mark);
      else if (direction === 'before') choose(visible().findLast(({ id }) => id < mark.id) ?? mark);
      else choose(visible().find(({ id }) => id > mark.id) ?? mark);
    },
  };
}

/** The end of a session in epoch milliseconds; undefined for the live panel. */
const endOf = ({ replayed }: Shown): number | undefined =>
  replayed && replayed.session.startedAt + replayed.session.lastsMs;

/** Caches a computed value until one of its keys changes. */
function remember<T>(compute: () => T, keysOf: () => readonly unknown[]): () => T {
  let kept: { readonly keys: readonly unknown[]; readonly value: T } | undefined;
  return () => {
    const keys = keysOf();
    if (!kept || keys.some((key, index) => key !== kept?.keys[index])) kept = { keys, value: compute() };
    return kept.value;
  };
}
