import { useCallback } from 'react';
import { answerOverlay } from '../../../streams/conversation/answer-overlay';
import type { ThreadComment } from '../../../streams/conversation/state';
import type { State } from '../../../streams/state/state';
import { useSelected } from '../../use-selected';

/** The state of a comment in a conversation after the blogger's actions. */
interface Answer {
  readonly isApproved: boolean;
  /** How the comment was or is being removed; undefined if it is not removed. */
  readonly removal: ThreadComment['removal'];
  /** The id of the record for the undo bar. A batch has only one undo bar, above the list. */
  readonly bar: string | undefined;
}

/** Selects the state of a comment as single values, so that only their changes cause a render. */
export function useAnswer({ id, isApproved, removal }: ThreadComment, site: number): Answer {
  const wish = useSelected(
    useCallback((state: State) => answerOverlay(state, { site, comment: id }).isApproved, [site, id]),
  );
  const bar = useSelected(
    useCallback((state: State) => answerOverlay(state, { site, comment: id }).undoBar?.id, [site, id]),
  );
  const removing = useSelected(
    useCallback((state: State) => answerOverlay(state, { site, comment: id }).removal, [site, id]),
  );
  return { isApproved: wish ?? isApproved, removal: removing ?? removal, bar };
}
