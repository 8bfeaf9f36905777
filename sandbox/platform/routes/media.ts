import type { Hono } from 'hono';
import { isJsonArray, isJsonObject, type Json, type JsonObject } from '../model/json';
import { listOf } from '../model/input';
import { attributesOf, downloadOf, defaultAttributes, type Upload, uploadOf } from '../model/media-actions';
import { invalid, PlatformError, unknown } from '../model/platform-error';
import type { Media } from '../model/collections/media';
import type { Site } from '../model/types';
import { readForm, readInput } from '../http/body';
import type { SandboxContext, SandboxEnv } from '../http/env';
import type { Platform } from '../platform';
import { mediaShape } from './media-shape';
import { writeMethods, idParameter, ownSiteOf, pageOf } from './parameters';

/** Routes that list, upload, read, change, replace and delete files of a media library. */
export function mediaRoutes(rest: Hono<SandboxEnv>, platform: Platform): void {
  const own = (context: SandboxContext): Site => ownSiteOf(platform, context, 'upload media');
  const mediaOf = (context: SandboxContext, site: Site): Media => {
    const media = platform.collections.of(site.id).media.get(idParameter(context, 'media'));
    if (media === undefined) throw unknown('media');
    return media;
  };
  const save = (site: Site, media: Media): JsonObject =>
    mediaShape(platform, site.id, platform.collections.of(site.id).media.put(media.id, media));

  rest.get('/sites/:site/media', (context) => {
    const site = own(context);
    const media = [...platform.collections.of(site.id).media.all].reverse();
    const shown = pageOf(context, media).map((each) => mediaShape(platform, site.id, each));
    return context.json({ found: media.length, media: shown, meta: {} });
  });

  rest.on(writeMethods, '/sites/:site/media/new', async (context) => {
    const site = own(context);
    const { attrs, media_urls: urls } = await readInput(context);
    const uploads = [...(await filesIn(context)).map(uploadOf), ...addressesIn(urls).map(downloadOf)];
    if (uploads.length === 0) throw invalid('No media provided');
    const settled = await Promise.allSettled(uploads);
    const media: JsonObject[] = [];
    const errors: JsonObject[] = [];
    settled.forEach((result, index) => {
      if (result.status === 'rejected') errors.push(uploadErrorShape(result.reason, index));
      else media.push(save(site, newMedia(platform, result.value, attributesAt(attrs, index))));
    });
    return context.json(
      { media, ...(errors.length > 0 && { errors }) },
      media.length === 0 && errors.length > 0 ? 400 : 200,
    );
  });

  rest.get('/sites/:site/media/:media', (context) => {
    const site = own(context);
    return context.json(mediaShape(platform, site.id, mediaOf(context, site)));
  });

  rest.on(writeMethods, '/sites/:site/media/:media', async (context) => {
    const site = own(context);
    const media = mediaOf(context, site);
    return context.json(save(site, { ...media, ...attributesOf(await readInput(context), media) }));
  });

  rest.on(writeMethods, '/sites/:site/media/:media/edit', async (context) => {
    const site = own(context);
    const media = mediaOf(context, site);
    const input = await readInput(context);
    const [file] = await filesIn(context);
    const bytes = file === undefined ? {} : { ...(await uploadOf(file)), edition: media.edition + 1 };
    const described = attributesOf(input.attrs ?? input, media);
    return context.json(save(site, { ...media, ...bytes, ...described }));
  });

  rest.on(writeMethods, '/sites/:site/media/:media/delete', (context) => {
    const site = own(context);
    const media = mediaOf(context, site);
    platform.collections.of(site.id).media.remove(media.id);
    return context.json({ ...mediaShape(platform, site.id, media), status: 'deleted' });
  });
}

/** Returns the files of a multipart form, in order: `media[]`, or one `media`. */
async function filesIn(context: SandboxContext): Promise<File[]> {
  return [...(await readForm(context))].flatMap(([name, value]) =>
    value instanceof File && /^media(\[\d*\])?$/.test(name) ? value : [],
  );
}

/** Returns one address or a list of addresses. An address may contain commas. */
const addressesIn = (urls: Json | undefined): string[] =>
  (typeof urls === 'string' ? [urls] : listOf(urls)).map((url) => (typeof url === 'string' ? url : ''));

/** Returns the attributes of the file at this index; `attrs` is a list, or an object with indices as keys. */
function attributesAt(attrs: Json | undefined, index: number): Json | undefined {
  if (isJsonArray(attrs)) return attrs[index];
  return isJsonObject(attrs) ? attrs[index] : undefined;
}

function newMedia({ world, nowS }: Platform, upload: Upload, attributes: Json | undefined): Media {
  const about = attributesOf(attributes, defaultAttributes(upload));
  return { ...upload, ...about, id: world.nextId(), authorId: world.bloggerId, time: nowS, edition: 0 };
}

function uploadErrorShape(reason: unknown, index: number): JsonObject {
  if (reason instanceof PlatformError) return { index, error: reason.code, message: reason.message };
  throw reason;
}
