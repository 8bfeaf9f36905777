import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { TestEnvironment } from 'jest-environment-node';

/**
 * Node in the time zone of a spec's docblock. A spec cannot set it, because it has only a copy of
 * the process's environment.
 */
export default class TimeZone extends TestEnvironment {
  private readonly before = process.env.TZ;

  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    process.env.TZ = String(config.projectConfig.testEnvironmentOptions.timeZone);
  }

  override async teardown(): Promise<void> {
    if (this.before === undefined) delete process.env.TZ;
    else process.env.TZ = this.before;
    await super.teardown();
  }
}
