import { Hono, type MiddlewareHandler } from 'hono';
import { readBody } from '../http/body';
import type { SandboxEnv } from '../http/env';
import { errorResponse } from '../http/errors';
import { textsOf } from '../model/input';
import { faultKind, faultKinds } from '../http/fault-injection';
import { growThread } from '../model/long-threads';
import { addRawNote } from '../model/notes-file';
import { PlatformError, unknown } from '../model/platform-error';
import { COMMENT_TYPES } from '../model/types';
import { performAction, type UserAction } from '../model/user-actions';
import type { Platform } from '../platform';
import { booleanField, numberField, textField } from './fields';
import { filtersRoute } from './filters';
import { observationRoutes } from './observation';
import { rulesRoute } from './rules';

const actions: readonly UserAction[] = ['comment', 'follow', 'like', 'comment-like', 'reblog'];

/**
 * Accepts only JSON bodies. Without a preflight request, a page of another origin can send forms
 * and plain text but not JSON, so other pages cannot use the controls.
 */
const inJson: MiddlewareHandler<SandboxEnv> = async ({ req }, next) => {
  if (req.method === 'POST' && !/^application\/json\b/i.test(req.header('content-type') ?? ''))
    throw new PlatformError(415, 'unsupported_media_type', 'Controls take application/json');
  await next();
};

/** Whether the text is an origin that can be used unchanged in a policy's source list. */
const isOrigin = (text: string): boolean =>
  !/[\s;,']/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** The control interface for the host page and for specs: JSON requests and responses, without a token. */
export function controlRoutes(platform: Platform): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  const done = { success: true };

  app.use(inJson);

  for (const action of actions) {
    app.post(`/${action}`, async (context) => {
      const body = await readBody(context);
      const text = textField(body, 'text');
      const type = COMMENT_TYPES.find((each) => each === body.type);
      const approved = booleanField(body, 'approved');
      const numbers = Object.fromEntries(
        ['post', 'comment', 'parent'].flatMap((name) => {
          const value = numberField(body, name);
          return value === undefined ? [] : [[name, value]];
        }),
      );
      const user = typeof body.user === 'number' ? String(body.user) : textField(body, 'user');
      const options = {
        ...numbers,
        ...(user !== undefined && { user }),
        ...(text !== undefined && { text }),
        ...(type !== undefined && { type }),
        ...(approved !== undefined && { approved }),
      };
      return context.json(performAction(platform, action, options));
    });
  }

  app.post('/thread', async (context) => {
    const body = await readBody(context);
    const added = growThread(platform.world, platform.nowS, {
      comment: numberField(body, 'comment') ?? 0,
      answers: numberField(body, 'answers') ?? 0,
      isCircular: booleanField(body, 'circular') ?? false,
    });
    platform.feed.refresh();
    return context.json({ ...done, comments: added.length });
  });

  app.post('/delete-user', async (context) => {
    const { user } = await readBody(context);
    const found = [...platform.world.users.values()].find(({ login }) => login === user);
    if (found === undefined || found.id === platform.world.bloggerId) throw unknown('user');
    platform.world.users.delete(found.id);
    platform.feed.refresh();
    return context.json(done);
  });

  app.post('/note', async (context) => {
    const note = await readBody(context);
    const record = addRawNote(platform.world, platform.feed, note, platform.nowS);
    platform.feed.refresh();
    return context.json({ ...done, note_id: note.id ?? null, record });
  });

  app.post('/socket/drop', (context) => {
    platform.hub.drop();
    return context.json(done);
  });

  app.post('/socket/mute', (context) => {
    platform.hub.mute();
    return context.json(done);
  });

  app.post('/socket', async (context) => {
    platform.hub.accept(booleanField(await readBody(context), 'accept') ?? true);
    return context.json({ ...done, accept: platform.hub.accepting });
  });

  app.post('/push', async (context) => {
    const { message } = await readBody(context);
    platform.hub.send(typeof message === 'string' ? message : JSON.stringify(message ?? null));
    return context.json(done);
  });

  app.post('/faults', async (context) => {
    const body = await readBody(context);
    const count = numberField(body, 'count') ?? 1;
    const kind = faultKind(textField(body, 'kind') ?? '500');
    if (kind === undefined) {
      const message = `kind must be 200, a status from 400 to 599, or one of ${faultKinds.join(', ')}`;
      throw new PlatformError(400, 'invalid_input', message);
    }
    const path = textField(body, 'path');
    const retryAfter = numberField(body, 'retryAfter');
    const method = textField(body, 'method')?.toUpperCase();
    platform.faultInjection.add({
      count,
      kind,
      ...(body.body !== undefined && { body: body.body }),
      ...(retryAfter !== undefined && { retryAfter }),
      ...(path !== undefined && { path }),
      ...(method !== undefined && { method }),
    });
    return context.json({ ...done, faults: platform.faultInjection.faults });
  });

  app.post('/slow', async (context) => {
    platform.faultInjection.slowMs = numberField(await readBody(context), 'ms') ?? 0;
    return context.json({ ...done, ms: platform.faultInjection.slowMs });
  });

  app.post('/sign-out', (context) => {
    platform.tokens.revokeAll();
    platform.sessions.endAll();
    platform.policy = { ...platform.policy, remembered: false };
    return context.json(done);
  });

  app.post('/sign-in-policy', async (context) => {
    const body = await readBody(context);
    platform.policy = {
      remembered: booleanField(body, 'remembered') ?? platform.policy.remembered,
      expiresIn: numberField(body, 'expiresIn') ?? platform.policy.expiresIn,
    };
    return context.json({ ...done, ...platform.policy });
  });

  app.post('/proxy-parents', async (context) => {
    const origins = textsOf((await readBody(context)).origins);
    if (!origins.every(isOrigin))
      throw new PlatformError(400, 'invalid_input', 'origins must be a list of origins');
    platform.proxyParents.push(...origins);
    return context.json({ ...done, origins: platform.proxyParents });
  });

  app.post('/reset', (context) => {
    platform.reset();
    return context.json(done);
  });

  filtersRoute(app, platform);
  rulesRoute(app, platform);
  observationRoutes(app, platform);
  app.all('*', (context) =>
    context.json({ error: 'unknown_endpoint', message: 'There is no such control' }, 404),
  );
  app.onError((error, context) => errorResponse(context, error));
  return app;
}
