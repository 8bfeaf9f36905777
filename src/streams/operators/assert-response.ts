import { type MonoTypeOperatorFunction, tap } from 'rxjs';
import { asFlag, asObject, asString, type Json } from '../../lib/json';

/** Whether a response is a comment, which has an address or a status (section 3). */
export const isCommentResponse = ({ URL, status }: Json): boolean =>
  asString(URL) !== '' || asString(status) !== '';

/** Whether a response confirms a like or unlike. */
export const isLikeResponse = ({ i_like, success }: Json): boolean =>
  (asFlag(i_like) ?? asFlag(success)) !== undefined;

/** Whether a response confirms a follow or unfollow (section 7). */
export const isFollowResponse = ({ is_following, success }: Json): boolean =>
  (asFlag(is_following) ?? asFlag(success)) !== undefined;

/** Passes the response on. Errors if the response does not confirm the change. */
export const assertResponse = (isExpected: (response: Json) => boolean): MonoTypeOperatorFunction<unknown> =>
  tap((response) => {
    if (!isExpected(asObject(response))) throw new TypeError('the response does not confirm the change');
  });

/** Returns the value. Throws a TypeError with the message `problem` if the value is undefined. */
export function required<T>(value: T | undefined, problem: string): T {
  if (value === undefined) throw new TypeError(problem);
  return value;
}
