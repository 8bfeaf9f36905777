import { type MonoTypeOperatorFunction, tap } from 'rxjs';
import { asFlag, asObject, asString, type Json } from './read';

/** Whether an answer is a comment: it gives an address and a status (section 3). */
export const isComment = ({ URL, status }: Json): boolean => asString(URL) !== '' || asString(status) !== '';

/** Whether an answer says that something is liked, or no longer. */
export const isLike = ({ i_like, success }: Json): boolean =>
  (asFlag(i_like) ?? asFlag(success)) !== undefined;

/** Whether an answer says that a site is followed, or no longer (section 7). */
export const isFollow = ({ is_following, success }: Json): boolean =>
  (asFlag(is_following) ?? asFlag(success)) !== undefined;

/** Errs where the answer is another than was promised: what it does not say has been done has not. */
export const promised = (isPromised: (answer: Json) => boolean): MonoTypeOperatorFunction<unknown> =>
  tap((answer) => {
    if (!isPromised(asObject(answer))) throw new TypeError('the answer does not say what was done');
  });
