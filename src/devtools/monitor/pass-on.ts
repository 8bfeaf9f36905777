import type { NotificationKind, TaggedSubscription } from '../../streams/operators/tag';

/** Passes a notification on to the subscriber of a tagged stream. */
export function passOn({ subscriber }: TaggedSubscription, kind: NotificationKind, value: unknown): void {
  if (kind === 'next') subscriber.next(value);
  else if (kind === 'error') subscriber.error(value);
  else subscriber.complete();
}
