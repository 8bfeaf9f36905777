import { Reply } from 'lucide';
import { type KeyboardEvent, type RefObject, useCallback, useRef, useState } from 'react';
import type { CommentRef } from '../../../streams/notes/comment-ref';
import { boxBelow } from '../../../streams/reply/boxes';
import { replyText } from '../../../streams/reply/selectors';
import type { State } from '../../../streams/state/state';
import { __, _x } from '../../../i18n';
import { directedIcon } from '../../elements/icon';
import { useSelected } from '../../use-selected';
import { leavesByKey } from '../leave-by-key';
import { ReplyForm } from '../reply-form';

/** The state of the reply box below a reply in a conversation. */
export interface ReplyBelow {
  readonly isOpen: boolean;
  /** Whether the blogger has opened the box; false if it is open because of a stored draft. */
  readonly isWanted: boolean;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly toggle: () => void;
  /** Closes the box if it is empty. A box with a draft stays open. */
  readonly rest: () => void;
}

/**
 * Returns the state of a reply box. The box is open if the blogger opened it, or if it has a draft that they
 * did not close.
 */
export function useReplyBelow({ site, comment }: CommentRef): ReplyBelow {
  const [isWanted, setIsWanted] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  const hasText = useSelected(
    useCallback(
      (state: State) => replyText(state, boxBelow(state, { site, comment })) !== '',
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

/** The button that opens or closes the reply box. */
export const ReplyButton = ({ isOpen, button, toggle }: ReplyBelow) => (
  <button ref={button} type="button" className="comment-action" aria-expanded={isOpen} onClick={toggle}>
    {directedIcon(Reply)}
    {_x('Reply', 'verb')}
  </button>
);

/** The open reply box. Escape moves the focus to the button of the box. */
export function ReplyBelowForm({ site, comment, box }: CommentRef & { readonly box: ReplyBelow }) {
  const id = useSelected(useCallback((state: State) => boxBelow(state, { site, comment }), [site, comment]));
  const leave = (event: KeyboardEvent): void => {
    if (!leavesByKey(event)) return;
    box.rest();
    box.button.current?.focus();
  };
  return (
    <div className="reply-below">
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
