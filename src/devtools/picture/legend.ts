import type { Tone } from './shapes';

/** The symbols of the picture with their colours and meanings. */
export const LEGEND: readonly (readonly [sign: string, tone: Tone, meaning: string])[] = [
  ['►', 'start', 'subscribed'],
  ['●', 'next', 'emitted'],
  ['◆', 'event', 'sent by the blogger'],
  ['✕', 'error', 'failed'],
  ['❙', 'end', 'completed'],
  ['□', 'end', 'unsubscribed'],
  ['▭', 'wait', 'waits for a delay'],
  ['◯', 'chosen', 'the chosen marble'],
  ['→', 'cause', 'cause of the chosen marble'],
  ['→', 'effect', 'effect of the chosen marble'],
];
