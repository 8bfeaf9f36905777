/** A document to evaluate in: the page itself, or the first frame of it (the panel in a host page). */
export type Place = 'page' | 'frame';

/** The preferences that a browser starts with. */
export interface Preferences {
  readonly isDark: boolean;
  readonly isMotionReduced: boolean;
}

/** A key by its DOM name. */
export type Key =
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'Backspace'
  | 'Enter'
  | 'Escape'
  | 'Tab'
  | '?'
  | 'a'
  | 'c'
  | 'e'
  | 'f'
  | 'j'
  | 'k'
  | 'l'
  | 'n'
  | 'r'
  | 's'
  | 't'
  | 'u';

export type Modifier = 'Control' | 'Shift';

/** A message of the console, of the page or of a frame. WebKit reports only those that a script caused. */
export interface ConsoleLine {
  readonly kind: 'error' | 'warning' | 'other';
  readonly text: string;
}

/** One window of a browser with an empty profile. Positions are CSS pixels from the corner of the viewport. */
export interface Driver {
  readonly goto: (url: string) => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
  readonly resize: (width: number, height: number) => Promise<unknown>;
  /** Clicks with the primary button, as a person does: nothing is scrolled, and what is on top gets the click. */
  readonly clickAt: (x: number, y: number) => Promise<unknown>;
  /** Types into what has the focus. */
  readonly type: (text: string) => Promise<unknown>;
  readonly press: (key: Key, modifier?: Modifier) => Promise<unknown>;
  /** Evaluates an expression, waits for its promise, and returns what JSON can hold of the value. */
  readonly run: (expression: string, place: Place) => Promise<unknown>;
  /** A PNG of the viewport, one pixel a CSS pixel. */
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

/** Calls a function in the page. It must not use anything from outside of itself, and JSON must be able to hold its argument. */
export async function evaluate<Argument, Result>(
  driver: Driver,
  place: Place,
  work: (argument: Argument) => Result,
  argument: Argument,
): Promise<Awaited<Result>> {
  // esbuild, which tsx compiles with, wraps inner functions in a helper of this name.
  const expression = `((__name) => (${work.toString()})(${JSON.stringify(argument)}))((inner) => inner)`;
  // The value is the result of `work`, as JSON carried it.
  return (await driver.run(expression, place)) as Awaited<Result>;
}
