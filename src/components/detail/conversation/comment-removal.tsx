import type { ThreadComment } from '../../../streams/conversation/state';
import { UndoButtons, undoText } from '../../list/undo-bar';

interface CommentRemovalProps {
  readonly removal: NonNullable<ThreadComment['removal']>;
  readonly bar: string | undefined;
}

/** Shown in place of a removed comment: first the undo bar, then a notice of the removal. */
export const CommentRemoval = ({ removal, bar }: CommentRemovalProps) =>
  bar === undefined ? (
    <p className="comment-removed">{undoText(removal)}</p>
  ) : (
    <div className="undo-bar" role="group" aria-label={undoText(removal)}>
      <UndoButtons id={bar} kind={removal} />
    </div>
  );
