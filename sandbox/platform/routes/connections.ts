import type { Hono } from 'hono';
import { toId } from '../model/json';
import { pick } from '../model/input';
import { invalid, unknown } from '../model/platform-error';
import { type Account, announcing, type Connection } from '../model/collections/account';
import { readInput } from '../http/body';
import type { SandboxContext, SandboxEnv } from '../http/env';
import type { Platform } from '../platform';
import { writeMethods } from './parameters';

/** The kinds of connections: apps, external accounts, and accounts to which posts are announced. */
const kinds = [
  { path: '/me/connected-applications', collection: 'applications', list: 'connected_applications' },
  { path: '/me/keyring-connections', collection: 'keyring', list: 'connections' },
  { path: '/me/publicize-connections', collection: 'publicize', list: 'connections' },
] as const;

/**
 * Routes that list, read and delete connections. Publicize connections can also be created and
 * changed.
 */
export function connectionRoutes(rest: Hono<SandboxEnv>, platform: Platform): void {
  const account = (): Account => platform.collections.account;
  const found = (context: SandboxContext, collection: (typeof kinds)[number]['collection']): Connection => {
    const connection = account()[collection].get(context.req.param('id') ?? '');
    if (connection === undefined) throw unknown(collection === 'applications' ? 'application' : 'connection');
    return connection;
  };

  for (const { path, collection, list } of kinds) {
    rest.get(path, (context) => context.json({ [list]: account()[collection].all }));
    rest.get(`${path}/:id`, (context) => context.json(found(context, collection)));
    rest.on(writeMethods, `${path}/:id/delete`, (context) => {
      const { ID } = found(context, collection);
      account()[collection].remove(String(ID));
      return context.json({ ID, deleted: true, success: true });
    });
  }

  rest.on(writeMethods, '/me/publicize-connections/new', async (context) => {
    const input = await readInput(context);
    const keyring = account().keyring.get(toId(input.keyring_connection_ID) ?? '');
    if (keyring === undefined) throw invalid('Invalid keyring_connection_ID');
    const id = platform.world.nextId();
    const connection = announcing(keyring, id, {
      siteId: toId(input.site_ID) ?? 0,
      userId: platform.world.bloggerId,
      shared: input.shared ?? false,
      ...(input.external_user_ID !== undefined && { externalId: input.external_user_ID }),
    });
    return context.json(account().publicize.put(id, connection));
  });

  rest.on(writeMethods, '/me/publicize-connections/:id', async (context) => {
    const connection = found(context, 'publicize');
    const change = pick(await readInput(context), ['shared', 'external_ID', 'external_user_ID']);
    return context.json(account().publicize.put(String(connection.ID), { ...connection, ...change }));
  });
}
