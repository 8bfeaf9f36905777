import { actOnAnswer } from '../conversation/act-on-answer';
import { undo } from '../moderation/undo';
import { answer } from '../outbox/answer';
import { outboxOf } from '../outbox/outbox';
import { approve } from '../reactions/approve';
import { follow } from '../reactions/follow';
import { like } from '../reactions/like';
import { takeBack } from '../triage/take-back';
import { reply } from '../reply/reply';

/** The outbox with the rules of all actions. */
export const outbox = outboxOf([approve, like, follow, undo, reply, answer, takeBack, actOnAnswer]);
