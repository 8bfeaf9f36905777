import type { Hono } from 'hono';
import { pick, neededText } from '../model/input';
import type { JsonObject } from '../model/json';
import { readInput } from '../http/body';
import type { SandboxEnv } from '../http/env';
import type { Platform } from '../platform';
import { pickFields } from './fields';
import { changing } from './parameters';

/** The blogger's settings, and whether a password would do. */
export function meSettingRoutes(rest: Hono<SandboxEnv>, platform: Platform): void {
  rest.get('/me/settings', (context) =>
    context.json(pickFields(platform.shelves.account.settings, context.req.query('fields'))),
  );

  rest.on(changing, '/me/settings', async (context) => {
    const { account } = platform.shelves;
    // What is no setting is left out in silence, as on the platform; the answer tells what was kept.
    const updated = pick(await readInput(context), Object.keys(account.settings));
    account.settings = { ...account.settings, ...updated };
    return context.json(updated);
  });

  rest.on(changing, '/me/settings/password/validate', async (context) =>
    context.json(verdictOn(neededText(await readInput(context), 'password'))),
  );
}

const tests: readonly { readonly name: string; readonly explanation: string; readonly passes: RegExp }[] = [
  { name: 'length', explanation: 'Use 8 characters or more.', passes: /^.{8,}$/s },
  {
    name: 'letters',
    explanation: 'Use both lower-case and upper-case letters.',
    passes: /(?=.*\p{Ll}).*\p{Lu}/su,
  },
  { name: 'numbers', explanation: 'Use a number.', passes: /\d/ },
];

function verdictOn(password: string): JsonObject {
  const said = (passed: boolean): JsonObject[] =>
    tests
      .filter(({ passes }) => passes.test(password) === passed)
      .map(({ name, explanation }) => ({ test_name: name, explanation }));
  const failed = said(false);
  return { passed: failed.length === 0, test_results: { passed: said(true), failed } };
}
