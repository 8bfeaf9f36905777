import type { JsonObject } from '../model/json';
import { sizeOf } from '../model/media-size';
import type { Media } from '../model/collections/media';
import type { Platform } from '../platform';
import { restDate } from './comment-shape';

/** Returns the path of a file's contents. */
export const filePath = (
  siteId: number,
  { id, edition, file }: Pick<Media, 'id' | 'edition' | 'file'>,
): string => `/files/${siteId}/${id}/${edition}/${encodeURIComponent(file)}`;

/** Converts a file of a media library to the format of the REST API. */
export function mediaShape({ origin }: Platform, siteId: number, media: Media): JsonObject {
  const site = `${origin}/rest/v1.1/sites/${siteId}`;
  const url = `${origin}${filePath(siteId, media)}`;
  return {
    ID: media.id,
    URL: url,
    guid: url,
    date: restDate(media.time),
    post_ID: media.parentId,
    author_ID: media.authorId,
    file: media.file,
    mime_type: media.type,
    extension: /\.([^.]+)$/.exec(media.file)?.[1] ?? '',
    title: media.title,
    caption: media.caption,
    description: media.description,
    alt: media.alt,
    size: `${media.bytes.length} B`,
    icon: url,
    thumbnails: media.type.startsWith('image/') ? { thumbnail: url, medium: url, large: url } : {},
    ...sizeOf(media.type, media.bytes),
    exif: {},
    revision_history: { items: [], original: null },
    meta: { links: { self: `${site}/media/${media.id}`, help: `${site}/media/${media.id}/help`, site } },
  };
}
