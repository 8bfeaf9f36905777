import { type ReactNode, useCallback } from 'react';
import { ACTIONS, nextOf, type NoteAction } from '../../../streams/actions/table';
import { answerOverlay, likeCountIf } from '../../../streams/conversation/answer-overlay';
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
import { AnswerForm, AnswerReply, useAnswerBox } from './answer-reply';
import './answer-actions.css';

interface AnswerActionsProps {
  readonly comment: ThreadComment;
  readonly thread: Thread;
  readonly isApproved: boolean;
}

/** The toolbar with the actions that the platform allows on a reply. The whole toolbar is one tab stop. */
export function AnswerActions({ comment, thread, isApproved }: AnswerActionsProps) {
  const { key, site } = thread;
  const { id, name, canModerate } = comment;
  const send = useSend();
  const box = useAnswerBox({ site, comment: id });
  const act = (action: NoteAction): void => send({ type: 'answer.acted', key, comment: id, action });
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
      <Toolbar label={label} className="answer-actions">
        {comment.isLiked !== undefined && <AnswerLike comment={comment} site={site} act={act} />}
        {canModerate && <AnswerButton button="approve" isOn={isApproved} isHeldUp={isHeldUp} act={act} />}
        {canModerate && <AnswerButton button="trash" act={act} />}
        {thread.canReply && <AnswerReply {...box} />}
      </Toolbar>
      {thread.canReply && box.isOpen && <AnswerForm site={site} comment={id} box={box} />}
    </div>
  );
}

interface AnswerButtonProps {
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
function AnswerButton({ button, isOn = false, isHeldUp = false, act, children }: AnswerButtonProps) {
  const { opposite } = ACTIONS[button];
  return (
    <button
      type="button"
      className={isOn ? 'answer-action is-on' : 'answer-action'}
      title={opposite && stateTitle(button, isOn)}
      onClick={() => act(nextOf(button, isOn))}
    >
      {icon(ACTION_TEXTS[button].icon, button === 'like' ? 'icon-like' : undefined)}
      {stateLabel(button, isOn, isHeldUp)}
      {children}
    </button>
  );
}

interface AnswerLikeProps extends Pick<AnswerButtonProps, 'act'> {
  readonly comment: ThreadComment;
  readonly site: number;
}

/** A button that likes or unlikes a reply, with the number of likes. */
function AnswerLike({ comment, site, act }: AnswerLikeProps) {
  const { locale } = usePanel();
  const { id, isLiked = false } = comment;
  const wish = useSelected(
    useCallback((state: State) => answerOverlay(state, { site, comment: id }).isLiked, [site, id]),
  );
  const isOn = wish ?? isLiked;
  const count = likeCountIf(comment, isOn);
  return (
    <AnswerButton button="like" isOn={isOn} act={act}>
      {count > 0 && <span> {countText(count, locale)}</span>}
    </AnswerButton>
  );
}
