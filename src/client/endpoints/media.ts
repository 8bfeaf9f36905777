import { endpoint } from '../endpoint';
import { filePath, type FormPairs, type FormValue } from '../form';
import { noun } from '../noun';
import type { Upload } from '../request';
import type {
  Media,
  MediaAttributes,
  MediaEdit,
  MediaFile,
  MediaFiles,
  MediaResponse,
  MediaUrls,
} from '../types/media';
import { whole } from './shapes';

const many = <T>(given: T | readonly T[]): readonly T[] => (isMany(given) ? given : [given]);
const isMany = <T>(given: T | readonly T[]): given is readonly T[] => Array.isArray(given);

const isFile = (file: MediaFile | { readonly file: MediaFile }): file is MediaFile =>
  typeof file === 'string' || file instanceof Blob || Symbol.asyncIterator in file;

/** A path is read when the request is sent; a browser has none (section 8). */
const valueOf = (file: MediaFile): FormValue => (typeof file === 'string' ? filePath(file) : file);

/** The attributes that are there, under the names that the platform reads. */
const attributes = (prefix: string, given: MediaAttributes): FormPairs =>
  Object.entries(given).map(([name, value]: [string, FormValue]) => [`${prefix}[${name}]`, value]);

/** Section 3: `media[]` for each file, and its `attrs` before it. */
const uploaded = (files: MediaFiles) => ({
  formData: many(files).flatMap((each, index): FormPairs => {
    if (isFile(each)) return [['media[]', valueOf(each)]];
    const { file, ...rest } = each;
    return [...attributes(`attrs[${index}]`, rest), ['media[]', valueOf(file)]];
  }),
});

/** Section 3: `media_urls`, and `attrs` at the same index where a URL has some. */
function fetched(urls: MediaUrls) {
  const attrs: MediaAttributes[] = [];
  const media_urls = many(urls).map((each, index) => {
    if (typeof each === 'string') return each;
    const { url, ...rest } = each;
    attrs[index] = rest;
    return url;
  });
  return { body: { media_urls, ...(attrs.length > 0 && { attrs }) } };
}

/** With a new file an edit is a multipart upload; without, it is JSON. */
const edited = ({ media: file, ...rest }: MediaEdit = {}) =>
  file === undefined
    ? { body: rest }
    : { formData: [['media', file] as const, ...attributes('attrs', rest)] };

/** Section 7, "Media": get defaults to 1.2. */
export const media = noun({
  at: ['media?'],
  calls: {
    get: endpoint<Media>()('GET /sites/{site}/media/{media}', { apiVersion: '1.2' }),
    update: endpoint<Media, [body: MediaAttributes]>()('PUT /sites/{site}/media/{media}', whole),
    edit: endpoint<Media, [body: MediaEdit]>()('PUT /sites/{site}/media/{media}/edit', {
      takes: ['body'],
      shape: edited,
    }),
    addFiles: endpoint<MediaResponse, [files: MediaFiles]>()('POST /sites/{site}/media/new', {
      takes: ['files'],
      shape: uploaded,
    }),
    /** Like `addFiles`, and says how far it is. */
    upload: endpoint<Upload<MediaResponse>, [files: MediaFiles]>()('POST /sites/{site}/media/new', {
      takes: ['files'],
      shape: uploaded,
      progress: true,
    }),
    addUrls: endpoint<MediaResponse, [media_urls: MediaUrls]>()('POST /sites/{site}/media/new', {
      takes: ['media_urls'],
      shape: fetched,
    }),
    delete: endpoint<Media>()('DELETE /sites/{site}/media/{media}/delete'),
  },
});
