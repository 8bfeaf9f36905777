/** The document to evaluate in: the page, or its first frame (the panel in a host page). */
export type Place = 'page' | 'frame';

/** The user preferences of a browser. */
export interface Preferences {
  readonly isDark: boolean;
  readonly isMotionReduced: boolean;
}

const KEYS = ['?', 'a', 'f', 'j', 'k', 'r', 't', 'u', 'ArrowDown', 'ArrowLeft', 'Enter', 'Escape'] as const;
/** A key by its DOM name. */
export type Key = (typeof KEYS)[number];

export type Modifier = 'Control';

/** A console message of the page or of a frame. WebKit reports only messages caused by scripts. */
export interface ConsoleLine {
  readonly kind: 'error' | 'warning' | 'other';
  readonly text: string;
}

/**
 * One window of a browser with an empty profile. Positions are CSS pixels from the corner of the
 * viewport.
 */
export interface Driver {
  readonly goto: (url: string) => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
  readonly resize: (width: number, height: number) => Promise<unknown>;
  /** Clicks with the primary button without scrolling; the topmost element gets the click. */
  readonly clickAt: (x: number, y: number) => Promise<unknown>;
  /** Types into the focused element. */
  readonly type: (text: string) => Promise<unknown>;
  readonly press: (key: Key, modifier?: Modifier) => Promise<unknown>;
  /** Evaluates an expression, waits for its promise, and returns the value as JSON carries it. */
  readonly run: (expression: string, place: Place) => Promise<unknown>;
  /** A PNG of the viewport, with one pixel per CSS pixel. */
  readonly screenshot: () => Promise<Buffer>;
  /** All messages so far. */
  readonly console: () => readonly ConsoleLine[];
  readonly close: () => Promise<void>;
}

/** A browser that can be started on this machine. */
export interface Engine {
  /** Such as `Firefox 153.0`. */
  readonly version: () => string;
  /** Opens a window with an empty profile. */
  readonly open: (preferences: Preferences) => Promise<Driver>;
  /** Ends the browser's processes. */
  readonly close: () => Promise<void>;
}

/**
 * Calls a function in the page. The function must not use variables outside itself, and its
 * argument must be JSON.
 */
export async function evaluate<Argument, Result>(
  driver: Driver,
  place: Place,
  work: (argument: Argument) => Result,
  argument: Argument,
): Promise<Awaited<Result>> {
  // esbuild (used by tsx) wraps inner functions in a helper of this name.
  const expression = `((__name) => (${work.toString()})(${JSON.stringify(argument)}))((inner) => inner)`;
  // The value is the result of `work`, passed as JSON.
  return (await driver.run(expression, place)) as Awaited<Result>;
}
