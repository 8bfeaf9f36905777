import { filter, type OperatorFunction } from 'rxjs';
import type { Event, EventOf, EventType } from '../state/events';

/** Passes on events of these types only, and narrows their type. */
export const ofType = <T extends EventType>(...types: readonly T[]): OperatorFunction<Event, EventOf<T>> =>
  filter((event: Event): event is EventOf<T> => types.some((type) => type === event.type));
