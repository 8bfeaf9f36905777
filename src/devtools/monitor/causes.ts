import { type TaggedSubscription, taggedSubscriptions } from '../../streams/operators/tag';
import { isPartOf } from './tag-paths';

/** The cause of all that happens while a notification is delivered. */
export interface Context {
  /** The number of the causing event; undefined if an input is the cause. */
  readonly cause: number | undefined;
  readonly path: string | undefined;
  /** The streams that the current event has started so far. */
  readonly started: string[] | undefined;
  /** The input that is being delivered. */
  readonly input?: string | undefined;
  /** The id of the log entry that was being delivered when the panel requested this input. */
  readonly asked?: number | undefined;
}

/** The context of an input from outside: a click, a message or a response. */
export const OUTSIDE: Context = { cause: undefined, path: undefined, started: undefined };

interface SubscriptionInfo {
  readonly id: number;
  readonly cause: number | undefined;
}

/** Finds the event that caused a subscription or notification of a stream. */
export interface Causes {
  /** Returns the current context; undefined if only a timer is the cause. */
  readonly context: () => Context | undefined;
  readonly runIn: (context: Context, act: () => void) => void;
  readonly infoOf: (subscription: TaggedSubscription) => SubscriptionInfo;
  /** Records the cause of a new subscription. */
  readonly onSubscribe: (subscription: TaggedSubscription) => void;
}

export function createCauses(): Causes {
  const infos = new WeakMap<TaggedSubscription, SubscriptionInfo>();
  let subscriptionCount = 0;
  let context: Context | undefined;

  const runIn = (next: Context, act: () => void): void => {
    const before = context;
    context = next;
    try {
      act();
    } finally {
      context = before;
    }
  };
  const infoOf = (subscription: TaggedSubscription, cause?: number): SubscriptionInfo => {
    const known = infos.get(subscription);
    if (known) return known;
    const fresh = { id: (subscriptionCount += 1), cause };
    infos.set(subscription, fresh);
    return fresh;
  };
  /** The event that starts a subscription: the current one, or the one that started the whole stream. */
  const causeOf = ({ name }: TaggedSubscription): number | undefined => {
    // The stream starts because its predecessor in the queue completed, so it does not inherit the
    // predecessor's cause.
    if (context?.path === name) return undefined;
    if (context) return context.cause;
    const wholes = [...taggedSubscriptions].filter((each) => isPartOf(name, each.name));
    const deepest = Math.max(...wholes.map((whole) => whole.name.length));
    const [whole, ...others] = wholes.filter((each) => each.name.length === deepest);
    // If several enclosing streams are active at once, the cause is ambiguous.
    return whole && others.length === 0 ? infos.get(whole)?.cause : undefined;
  };

  return {
    context: () => context,
    runIn,
    infoOf,
    onSubscribe: (subscription) => void infoOf(subscription, causeOf(subscription)),
  };
}
