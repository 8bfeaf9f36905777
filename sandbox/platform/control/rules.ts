import type { Hono } from 'hono';
import { readBody } from '../http/body';
import type { SandboxEnv } from '../http/env';
import { PlatformError } from '../model/platform-error';
import type { Platform } from '../platform';
import { booleanField } from './fields';

const SWITCHES = ['flood', 'trash', 'gaps', 'shortPages', 'emojiImages'] as const;

/** The route that changes some of the platform's rules. */
export function rulesRoute(app: Hono<SandboxEnv>, platform: Platform): void {
  app.post('/rules', async (context) => {
    const body = await readBody(context);
    const { clockMs = platform.world.rules.clockMs } = body;
    if (typeof clockMs !== 'number')
      throw new PlatformError(400, 'invalid_input', 'clockMs must be a number');
    const changes: [string, boolean][] = SWITCHES.flatMap((name) => {
      const value = booleanField(body, name);
      return value === undefined ? [] : [[name, value]];
    });
    platform.world.rules = { ...platform.world.rules, ...Object.fromEntries(changes), clockMs };
    return context.json({ success: true, ...platform.world.rules });
  });
}
