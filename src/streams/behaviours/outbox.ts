import { actOnAnswer } from '../conversation/act-on-answer';
import { decide } from '../deeds/decide';
import { moderate } from '../moderation/undo';
import { outboxOf } from '../outbox/outbox';
import { approve } from '../reactions/approve';
import { follow } from '../reactions/follow';
import { like } from '../reactions/like';
import { reply } from '../reply/reply';

/** The outbox with the rules of all actions. */
export const outbox = outboxOf([approve, like, follow, moderate, reply, decide, actOnAnswer]);
