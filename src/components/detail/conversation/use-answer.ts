import { useCallback } from 'react';
import { answerOverlay, removalOf } from '../../../streams/conversation/answer-overlay';
import type { ThreadComment } from '../../../streams/conversation/state';
import type { Overlay } from '../../../streams/outbox/overlay';
import type { State } from '../../../streams/state/state';
import { useSelected } from '../../use-selected';

/** How a comment of a conversation looks after what the blogger did. */
interface Answer {
  readonly isApproved: boolean;
  /** How it was removed, or is being removed. */
  readonly removal: ThreadComment['removal'];
  /** The id of the record that can be undone. A batch has one bar, above the list. */
  readonly bar: string | undefined;
}

const barIdOf = ({ undoBar }: Pick<Overlay, 'undoBar'>): string | undefined =>
  undoBar?.deed === undefined ? undoBar?.id : undefined;

/** Selects single values, so that only their changes render. */
export function useAnswer({ id, isApproved, removal }: ThreadComment, site: number): Answer {
  const wish = useSelected(
    useCallback((state: State) => answerOverlay(state, { site, comment: id }).isApproved, [site, id]),
  );
  const bar = useSelected(
    useCallback((state: State) => barIdOf(answerOverlay(state, { site, comment: id })), [site, id]),
  );
  const removing = useSelected(
    useCallback((state: State) => removalOf(state, { site, comment: id }), [site, id]),
  );
  return { isApproved: wish ?? isApproved, removal: removing ?? removal, bar };
}
