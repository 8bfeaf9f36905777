import { useRef } from 'react';
import type { Removal } from '../../../streams/outbox/aspects';
import { UndoButtons, undoText } from '../../list/undo-bar';
import { useSend } from '../../use-selected';
import { useLeftFocus } from './use-left-focus';

/** Takes the place of an answer while Undo can bring it back. */
export function AnswerUndo({ kind, id }: { kind: Removal; id: string }) {
  const send = useSend();
  const root = useRef<HTMLDivElement>(null);
  useLeftFocus(root);
  return (
    <div ref={root} className="undo-bar" role="group" aria-label={undoText(kind)}>
      <UndoButtons
        kind={kind}
        undo={() => send({ type: 'deed.undone', id })}
        close={() => send({ type: 'deed.closed', id })}
      />
    </div>
  );
}
