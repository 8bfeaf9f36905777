import { useCallback } from 'react';
import { commentOverlay } from '../../../streams/conversation/comment-overlay';
import type { ThreadComment } from '../../../streams/conversation/state';
import type { State } from '../../../streams/state/state';
import { useSelected } from '../../use-selected';

/** The state of a comment in a conversation, with the effects of the blogger's actions. */
interface CommentState {
  readonly isApproved: boolean;
  /** How the comment was or is being removed; undefined if it is not removed. */
  readonly removal: ThreadComment['removal'];
  /**
   * The id of the record that the undo bar undoes. A removal as part of a batch has no undo bar here, but one
   * above the list.
   */
  readonly bar: string | undefined;
}

/** Selects the state of a comment as separate values, so that only changes of these values cause a render. */
export function useComment({ id, isApproved, removal }: ThreadComment, site: number): CommentState {
  const wish = useSelected(
    useCallback((state: State) => commentOverlay(state, { site, comment: id }).isApproved, [site, id]),
  );
  const bar = useSelected(
    useCallback((state: State) => commentOverlay(state, { site, comment: id }).undoBar?.id, [site, id]),
  );
  const removing = useSelected(
    useCallback((state: State) => commentOverlay(state, { site, comment: id }).removal, [site, id]),
  );
  return { isApproved: wish ?? isApproved, removal: removing ?? removal, bar };
}
