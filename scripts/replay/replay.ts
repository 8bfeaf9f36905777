import type { Session } from '../../src/devtools/monitor/session';
import { replay as replayWith } from '../../src/devtools/replay/replay';
import type { ReplayResult } from '../../src/devtools/replay/replay-parts';
import { parts } from './parts';

/** Replays a session with the real store and all behaviours. */
export const replay = (session: Session): ReplayResult => replayWith(session, parts);
