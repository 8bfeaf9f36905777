import { noop } from 'rxjs';
import type { Session } from '../monitor/session';
import { createStreamMonitor } from '../monitor/stream-monitor';
import { feed } from '../picture/feed';
import { createTrace } from '../picture/trace';
import type { Shown } from '../picture/view-model';
import { replay } from './replay';
import type { ReplayParts } from './replay-parts';

/** The factor by which the logs are larger than for a live panel, so that the longest recording fits. */
const FACTOR = 20;
const MAX_MARKS = 200_000;

/** Replays a session and keeps all its marbles. */
export function watchReplay(name: string, session: Session, parts: ReplayParts): Shown {
  let state = session.initial;
  const current = (): typeof state => state;
  const monitor = createStreamMonitor(current, FACTOR);
  const trace = createTrace(MAX_MARKS);
  feed(trace, monitor, current);
  const { runAsInput, delivering } = monitor;
  const { difference } = replay(session, parts, {
    listener: monitor,
    inputs: { add: noop, runAsInput, delivering },
    onState: (next) => (state = next),
  });
  const source = { monitor, since: session.startedAt, current };
  return { trace, source, replayed: { name, session, difference } };
}
