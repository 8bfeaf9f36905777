import type { Circus } from '@jest/types';
import { mixinJestEnvironment } from '@stryker-mutator/jest-runner';
import TimeZone from '../../spec/streams/state/selectors/time-zone';

/**
 * Where the specs of the streams run as one: in the time zone that one of them asks for (the others must pass in any),
 * and no further than the first that fails, because one is enough.
 */
class MutationEnvironment extends TimeZone {
  private hasFailed = false;

  handleTestEvent = (event: Circus.Event): void => {
    if (event.name === 'test_fn_success' && Reflect.get(this.global, 'innerStreamsMet') === true)
      event.test.errors.push(new Error('two inner streams met (alone.ts)'));
    if (event.name === 'test_done' && event.test.errors.length > 0) this.hasFailed = true;
    if (event.name === 'test_start' && this.hasFailed) event.test.mode = 'skip';
  };
}

export default mixinJestEnvironment(MutationEnvironment);
