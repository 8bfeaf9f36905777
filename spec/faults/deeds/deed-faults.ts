/** What becomes of the request of a deed. */
export interface DeedFault {
  readonly name: string;
  /** The fault of the sandbox; undefined if nothing but the page fails. */
  readonly control?: Readonly<Record<string, unknown>>;
  /** The platform carries the request out. */
  readonly isDone?: true;
  readonly givesNoAnswer?: true;
  /** The platform refuses the deed for good. */
  readonly isRefused?: true;
  /** The platform does not allow it: marks that are read are not sent again. */
  readonly isForbidden?: true;
  /** The answer ends the session. */
  readonly endsSession?: true;
}

const lasting = (name: string, more: Readonly<Record<string, unknown>> = {}): DeedFault => ({
  name,
  control: { kind: name, count: 999, ...more },
});

/** Nothing fails but the page. */
export const NO_FAULT: DeedFault = { name: 'no fault', isDone: true };
export const SERVER_ERROR: DeedFault = { ...lasting('500'), isRefused: true };
export const TIMEOUT: DeedFault = { ...lasting('timeout'), givesNoAnswer: true };
/** The platform acted, and the connection breaks in the middle of the answer. */
export const LOST_ANSWER: DeedFault = {
  name: 'lost-answer',
  control: { kind: 'lost-answer', count: 1 },
  isDone: true,
};
/** The platform acted, and there is no answer. */
export const UNANSWERED: DeedFault = {
  name: 'unanswered',
  control: { kind: 'unanswered', count: 1 },
  givesNoAnswer: true,
  isDone: true,
};

/** Longer than the pauses of the panel's own attempts. */
export const RETRY_AFTER_S = 90;

/** What a platform answers for a while, and the same call of all panels. */
export const STORMS: readonly DeedFault[] = [
  {
    ...lasting('401', { body: { error: 'unauthorized', message: 'Not you.' } }),
    name: '401 of this call',
    isRefused: true,
  },
  {
    ...lasting('authorization-required'),
    name: '403 authorization_required',
    isRefused: true,
    isForbidden: true,
  },
  { ...lasting('invalid-token'), name: '400 invalid_token', endsSession: true },
  { ...lasting('429', { retryAfter: RETRY_AFTER_S }), name: '429 with Retry-After' },
  { ...lasting('503', { retryAfter: RETRY_AFTER_S }), name: '503 with Retry-After' },
];
