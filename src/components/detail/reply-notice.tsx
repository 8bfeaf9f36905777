import type { ReplyTrouble } from '../../streams/reply/selectors';
import { __ } from '../../i18n';
import { SignInButton } from '../status/sign-in-button';

/** Why the reply is not sent yet, and what the blogger can do about it. */
export function ReplyNotice({
  trouble,
  onRetry,
}: {
  trouble: ReplyTrouble | undefined;
  onRetry: () => void;
}) {
  return (
    <div className="reply-notice" data-trouble={trouble} role="status">
      {trouble && <p>{text(trouble)}</p>}
      {trouble === 'signedOut' && <SignInButton />}
      {trouble === 'failed' && (
        <button type="button" className="button" onClick={onRetry}>
          {__('Retry')}
        </button>
      )}
    </div>
  );
}

function text(trouble: ReplyTrouble): string {
  switch (trouble) {
    case 'signedOut':
      return __('You’re signed out. Sign in to send your reply.');
    case 'offline':
      return __("You're offline. Your reply will be sent when you're back online.");
    case 'failed':
      return __('Not sent');
  }
}
