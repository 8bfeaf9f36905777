import type { Observable } from 'rxjs';
import type { Session } from '../../src/devtools/monitor/session';
import {
  type NominalReplay,
  replayAtNominalTimes as replayWith,
} from '../../src/devtools/replay/replay-nominal';
import { parts } from './parts';

export { nthOfMs, summaryOf } from '../../src/devtools/replay/replay-nominal';

/** Replays a session at its nominal times, with all behaviours, for a marble spec. */
export const replayAtNominalTimes = (session: Session, input$: Observable<number>): NominalReplay =>
  replayWith(session, input$, parts);
