import { Check, Star, Trash2 } from 'lucide';
import { useCallback, useRef } from 'react';
import { answerOverlay, likeCountIf } from '../../../streams/conversation/answer-overlay';
import type { AnswerAction } from '../../../streams/conversation/events';
import type { Thread } from '../../../streams/conversation/selectors';
import type { ThreadComment } from '../../../streams/conversation/state';
import { isApprovingAt } from '../../../streams/outbox/held-up';
import type { State } from '../../../streams/state/state';
import { __, _x, sprintf } from '../../../i18n';
import { isBlank } from '../../blank';
import { countText } from '../../count-text';
import { icon } from '../../elements/icon';
import { Toolbar } from '../../elements/toolbar';
import { usePanel } from '../../panel-context';
import { useSelected, useSend } from '../../use-selected';
import { approveText } from '../toggle-buttons';
import { AnswerForm, AnswerReply, useAnswerBox } from './answer-reply';
import { useLeftFocus } from './use-left-focus';
import './answer-actions.css';

interface AnswerActionsProps {
  readonly comment: ThreadComment;
  readonly thread: Thread;
  readonly isApproved: boolean;
}

/** What the platform lets the blogger do with an answer: one stop of the Tab key for each answer. */
export function AnswerActions({ comment, thread, isApproved }: AnswerActionsProps) {
  const { key, site } = thread;
  const { id, name, canModerate } = comment;
  const send = useSend();
  const root = useRef<HTMLDivElement>(null);
  useLeftFocus(root);
  const box = useAnswerBox({ site, comment: id });
  const act = (kind: AnswerAction, isOn: boolean): void =>
    send({ type: 'answer.acted', key, comment: id, kind, isOn });
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
    <div ref={root}>
      <Toolbar label={label} className="answer-actions">
        {comment.isLiked !== undefined && <AnswerLike comment={comment} site={site} act={act} />}
        {canModerate && (
          <button
            type="button"
            className={isApproved ? 'answer-action is-on' : 'answer-action'}
            title={isApproved ? _x('Unapprove', 'verb') : _x('Approve', 'verb')}
            onClick={() => act('approve', !isApproved)}
          >
            {icon(Check)}
            {approveText(isApproved, isHeldUp)}
          </button>
        )}
        {canModerate && (
          <button type="button" className="answer-action" onClick={() => act('trash', true)}>
            {icon(Trash2)}
            {_x('Trash', 'verb')}
          </button>
        )}
        {thread.canReply && <AnswerReply {...box} />}
      </Toolbar>
      {thread.canReply && box.isOpen && <AnswerForm site={site} comment={id} box={box} />}
    </div>
  );
}

interface AnswerLikeProps {
  readonly comment: ThreadComment;
  readonly site: number;
  readonly act: (kind: AnswerAction, isOn: boolean) => void;
}

/** Likes an answer, and says how many people do. */
function AnswerLike({ comment, site, act }: AnswerLikeProps) {
  const { locale } = usePanel();
  const { id, isLiked = false } = comment;
  const wish = useSelected(
    useCallback((state: State) => answerOverlay(state, { site, comment: id }).isLiked, [site, id]),
  );
  const isOn = wish ?? isLiked;
  const count = likeCountIf(comment, isOn);
  return (
    <button
      type="button"
      className={isOn ? 'answer-action is-on' : 'answer-action'}
      title={isOn ? _x('Unlike', 'verb') : _x('Like', 'verb')}
      onClick={() => act('like', !isOn)}
    >
      {icon(Star, 'icon-like')}
      {isOn ? _x('Liked', 'state of a post or comment') : _x('Like', 'verb')}
      {count > 0 && <span> {countText(count, locale)}</span>}
    </button>
  );
}
