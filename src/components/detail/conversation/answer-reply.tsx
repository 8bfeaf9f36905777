import { Reply } from 'lucide';
import { type KeyboardEvent, type RefObject, useCallback, useRef, useState } from 'react';
import type { CommentRef } from '../../../streams/notes/comment-ref';
import { boxOfAnswer } from '../../../streams/reply/boxes';
import { replyText } from '../../../streams/reply/selectors';
import type { State } from '../../../streams/state/state';
import { __, _x } from '../../../i18n';
import { directedIcon } from '../../elements/icon';
import { useSelected } from '../../use-selected';
import { leavesByKey } from '../leave-by-key';
import { ReplyForm } from '../reply-form';
import { useLeftFocus } from './use-left-focus';

/** The reply box of an answer, in its place. */
export interface AnswerBox {
  readonly isOpen: boolean;
  /** Whether the blogger has opened it, rather than a text that was kept. */
  readonly isWanted: boolean;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly toggle: () => void;
  /** Closes an empty box; one with a text stays open. */
  readonly rest: () => void;
}

/** A box is open while it has a text, unless the blogger has closed it, and when the blogger opens it. */
export function useAnswerBox({ site, comment }: CommentRef): AnswerBox {
  const [isWanted, setIsWanted] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  const hasText = useSelected(
    useCallback(
      (state: State) => replyText(state, boxOfAnswer(state, { site, comment })) !== '',
      [site, comment],
    ),
  );
  const isOpen = isWanted ?? hasText;
  return {
    isOpen,
    isWanted: isWanted === true,
    button,
    toggle: () => setIsWanted(!isOpen),
    rest: () => setIsWanted(undefined),
  };
}

/** Opens or closes the box. */
export const AnswerReply = ({ isOpen, button, toggle }: AnswerBox) => (
  <button ref={button} type="button" className="answer-action" aria-expanded={isOpen} onClick={toggle}>
    {directedIcon(Reply)}
    {_x('Reply', 'verb')}
  </button>
);

/** The open box. Escape leaves it for its button. */
export function AnswerForm({ site, comment, box }: CommentRef & { readonly box: AnswerBox }) {
  const root = useRef<HTMLDivElement>(null);
  useLeftFocus(root);
  const id = useSelected(
    useCallback((state: State) => boxOfAnswer(state, { site, comment }), [site, comment]),
  );
  const leave = (event: KeyboardEvent): void => {
    if (!leavesByKey(event)) return;
    box.rest();
    box.button.current?.focus();
  };
  return (
    <div ref={root} className="answer-reply">
      <ReplyForm
        id={id}
        label={__('Reply to comment…')}
        box={{ autoFocus: box.isWanted }}
        onKeyDown={leave}
        onSubmit={box.rest}
      />
    </div>
  );
}
