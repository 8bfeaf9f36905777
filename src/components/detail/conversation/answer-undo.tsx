import type { Removal } from '../../../streams/outbox/aspects';
import { UndoButtons, undoText } from '../../list/undo-bar';

/** The undo bar in place of a removed reply. */
export function AnswerUndo({ kind, id }: { kind: Removal; id: string }) {
  return (
    <div className="undo-bar" role="group" aria-label={undoText(kind)}>
      <UndoButtons id={id} kind={kind} />
    </div>
  );
}
