import { Send } from 'lucide';
import { type KeyboardEvent, type TextareaHTMLAttributes, useCallback } from 'react';
import type { ActedOn } from '../../streams/notes/acted-on';
import { isHeldBack, isSendingReply, replyText } from '../../streams/reply/selectors';
import type { State } from '../../streams/state/state';
import { __, _x } from '../../i18n';
import { directedIcon } from '../elements/icon';
import { Spinner } from '../elements/spinner';
import { useSelected, useSend } from '../use-selected';
import { MentionList } from './mention-list';
import { ReplyNotice } from './reply-notice';
import { useAutosize } from './use-autosize';
import { useMentions } from './use-mentions';
import './reply-box.css';

interface ReplyFormProps {
  readonly id: ActedOn;
  readonly label: string;
  /** Additional attributes of the text box. */
  readonly box?: TextareaHTMLAttributes<HTMLTextAreaElement> & { readonly 'data-reply-box'?: boolean };
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onSubmit?: () => void;
}

/**
 * A text box for a draft, with a send button. It is not a form, because a frame that is sandboxed without
 * `allow-forms` cannot submit forms. The draft is stored in the state, so it outlives this component.
 */
export function ReplyForm({ id, label, box: attributes, onKeyDown, onSubmit }: ReplyFormProps) {
  const send = useSend();
  const text = useSelected(useCallback((state: State) => replyText(state, id), [id]));
  const isSending = useSelected(useCallback((state: State) => isSendingReply(state, id), [id]));
  const isHeld = useSelected(useCallback((state: State) => isHeldBack(state, id), [id]));
  const box = useAutosize(text);
  const { list, listId, choose, onKey, onCaret, onBlur, aria } = useMentions(id, box);
  const isReady = text.trim() !== '' && !isSending && !isHeld;

  const submit = (): void => {
    if (!isReady) return;
    send({ type: 'reply.submitted', id, text });
    onSubmit?.();
  };
  const submitByKey = (event: KeyboardEvent): void => {
    if (onKey(event) || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
  return (
    // The heir of the focus is not the text box, because focusing that would open a phone's keyboard.
    <div className="reply-box" aria-busy={isSending} data-heir=".button-primary" onKeyDown={onKeyDown}>
      <textarea
        ref={box}
        rows={1}
        // The placeholder has the text direction of the panel.
        dir={text === '' ? undefined : 'auto'}
        value={text}
        aria-label={label}
        placeholder={label}
        readOnly={isSending}
        {...attributes}
        {...aria}
        onChange={(event) => {
          send({ type: 'reply.typed', id, text: event.target.value });
          onCaret(event);
        }}
        onSelect={onCaret}
        onBlur={onBlur}
        onKeyDown={submitByKey}
      />
      {list && <MentionList list={list} listId={listId} onChoose={choose} />}
      <SendButton isReady={isReady} isEmpty={text.trim() === ''} isSending={isSending} onClick={submit} />
      <ReplyNotice id={id} />
    </div>
  );
}

/**
 * The button that sends the reply. It uses `aria-disabled`, so that it keeps the focus and its title names what
 * is missing (section 5).
 */
function SendButton({
  isReady,
  isEmpty,
  isSending,
  onClick,
}: Readonly<Record<'isReady' | 'isEmpty' | 'isSending', boolean>> & { readonly onClick: () => void }) {
  return (
    <button
      type="button"
      className="button button-primary"
      onClick={onClick}
      aria-disabled={!isReady}
      title={isEmpty ? __('Write your response in order to submit') : __('Submit reply')}
    >
      {isSending ? <Spinner label={__('Sending your reply')} /> : directedIcon(Send)}
      <span className="button-label">{_x('Send', 'verb')}</span>
    </button>
  );
}
