import { type ReactNode, useCallback } from 'react';
import { ACTIONS, nextOf, type NoteAction } from '../../../streams/actions/table';
import { commentOverlay, likeCountIf } from '../../../streams/conversation/comment-overlay';
import type { Thread } from '../../../streams/conversation/selectors';
import type { ThreadComment } from '../../../streams/conversation/state';
import { isApprovingAt } from '../../../streams/outbox/held-up';
import type { State } from '../../../streams/state/state';
import { __, sprintf } from '../../../i18n';
import { ACTION_TEXTS, stateLabel, stateTitle } from '../../action-texts';
import { isBlank } from '../../blank';
import { countText } from '../../count-text';
import { icon } from '../../elements/icon';
import { Toolbar } from '../../elements/toolbar';
import { usePanel } from '../../panel-context';
import { useSelected, useSend } from '../../use-selected';
import { ReplyBelowForm, ReplyButton, useReplyBelow } from './reply-below';
import './comment-actions.css';

interface CommentActionsProps {
  readonly comment: ThreadComment;
  readonly thread: Thread;
  readonly isApproved: boolean;
}

/** The toolbar with the actions that the platform allows on a reply. The whole toolbar is one tab stop. */
export function CommentActions({ comment, thread, isApproved }: CommentActionsProps) {
  const { key, site } = thread;
  const { id, name, canModerate } = comment;
  const send = useSend();
  const box = useReplyBelow({ site, comment: id });
  const act = (action: NoteAction): void => send({ type: 'comment.acted', key, comment: id, action });
  const isHeldUp = useSelected(
    useCallback((state: State) => isApprovingAt(state, { site, comment: id }), [site, id]),
  );
  if (comment.isLiked === undefined && !canModerate && !thread.canReply) return null;
  const label = sprintf(
    // translators: %s is the headline of a notification.
    __('Actions: %s'),
    isBlank(name) ? __('Someone') : name,
  );
  return (
    <div>
      <Toolbar label={label} className="comment-actions">
        {comment.isLiked !== undefined && <CommentLike comment={comment} site={site} act={act} />}
        {canModerate && <CommentButton button="approve" isOn={isApproved} isHeldUp={isHeldUp} act={act} />}
        {canModerate && <CommentButton button="trash" act={act} />}
        {thread.canReply && <ReplyButton {...box} />}
      </Toolbar>
      {thread.canReply && box.isOpen && <ReplyBelowForm site={site} comment={id} box={box} />}
    </div>
  );
}

interface CommentButtonProps {
  readonly button: NoteAction;
  readonly isOn?: boolean;
  readonly isHeldUp?: boolean;
  readonly act: (action: NoteAction) => void;
  readonly children?: ReactNode;
}

/**
 * A button for an action on a reply. If the reply already has the action's state, the button runs the opposite
 * action.
 */
function CommentButton({ button, isOn = false, isHeldUp = false, act, children }: CommentButtonProps) {
  const { opposite } = ACTIONS[button];
  return (
    <button
      type="button"
      className={isOn ? 'comment-action is-on' : 'comment-action'}
      title={opposite && stateTitle(button, isOn)}
      onClick={() => act(nextOf(button, isOn))}
    >
      {icon(ACTION_TEXTS[button].icon, button === 'like' ? 'icon-like' : undefined)}
      {stateLabel(button, isOn, isHeldUp)}
      {children}
    </button>
  );
}

interface CommentLikeProps extends Pick<CommentButtonProps, 'act'> {
  readonly comment: ThreadComment;
  readonly site: number;
}

/** A button that likes or unlikes a reply, with the number of likes. */
function CommentLike({ comment, site, act }: CommentLikeProps) {
  const { locale } = usePanel();
  const { id, isLiked = false } = comment;
  const wish = useSelected(
    useCallback((state: State) => commentOverlay(state, { site, comment: id }).isLiked, [site, id]),
  );
  const isOn = wish ?? isLiked;
  const count = likeCountIf(comment, isOn);
  return (
    <CommentButton button="like" isOn={isOn} act={act}>
      {count > 0 && <span> {countText(count, locale)}</span>}
    </CommentButton>
  );
}
