import type { Session } from '../../src/streams/console/session';
import { replay as replayWith } from '../../src/streams/view/replay/replay';
import type { ReplayResult } from '../../src/streams/view/replay/replay-parts';
import { parts } from './parts';

/** Replays a session with the real store and all behaviours. */
export const replay = (session: Session): ReplayResult => replayWith(session, parts);
