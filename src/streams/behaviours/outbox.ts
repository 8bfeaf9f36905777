import { undo } from '../moderation/undo';
import { answer } from '../outbox/answer';
import { outboxOf } from '../outbox/outbox';
import { approve } from '../reactions/approve';
import { follow } from '../reactions/follow';
import { like } from '../reactions/like';
import { reply } from '../reply/reply';

/** Everything that the blogger does, by the rules of its kinds. */
export const outbox = outboxOf([approve, like, follow, undo, reply, answer]);
