import { Hono, type MiddlewareHandler } from 'hono';
import { readBody } from '../http/body';
import type { SandboxEnv } from '../http/env';
import { answerError } from '../http/errors';
import { textsOf } from '../model/input';
import { faultKind, faultKinds } from '../http/weather';
import { addRawNote } from '../model/notes-file';
import { PlatformError } from '../model/platform-error';
import { someone, type Deed } from '../model/someone';
import type { Platform } from '../platform';
import { flagField, numberField, textField } from './fields';
import { observationRoutes } from './observation';

const deeds: readonly Deed[] = ['comment', 'follow', 'like', 'comment-like', 'reblog'];

/**
 * A page of any origin may send a form or a plain text without asking first. JSON it may not, so that what is not said to be
 * JSON is refused, and a browser keeps other people's pages from the controls.
 */
const inJson: MiddlewareHandler<SandboxEnv> = async ({ req }, next) => {
  if (req.method === 'POST' && !/^application\/json\b/i.test(req.header('content-type') ?? ''))
    throw new PlatformError(415, 'unsupported_media_type', 'Controls take application/json');
  await next();
};

/** An origin, and nothing that means more where it is written in a list of them, as in a policy. */
const isOrigin = (text: string): boolean =>
  !/[\s;,']/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** The sandbox's own interface, for the host page and for tests: JSON in and out, no token. */
export function controlRoutes(platform: Platform): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  const done = { success: true };

  app.use(inJson);

  for (const deed of deeds) {
    app.post(`/${deed}`, async (context) => {
      const body = await readBody(context);
      const text = textField(body, 'text');
      const approved = flagField(body, 'approved');
      const numbers = Object.fromEntries(
        ['post', 'comment', 'parent'].flatMap((name) => {
          const value = numberField(body, name);
          return value === undefined ? [] : [[name, value]];
        }),
      );
      const user = typeof body.user === 'number' ? String(body.user) : textField(body, 'user');
      const whim = {
        ...numbers,
        ...(user !== undefined && { user }),
        ...(text !== undefined && { text }),
        ...(approved !== undefined && { approved }),
      };
      return context.json(someone(platform, deed, whim));
    });
  }

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

  app.post('/socket', async (context) => {
    platform.hub.accept(flagField(await readBody(context), 'accept') ?? true);
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
    const method = textField(body, 'method')?.toUpperCase();
    platform.weather.add({
      count,
      kind,
      ...(body.body !== undefined && { body: body.body }),
      ...(path !== undefined && { path }),
      ...(method !== undefined && { method }),
    });
    return context.json({ ...done, faults: platform.weather.faults });
  });

  app.post('/slow', async (context) => {
    platform.weather.slowMs = numberField(await readBody(context), 'ms') ?? 0;
    return context.json({ ...done, ms: platform.weather.slowMs });
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
      remembered: flagField(body, 'remembered') ?? platform.policy.remembered,
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

  observationRoutes(app, platform);
  app.all('*', (context) =>
    context.json({ error: 'unknown_endpoint', message: 'There is no such control' }, 404),
  );
  app.onError((error, context) => answerError(context, error));
  return app;
}
