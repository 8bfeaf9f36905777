import type { Point, Sight } from './oracle';

/** A press as the panel's frame reports it. */
export interface ReportedPress {
  readonly at: number;
  /** Which of the aims it hit; undefined if none. */
  readonly aim: number | undefined;
  readonly step: number;
  readonly control: string;
  readonly kind: string;
  /** The name that a screen reader says, and whether the control was pressed before. */
  readonly label: string;
  readonly wasOn: boolean;
  /** Whether it reached the app, and the control was not disabled. */
  readonly isActed: boolean;
  readonly sights: readonly Sight[];
  /** Milliseconds from the last animation frame to the one before. */
  readonly frameMs: number;
}

/** The aims of a step, in pixels of the panel's frame; null if the frame is not under the aim. */
export interface Aims {
  readonly step: number;
  readonly points: readonly (Point | null)[];
}

/** A control on the screen, in pixels of the panel's frame. */
export interface Target {
  readonly kind: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

declare global {
  interface Window {
    /** In the host page: announces the points of a step, in pixels of the page. */
    tapsAim?: (step: number, points: readonly Point[]) => void;
    /** In the panel's frame: the controls that can be seen and pressed. */
    tapsTargets?: () => readonly Target[];
    tapsReport?: (press: ReportedPress) => unknown;
    /** In the panel's frame: the reported presses since the last call, where no `tapsReport` can be exposed. */
    tapsTaken?: () => readonly ReportedPress[];
  }
}
