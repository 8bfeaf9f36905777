import type { Hono } from 'hono';
import { booleanOf, requiredText, pick } from '../model/input';
import { toId, type Json, type JsonObject } from '../model/json';
import { invalid } from '../model/platform-error';
import { readInput } from '../http/body';
import type { SandboxEnv } from '../http/env';
import type { Platform } from '../platform';
import { pickFields } from './fields';
import { writeMethods } from './parameters';

/** Routes for the blogger's settings, and for the validation of passwords. */
export function meSettingRoutes(rest: Hono<SandboxEnv>, platform: Platform): void {
  rest.get('/me/settings', (context) =>
    context.json(pickFields(platform.collections.account.settings, context.req.query('fields'))),
  );

  rest.on(writeMethods, '/me/settings', async (context) => {
    const { account } = platform.collections;
    // Unknown settings are ignored, as on the platform. The response contains the stored settings.
    const updated = settingsIn(await readInput(context), account.settings);
    const site = updated.primary_site_ID;
    if (site !== undefined && platform.world.sites.get(Number(site))?.ownerId !== platform.world.bloggerId)
      throw invalid('Invalid value for primary_site_ID');
    account.settings = { ...account.settings, ...updated };
    updateDisplayName(platform);
    return context.json(updated);
  });

  rest.on(writeMethods, '/me/settings/password/validate', async (context) =>
    context.json(passwordResults(requiredText(await readInput(context), 'password'))),
  );
}

/** Returns the settings that the input changes. Their types stay. Throws `invalid_input` (400). */
function settingsIn(input: JsonObject, settings: JsonObject): JsonObject {
  const known = Object.keys(pick(input, Object.keys(settings)));
  return Object.fromEntries(
    known.map((name) => {
      const value = valueOfSameType(settings[name], input, name);
      if (value === undefined) throw invalid(`Invalid value for ${name}`);
      return [name, value];
    }),
  );
}

function valueOfSameType(example: Json | undefined, input: JsonObject, name: string): Json | undefined {
  const value = input[name];
  if (typeof example === 'boolean') return booleanOf(input, name);
  if (typeof example === 'number') return toId(value);
  return typeof value === 'string' ? value : undefined;
}

/** Copies the display name from the settings to the user, because notes show the user's name. */
function updateDisplayName({ world, collections, feed }: Platform): void {
  const { display_name: name } = collections.account.settings;
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
    // A repeated sequence, such as 111111, is common, too.
    passes:
      /^(?!(?:password|qwerty|iloveyou|letmein|abc123|1234567?8?9?|987654321|654321)\d*$|(.{1,3})\1+$)/i,
  },
];

function passwordResults(password: string): JsonObject {
  const results = (passed: boolean): JsonObject[] =>
    tests
      .filter(({ passes }) => passes.test(password) === passed)
      .map(({ name, explanation }) => ({ test_name: name, explanation }));
  const failed = results(false);
  return { passed: failed.length === 0, test_results: { passed: results(true), failed } };
}
