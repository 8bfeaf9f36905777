import { asObject } from './json';

/** The causes of failures for which the panel has different messages (section 8). */
export const CAUSES = ['forbidden', 'tooMany', 'platform', 'unreachable', 'signedOut'] as const;
export type Cause = (typeof CAUSES)[number];

/** Returns the cause of a failed request; undefined if it is another refusal, such as a 404. */
export function causeOf(error: unknown): Cause | undefined {
  const { status, body } = asObject(error);
  const code = Number(status);
  if (code === 401) return 'signedOut';
  if (code === 429) return 'tooMany';
  // A network with a login page, such as that of a hotel, sends HTML in place of the platform's response.
  if (code === 0 || (code < 500 && /^\s*</.test(String(body)))) return 'unreachable';
  // These statuses would be the same after a retry.
  if ([402, 403, 451].includes(code)) return 'forbidden';
  return code > 299 && code < 500 ? undefined : 'platform';
}
