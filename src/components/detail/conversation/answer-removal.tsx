import type { ThreadComment } from '../../../streams/conversation/state';
import { undoText } from '../../list/undo-bar';
import { AnswerUndo } from './answer-undo';

interface AnswerRemovalProps {
  readonly removal: NonNullable<ThreadComment['removal']>;
  readonly bar: string | undefined;
}

/** The replacement of a removed comment: first the undo bar, then a notice of the removal. */
export const AnswerRemoval = ({ removal, bar }: AnswerRemovalProps) =>
  bar === undefined ? (
    <p className="answer-removed">{undoText(removal)}</p>
  ) : (
    <AnswerUndo kind={removal} id={bar} />
  );
