import type { Circus } from '@jest/types';
import { mixinJestEnvironment } from '@stryker-mutator/jest-runner';
import TimeZone from '../../spec/streams/list/time-zone';

/**
 * Runs the specs of the streams as one file, in the time zone that one of them needs (the others
 * pass in any), and skips the rest after the first failure.
 */
class MutationEnvironment extends TimeZone {
  private hasFailed = false;

  handleTestEvent = (event: Circus.Event): void => {
    if (event.name === 'test_fn_success' && Reflect.get(this.global, 'innerStreamsOverlapped') === true)
      event.test.errors.push(new Error('two inner observables overlapped (no-overlap.ts)'));
    if (event.name === 'test_done' && event.test.errors.length > 0) this.hasFailed = true;
    if (event.name === 'test_start' && this.hasFailed) event.test.mode = 'skip';
  };
}

export default mixinJestEnvironment(MutationEnvironment);
