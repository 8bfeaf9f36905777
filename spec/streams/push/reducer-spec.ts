import { stateAfter } from '../../support/behaviour';
import { legend } from '../../support/legend';

test('opening the push channel makes a check due, because earlier news were not pushed', () => {
  const subscribed = stateAfter({}, legend.p);
  expect(subscribed).toMatchObject({ push: 'subscribed', list: { checkDue: 1 } });
  expect(stateAfter(subscribed, legend.P)).toMatchObject({ push: 'failed', list: { checkDue: 1 } });
});

test('a lost channel has failed until the next attempt', () => {
  expect(stateAfter({}, legend.p, legend.P).push).toBe('failed');
  expect(stateAfter({}, legend.P, { type: 'push.subscribing' }).push).toBe('subscribing');
});
