import type { Hono } from 'hono';
import { toId } from '../model/json';
import { pick } from '../model/input';
import { invalid, unknown } from '../model/platform-error';
import { type Account, announcing, type Connection } from '../model/shelves/account';
import { readInput } from '../http/body';
import type { SandboxContext, SandboxEnv } from '../http/env';
import type { Platform } from '../platform';
import { changing } from './parameters';

/** What the blogger has let in: apps; accounts elsewhere; and those to which posts are announced. */
const kinds = [
  { path: '/me/connected-applications', shelf: 'applications', list: 'connected_applications' },
  { path: '/me/keyring-connections', shelf: 'keyring', list: 'connections' },
  { path: '/me/publicize-connections', shelf: 'publicize', list: 'connections' },
] as const;

/** Listing, reading and ending connections; those for announcements can be made and changed as well. */
export function connectionRoutes(rest: Hono<SandboxEnv>, platform: Platform): void {
  const account = (): Account => platform.shelves.account;
  const found = (context: SandboxContext, shelf: (typeof kinds)[number]['shelf']): Connection => {
    const connection = account()[shelf].get(context.req.param('id') ?? '');
    if (connection === undefined) throw unknown(shelf === 'applications' ? 'application' : 'connection');
    return connection;
  };

  for (const { path, shelf, list } of kinds) {
    rest.get(path, (context) => context.json({ [list]: account()[shelf].all }));
    rest.get(`${path}/:id`, (context) => context.json(found(context, shelf)));
    rest.on(changing, `${path}/:id/delete`, (context) => {
      const { ID } = found(context, shelf);
      account()[shelf].remove(String(ID));
      return context.json({ ID, deleted: true, success: true });
    });
  }

  rest.on(changing, '/me/publicize-connections/new', async (context) => {
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

  rest.on(changing, '/me/publicize-connections/:id', async (context) => {
    const connection = found(context, 'publicize');
    const change = pick(await readInput(context), ['shared', 'external_ID', 'external_user_ID']);
    return context.json(account().publicize.put(String(connection.ID), { ...connection, ...change }));
  });
}
