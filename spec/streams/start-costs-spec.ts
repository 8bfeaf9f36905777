import { Observable } from 'rxjs';
import { panelBehaviours } from '../../src/streams/behaviours/panel';
import { quietDeps } from '../support/behaviour';
import { createStore } from '../support/create-store';

afterEach(() => jest.restoreAllMocks());

test('[start-costs] the store and the behaviours of the first screen make at most 205 subscriptions', () => {
  const store = createStore(quietDeps(), panelBehaviours);
  const subscribe = jest.spyOn(Observable.prototype, 'subscribe');
  const running = store.run$.subscribe();
  expect(subscribe.mock.calls.length).toBeLessThanOrEqual(205);
  running.unsubscribe();
});

test('[start-costs] an event that nothing waits for makes no subscription', () => {
  const store = createStore(quietDeps(), panelBehaviours);
  const running = store.run$.subscribe();
  const subscribe = jest.spyOn(Observable.prototype, 'subscribe');
  store.send({ type: 'status.dismissed' });
  expect(subscribe).not.toHaveBeenCalled();
  running.unsubscribe();
});
