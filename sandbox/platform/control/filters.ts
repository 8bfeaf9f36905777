import type { Hono } from 'hono';
import { readBody } from '../http/body';
import type { SandboxEnv } from '../http/env';
import { PlatformError } from '../model/platform-error';
import { FILTER_MODES, type Platform } from '../platform';
import { textField } from './fields';

/** The route that selects how the platform handles the filters of a list. */
export function filtersRoute(app: Hono<SandboxEnv>, platform: Platform): void {
  app.post('/filters', async (context) => {
    const name = textField(await readBody(context), 'mode');
    const mode = FILTER_MODES.find((each) => each === name);
    if (mode === undefined)
      throw new PlatformError(400, 'invalid_input', `mode must be one of ${FILTER_MODES.join(', ')}`);
    platform.filters = mode;
    return context.json({ success: true, mode });
  });
}
