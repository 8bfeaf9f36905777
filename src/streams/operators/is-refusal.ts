import { asNumber, asObject, asString } from '../../lib/json';
import { causeOf } from '../../lib/cause';
import { tokenVerdict } from '../state/token-verdict';

/**
 * Whether an error shows that the platform did not carry out the call: a 4xx, or a 5xx with the platform's own
 * error code. After any other error (a timeout, a lost connection, a proxy's 5xx, an unreadable response, a
 * network's login page), the platform may have carried out the call.
 */
export function isRefusal(error: unknown): boolean {
  if (causeOf(error) === 'unreachable') return false;
  const { status, body } = asObject(error);
  const code = asNumber(status) ?? 0;
  return code >= 400 && (code < 500 || asString(asObject(body).error) !== '');
}

/** Whether the platform would refuse the same request again: a 4xx that is not about a limit or the token. */
export const isFinal = (error: unknown): boolean =>
  ['forbidden', undefined].includes(causeOf(error)) && tokenVerdict(asObject(error)) === undefined;
