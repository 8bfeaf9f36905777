import type { Mark } from './mark';
import type { Trace } from './trace';

/** The cause of a marble. */
export interface Cause {
  /** The marble before this one in the chain; undefined for the first marble. */
  readonly by: Mark | undefined;
  /** The origin outside the streams: 'the blogger', 'a timer', 'answer 200 to GET /me'. */
  readonly origin: string | undefined;
}

const BLOGGER = 'the blogger';
const TIMER = 'a timer';
const UNKNOWN = 'not known';

/** Finds the cause of a marble: another marble, an input or a timer. */
export function causeOf(trace: Trace, mark: Mark): Cause {
  const { markOf, markOfEvent, laneOf } = trace;
  const from = (id: number | undefined): Mark | undefined => (id === undefined ? undefined : markOf(id));
  if (mark.number !== undefined) {
    const by = from(mark.emission) ?? (mark.emission === undefined ? from(mark.within) : undefined);
    if (by) return { by, origin: undefined };
    return { by, origin: mark.emission === undefined ? (mark.input ?? BLOGGER) : UNKNOWN };
  }
  if (mark.within !== undefined) {
    const by = from(mark.within);
    return { by, origin: by ? undefined : UNKNOWN };
  }
  if (mark.kind === 'subscribe') {
    const by = mark.cause === undefined ? from(mark.asked) : markOfEvent(mark.cause);
    return { by, origin: mark.input ?? (by ? undefined : TIMER) };
  }
  const start = laneOf(mark.name)?.runs.get(mark.subscriptionId)?.start;
  return { by: from(mark.asked) ?? from(start), origin: mark.input ?? TIMER };
}

/** A step of a causal chain: a marble and, if it has one, its origin outside the streams. */
export interface Step {
  readonly mark: Mark;
  readonly origin: string | undefined;
}

/** Returns the marbles that led to this one, the first cause first. The marble itself is the last one. */
export function chainTo(trace: Trace, mark: Mark): readonly Step[] {
  const steps: Step[] = [];
  const seen = new Set<number>();
  for (let each: Mark | undefined = mark; each && !seen.has(each.id);) {
    seen.add(each.id);
    const { by, origin }: Cause = causeOf(trace, each);
    steps.unshift({ mark: each, origin });
    each = by;
  }
  return steps;
}

/** An arrow from a marble to one of its effects. */
export interface Link {
  readonly from: Mark;
  readonly to: Mark;
}

/** Returns all direct and indirect effects of a marble. */
export function effectsOf(trace: Trace, mark: Mark): readonly Link[] {
  const reached = new Set([mark.id]);
  const links: Link[] = [];
  // An effect has a larger id than its cause, so one pass finds all effects.
  for (const each of trace.marks()) {
    if (each.id <= mark.id) continue;
    const { by } = causeOf(trace, each);
    if (!by || !reached.has(by.id)) continue;
    reached.add(each.id);
    links.push({ from: by, to: each });
  }
  return links;
}

/** Returns the ids of all marbles with the same first cause. */
export function idsCausedWith(trace: Trace, mark: Mark): ReadonlySet<number> {
  const first = chainTo(trace, mark)[0]?.mark ?? mark;
  return new Set([first.id, ...effectsOf(trace, first).map(({ to }) => to.id)]);
}
