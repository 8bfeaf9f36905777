import type { Event } from '../../../src/streams/state/events';
import type { Status } from '../../../src/streams/status/state';
import { stateAfter } from '../../support/behaviour';

const status: Status = { message: 'reply.sent', kind: 'success', durationMs: 12_000 };
const shown: Event = { type: 'status.shown', status };

test('a status message shows until it is dismissed', () => {
  expect(stateAfter({}, shown).status).toBe(status);
  expect(stateAfter({}, shown, { type: 'status.dismissed' }).status).toBeNull();
});
