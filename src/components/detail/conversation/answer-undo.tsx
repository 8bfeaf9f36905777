import type { Removal } from '../../../streams/outbox/aspects';
import { UndoButtons, undoText } from '../../list/undo-bar';
import { useSend } from '../../use-selected';

/** The undo bar in place of a removed reply. */
export function AnswerUndo({ kind, id }: { kind: Removal; id: string }) {
  const send = useSend();
  return (
    <div className="undo-bar" role="group" aria-label={undoText(kind)}>
      <UndoButtons
        kind={kind}
        undo={() => send({ type: 'deed.undone', id })}
        close={() => send({ type: 'deed.closed', id })}
      />
    </div>
  );
}
