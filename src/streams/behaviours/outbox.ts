import { act } from '../actions/act';
import { follow } from '../actions/follow';
import { actOnComment } from '../conversation/act-on-comment';
import { decide } from '../deeds/decide';
import { outboxOf } from '../outbox/outbox';
import { reply } from '../reply/reply';

/** The outbox with the rules for all actions. */
export const outbox = outboxOf([act, follow, reply, decide, actOnComment]);
