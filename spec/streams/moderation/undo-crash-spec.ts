import type { Moderation, ModerationKind } from '../../../src/streams/moderation/state';
import type { Event } from '../../../src/streams/state/events';
import { undoCases } from './undo-cases';

const restored = (kind: ModerationKind, phase: Moderation['phase'], endsAt: number): Event => ({
  type: 'moderation.restored',
  id: 7,
  kind,
  phase,
  endsAt,
  site: 1,
  comment: 70,
});

const values: Record<string, Event> = {
  R: restored('trash', 'pending', 4000),
  // Its window is over.
  0: restored('trash', 'pending', -1),
  // Its window ends in the far future.
  5: restored('trash', 'pending', 1e12),
  1: restored('trash', 'running', 3000),
  2: restored('spam', 'running', 3000),
};

undoCases('a moderation that a dead page has left', values, [
  {
    name: 'has the rest of its window, and is checked 5 s after it was restored',
    body: { status: 'approved' },
    events: '  1s R',
    sent: '      6s G 4ms t',
    expected: ' 4s b 2009ms y',
  },
  {
    name: 'is not sent twice if the page died before it could store that it was sent',
    body: { status: 'trash' },
    events: '  1s R',
    sent: '      6s G',
    expected: ' 4s b 2004ms y',
  },
  {
    name: 'is left to the next page if this page goes away, because there is no time to check first',
    body: { status: 'approved' },
    leaves: '   2s *',
    events: '  1s R',
    sent: '       6s G 4ms t',
    expected: '  4s b 2009ms y',
  },
  {
    name: 'is checked 5 s after its undo bar is closed',
    body: { status: 'approved' },
    events: '  R 999ms X',
    sent: '          6s G 4ms t',
    expected: '     1s b 5009ms y',
  },
  {
    name: 'can be undone',
    events: '  1s R 1998ms u',
    sent: '',
    expected: '',
  },
  {
    name: 'is started at once if its window is over',
    body: { status: 'approved' },
    events: '  0',
    sent: '    5s G 4ms t',
    expected: 'b  5009ms y',
  },
  {
    name: 'has at most one whole window, even if the clock was changed',
    body: { status: 'approved' },
    events: '  5',
    sent: '         5s G 4ms t',
    expected: '4500ms b 509ms y',
  },
  {
    name: 'is sent if it was started but has not arrived after 5 s',
    body: { status: 'approved' },
    events: '  1',
    sent: '    5s G 4ms t',
    expected: 'b  5009ms y',
  },
  {
    name: 'is not sent again if it was started and has arrived',
    body: { status: 'trash' },
    events: '  1',
    sent: '    5s G',
    expected: 'b 5004ms y',
  },
  {
    name: 'fails without a second request if the platform does not state whether the first has arrived',
    body: {},
    events: '  1',
    sent: '    5s G',
    expected: 'b 5004ms f',
  },
  {
    name: 'is not sent again if it was started as spam and has arrived',
    body: { status: 'spam' },
    events: '  2',
    sent: '    5s G',
    expected: 'b 5004ms z',
  },
  {
    name: 'succeeds if it was started and the comment no longer exists',
    status: 404,
    body: { error: 'unknown_comment' },
    events: '  1',
    sent: '    5s G',
    expected: 'b 5004ms y',
  },
]);
