import { memo, useCallback } from 'react';
import type { ActedOn } from '../../streams/notes/acted-on';
import { type ReplyTrouble, replyTrouble, unsentReply } from '../../streams/reply/selectors';
import type { State } from '../../streams/state/state';
import { __ } from '../../i18n';
import { SignInButton } from '../status/sign-in-button';
import { useAnnounce } from '../status/use-announce';
import { useSelected, useSend } from '../use-selected';

/**
 * The reason why the reply has not been sent yet, with a button to sign in or to retry. A separate component,
 * so that typing does not render it.
 */
export const ReplyNotice = memo(function ReplyNotice({ id }: { id: ActedOn }) {
  const trouble = useSelected(useCallback((state: State) => replyTrouble(state, id), [id]));
  const notice = trouble && text(trouble);
  useAnnounce(notice);
  return (
    <div className="reply-notice" data-trouble={trouble}>
      {notice && <p>{notice}</p>}
      {trouble === 'signedOut' && <SignInButton />}
      {trouble === 'failed' && <RetryButton id={id} />}
    </div>
  );
});

function RetryButton({ id }: { id: ActedOn }) {
  const send = useSend();
  const record = useSelected(useCallback((state: State) => unsentReply(state, id)?.id ?? '', [id]));
  return (
    <button type="button" className="button" onClick={() => send({ type: 'deed.retried', id: record })}>
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
    case 'other':
      return __("Your other reply to this isn't sent yet.");
  }
}
