import type { Status } from './state';

export type StatusEvent = { type: 'status.shown'; status: Status } | { type: 'status.dismissed' };
