import type { Hono } from 'hono';
import { flagOf, neededText, pick } from '../model/input';
import { toId, type Json, type JsonObject } from '../model/json';
import { invalid } from '../model/platform-error';
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
    const updated = settingsIn(await readInput(context), account.settings);
    const site = updated.primary_site_ID;
    if (site !== undefined && platform.world.sites.get(Number(site))?.ownerId !== platform.world.bloggerId)
      throw invalid('Invalid value for primary_site_ID');
    account.settings = { ...account.settings, ...updated };
    introduce(platform);
    return context.json(updated);
  });

  rest.on(changing, '/me/settings/password/validate', async (context) =>
    context.json(verdictOn(neededText(await readInput(context), 'password'))),
  );
}

/** What the input says of the settings, each of the type that it has. Throws `invalid_input` (400). */
function settingsIn(input: JsonObject, settings: JsonObject): JsonObject {
  const known = Object.keys(pick(input, Object.keys(settings)));
  return Object.fromEntries(
    known.map((name) => {
      const value = asTypeOf(settings[name], input, name);
      if (value === undefined) throw invalid(`Invalid value for ${name}`);
      return [name, value];
    }),
  );
}

function asTypeOf(like: Json | undefined, input: JsonObject, name: string): Json | undefined {
  const value = input[name];
  if (typeof like === 'boolean') return flagOf(input, name);
  if (typeof like === 'number') return toId(value);
  return typeof value === 'string' ? value : undefined;
}

/** The name in the settings is the one that everybody sees. */
function introduce({ world, shelves, feed }: Platform): void {
  const { display_name: name } = shelves.account.settings;
  const blogger = world.user(world.bloggerId);
  if (blogger === undefined || typeof name !== 'string' || name === blogger.name) return;
  world.users.set(blogger.id, { ...blogger, name });
  feed.refresh();
}

const tests: readonly { readonly name: string; readonly explanation: string; readonly passes: RegExp }[] = [
  { name: 'no_backslashes', explanation: 'Do not use backslashes.', passes: /^[^\\]*$/ },
  { name: 'minimum_length', explanation: 'Use 6 characters or more.', passes: /^.{6,}$/s },
  {
    name: 'not_a_common_password',
    explanation: 'Use a password that is not so common.',
    passes: /^(?!(?:password|qwerty|iloveyou|letmein|abc123|1234567?8?9?)\d*$)/i,
  },
];

function verdictOn(password: string): JsonObject {
  const said = (passed: boolean): JsonObject[] =>
    tests
      .filter(({ passes }) => passes.test(password) === passed)
      .map(({ name, explanation }) => ({ test_name: name, explanation }));
  const failed = said(false);
  return { passed: failed.length === 0, test_results: { passed: said(true), failed } };
}
