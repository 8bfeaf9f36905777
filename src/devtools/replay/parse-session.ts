import { isObject } from '../../lib/json';
import { formatValue } from '../monitor/format-value';
import type { Session } from '../monitor/session';
import { isSession, problemIn } from './check-session';
import { ReplayError } from './replay-parts';

/** The maximum size of a session file; a recording ends at about 20 MB. */
export const MAX_SESSION_BYTES = 64_000_000;

/** Parses the text of a session file. Throws a `ReplayError` that names the problem. */
export function parseSession(text: string): Session {
  const value = parse(text);
  if (isSession(value)) return value;
  const version = isObject(value) ? value.notestream : undefined;
  if (version !== undefined && version !== 1)
    throw new ReplayError(
      `it is a session of version ${formatValue(version)}, and this view reads version 1`,
    );
  const { text: problem, entry } = problemIn(value) ?? { text: 'not a session' };
  throw new ReplayError(entry === undefined ? problem : `entry ${entry + 1}: ${problem}`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw new ReplayError(`it is cut off, or not JSON: ${reason.slice(0, 120)}`);
  }
}
