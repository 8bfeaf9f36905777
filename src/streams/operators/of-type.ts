import { filter, type OperatorFunction } from 'rxjs';
import type { Event, EventOf, EventType } from '../state/events';

/** Passes on only events of these types, and narrows the type. */
export const ofType = <T extends EventType>(...types: readonly T[]): OperatorFunction<Event, EventOf<T>> =>
  filter((event: Event): event is EventOf<T> => types.some((type) => type === event.type));
