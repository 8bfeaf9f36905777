import type { TransportRequest } from '../transports/transport';

/** The timeouts of requests that the client has given up; hooks see only that it unsubscribes. */
export const timeouts = new WeakMap<TransportRequest, Error>();
