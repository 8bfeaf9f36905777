import { replyTrouble } from '../../../src/streams/reply/selectors';
import type { Event } from '../../../src/streams/state/events';
import { stateAfter } from '../../support/behaviour';
import { legend, replyLegend } from '../../support/legend';
import { holding, note } from '../../support/notes';

const { N: offline, n: online, Q: signedOut } = legend;
const { a: submitted, y: sent, f: failed, D: duplicate } = replyLegend;
const typed: Event = { type: 'reply.typed', id: 7, text: 'Hello?' };
const changedElsewhere: Event = { type: 'draft.changedElsewhere', id: 7, text: 'Hi' };

test.each<[string, string | undefined, Event[]]>([
  ['that is typed', undefined, [typed]],
  ['that is being sent', undefined, [submitted]],
  ['that was sent', undefined, [submitted, failed, submitted, sent]],
  ['that failed', 'failed', [submitted, failed]],
  ['that is a duplicate', 'failed', [submitted, duplicate]],
  ['that failed, and whose text was changed', undefined, [submitted, failed, typed]],
  ['that failed, and whose text another tab changed', undefined, [submitted, failed, changedElsewhere]],
  ['that failed and is sent again', undefined, [submitted, failed, submitted]],
  ['that failed before the network went', 'failed', [submitted, failed, offline]],
  ['that is submitted offline', 'offline', [offline, submitted]],
  ['that is submitted offline and changed', undefined, [offline, submitted, typed]],
  ['that is being sent when the network goes', 'offline', [submitted, offline]],
  ['that is being sent when the network is back', undefined, [submitted, offline, online]],
  ['that is submitted without a session', 'signedOut', [signedOut, submitted]],
  ['that is submitted without a session and a network', 'signedOut', [signedOut, offline, submitted]],
  ['that waits for the network when the session ends', 'signedOut', [offline, submitted, signedOut]],
  ['that failed because the session ended', 'signedOut', [submitted, signedOut, failed]],
])('a reply %s has the trouble %j', (_name, trouble, events) => {
  expect(replyTrouble(stateAfter(holding(note(7)), ...events), 7)).toBe(trouble);
});
