import { memo, useCallback } from 'react';
import type { NoteId } from '../../streams/notes/note';
import { type ReplyTrouble, replyTrouble } from '../../streams/reply/selectors';
import type { State } from '../../streams/state/state';
import { __ } from '../../i18n';
import { SignInButton } from '../status/sign-in-button';
import { useSelected, useSend } from '../use-selected';

/** Why the reply is not sent yet, and what the blogger can do about it. Typing does not render it. */
export const ReplyNotice = memo(function ReplyNotice({ id }: { id: NoteId }) {
  const trouble = useSelected(useCallback((state: State) => replyTrouble(state, id), [id]));
  return (
    <div className="reply-notice" data-trouble={trouble} role="status">
      {trouble && <p>{text(trouble)}</p>}
      {trouble === 'signedOut' && <SignInButton />}
      {trouble === 'failed' && <RetryButton id={id} />}
    </div>
  );
});

function RetryButton({ id }: { id: NoteId }) {
  const send = useSend();
  const draft = useSelected(useCallback(({ drafts }: State) => drafts[id] ?? '', [id]));
  return (
    <button
      type="button"
      className="button"
      onClick={() => send({ type: 'reply.submitted', id, text: draft })}
    >
      {__('Retry')}
    </button>
  );
}

function text(trouble: ReplyTrouble): string {
  switch (trouble) {
    case 'signedOut':
      return __("You're signed out. Sign in to send your reply.");
    case 'offline':
      return __("You're offline. Your reply will be sent when you're back online.");
    case 'failed':
      return __('Not sent');
    case 'trash':
      return __('Comment trashed');
    case 'spam':
      return __('Comment marked as spam');
  }
}
