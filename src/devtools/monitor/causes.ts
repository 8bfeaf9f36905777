import { type TaggedSubscription, taggedSubscriptions } from '../../streams/operators/tag';
import { isPartOf } from './tag-paths';

/** The cause of everything that happens while a notification is delivered. */
export interface Context {
  /** The number of the event that is the cause; undefined if it is an input. */
  readonly cause: number | undefined;
  readonly path: string | undefined;
  /** The streams that the current event started so far. */
  readonly started: string[] | undefined;
  /** The input that is being delivered. */
  readonly input?: string | undefined;
  /** The entry during whose delivery the panel requested this input. */
  readonly asked?: number | undefined;
}

/** The cause is an input: a click, a message or a response. */
export const OUTSIDE: Context = { cause: undefined, path: undefined, started: undefined };

interface SubscriptionInfo {
  readonly id: number;
  readonly cause: number | undefined;
}

/** Finds the event that caused a subscription or notification of a stream. */
export interface Causes {
  /** The context now; undefined if only a timer is the cause. */
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
  /** The event that starts a subscription: the current one, or that of the stream it is part of. */
  const causeOf = ({ name }: TaggedSubscription): number | undefined => {
    // It starts because its predecessor in the queue has completed; the predecessor's cause is not
    // its own.
    if (context?.path === name) return undefined;
    if (context) return context.cause;
    const wholes = [...taggedSubscriptions].filter((each) => isPartOf(name, each.name));
    const deepest = Math.max(...wholes.map((whole) => whole.name.length));
    const [whole, ...others] = wholes.filter((each) => each.name.length === deepest);
    // If several are active at once, the cause is ambiguous.
    return whole && others.length === 0 ? infos.get(whole)?.cause : undefined;
  };

  return {
    context: () => context,
    runIn,
    infoOf,
    onSubscribe: (subscription) => void infoOf(subscription, causeOf(subscription)),
  };
}
