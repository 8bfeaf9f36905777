import type { Hono } from 'hono';
import { isJsonArray, isJsonObject, type Json, type JsonObject } from '../model/json';
import { listOf } from '../model/input';
import { attributesOf, downloadOf, noAttributes, type Upload, uploadOf } from '../model/media-actions';
import { invalid, PlatformError, unknown } from '../model/platform-error';
import type { Media } from '../model/shelves/media';
import type { Site } from '../model/types';
import { readForm, readInput } from '../http/body';
import type { SandboxContext, SandboxEnv } from '../http/env';
import type { Platform } from '../platform';
import { mediaShape } from './media-shape';
import { changing, idParameter, ownSiteOf, pageOf } from './parameters';

/** A site's media library: multipart files or addresses in, and reading, describing, replacing and deleting them. */
export function mediaRoutes(rest: Hono<SandboxEnv>, platform: Platform): void {
  const own = (context: SandboxContext): Site => ownSiteOf(platform, context, 'upload media');
  const mediaOf = (context: SandboxContext, site: Site): Media => {
    const media = platform.shelves.of(site.id).media.get(idParameter(context, 'media'));
    if (media === undefined) throw unknown('media');
    return media;
  };
  const keep = (site: Site, media: Media): JsonObject =>
    mediaShape(platform, site.id, platform.shelves.of(site.id).media.put(media.id, media));

  rest.get('/sites/:site/media', (context) => {
    const site = own(context);
    const media = [...platform.shelves.of(site.id).media.all].reverse();
    const shown = pageOf(context, media).map((each) => mediaShape(platform, site.id, each));
    return context.json({ found: media.length, media: shown, meta: {} });
  });

  rest.on(changing, '/sites/:site/media/new', async (context) => {
    const site = own(context);
    const { attrs, media_urls: urls } = await readInput(context);
    const coming = [...(await filesIn(context)).map(uploadOf), ...addressesIn(urls).map(downloadOf)];
    if (coming.length === 0) throw invalid('No media provided');
    const settled = await Promise.allSettled(coming);
    const media: JsonObject[] = [];
    const errors: JsonObject[] = [];
    settled.forEach((result, index) => {
      if (result.status === 'rejected') errors.push(refusalOf(result.reason, index));
      else media.push(keep(site, newMedia(platform, result.value, attributesAt(attrs, index))));
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

  rest.on(changing, '/sites/:site/media/:media', async (context) => {
    const site = own(context);
    const media = mediaOf(context, site);
    return context.json(keep(site, { ...media, ...attributesOf(await readInput(context), media) }));
  });

  rest.on(changing, '/sites/:site/media/:media/edit', async (context) => {
    const site = own(context);
    const media = mediaOf(context, site);
    const input = await readInput(context);
    const [file] = await filesIn(context);
    const bytes = file === undefined ? {} : { ...(await uploadOf(file)), edition: media.edition + 1 };
    const described = attributesOf(input.attrs ?? input, media);
    return context.json(keep(site, { ...media, ...bytes, ...described }));
  });

  rest.on(changing, '/sites/:site/media/:media/delete', (context) => {
    const site = own(context);
    const media = mediaOf(context, site);
    platform.shelves.of(site.id).media.remove(media.id);
    return context.json({ ...mediaShape(platform, site.id, media), status: 'deleted' });
  });
}

/** The files of a multipart form, in their order: `media[]`, or one `media`. */
async function filesIn(context: SandboxContext): Promise<File[]> {
  return [...(await readForm(context))].flatMap(([name, value]) =>
    value instanceof File && /^media(\[\d*\])?$/.test(name) ? value : [],
  );
}

/** One address or a list of them; commas are part of an address. */
const addressesIn = (urls: Json | undefined): string[] =>
  (typeof urls === 'string' ? [urls] : listOf(urls)).map((url) => (typeof url === 'string' ? url : ''));

/** What is said about the file at this place: `attrs` as a list, with gaps or as brackets. */
function attributesAt(attrs: Json | undefined, index: number): Json | undefined {
  if (isJsonArray(attrs)) return attrs[index];
  return isJsonObject(attrs) ? attrs[index] : undefined;
}

function newMedia({ world, nowS }: Platform, upload: Upload, said: Json | undefined): Media {
  const about = attributesOf(said, noAttributes(upload));
  return { ...upload, ...about, id: world.nextId(), authorId: world.bloggerId, time: nowS, edition: 0 };
}

function refusalOf(reason: unknown, index: number): JsonObject {
  if (reason instanceof PlatformError) return { index, error: reason.code, message: reason.message };
  throw reason;
}
