import { endpoint } from '../endpoint';
import { filePath, type FormPairs, type FormValue } from '../form';
import { noun } from '../noun';
import { isRecord } from '../record';
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

type Described<Of> = Of & MediaAttributes;
const hasFile = (
  each: MediaFile | Described<{ readonly file: MediaFile }>,
): each is Described<{ readonly file: MediaFile }> => isRecord(each) && 'file' in each;
const hasUrl = (
  each: string | Described<{ readonly url: string }>,
): each is Described<{ readonly url: string }> => isRecord(each);

/**
 * A file as a form's field. A path is read when the request is sent; a browser has none (section 8).
 * @throws TypeError for what is no file, which would be sent as the text that JavaScript makes of it.
 */
function valueOf(file: MediaFile, name: string): FormValue {
  if (typeof file === 'string') return filePath(file);
  if (file instanceof ArrayBuffer || ArrayBuffer.isView(file)) return new Blob([file]);
  if (file instanceof Blob || Symbol.asyncIterator in Object(file)) return file;
  throw new TypeError(`${name} is not a file`);
}

/** The attributes that are there, under the names that the platform reads. */
const attributes = (prefix: string, given: MediaAttributes): FormPairs =>
  Object.entries(given).flatMap(([name, value]: [string, FormValue | undefined]): FormPairs =>
    value === undefined ? [] : [[`${prefix}[${name}]`, value]],
  );

/** Section 3: `media[]` for each file, and its `attrs` before it. */
const uploaded = (files: MediaFiles) => ({
  formData: many(files).flatMap((each, index): FormPairs => {
    const { file, ...rest } = hasFile(each) ? each : { file: each };
    return [...attributes(`attrs[${index}]`, rest), ['media[]', valueOf(file, 'files')]];
  }),
});

/** Section 3: `media_urls`, and `attrs` at the same index where a URL has some. */
function fetched(urls: MediaUrls) {
  const attrs: MediaAttributes[] = [];
  const media_urls = many(urls).map((each, index) => {
    const { url, ...rest } = hasUrl(each) ? each : { url: each };
    if (typeof url !== 'string') throw new TypeError('media_urls is not a string');
    if (hasUrl(each)) attrs[index] = rest;
    return url;
  });
  return { body: { media_urls, ...(attrs.length > 0 && { attrs }) } };
}

/** With a new file an edit is a multipart upload; without, it is JSON. */
function edited(body?: MediaEdit) {
  const { media: file, ...rest } = body ?? {};
  return file === undefined
    ? { body: rest }
    : { formData: [['media', valueOf(file, 'media')] as const, ...attributes('attrs', rest)] };
}

/** Section 7, "Media": get defaults to 1.2. */
export const media = noun({
  at: ['media?'],
  calls: {
    get: endpoint<Media>()('GET /sites/{site}/media/{media}', { apiVersion: '1.2' }),
    update: endpoint<Media, [body: MediaAttributes]>()('PUT /sites/{site}/media/{media}', whole),
    edit: endpoint<Media, [body: MediaEdit]>()('PUT /sites/{site}/media/{media}/edit', {
      takes: ['body'],
      sends: edited,
    }),
    addFiles: endpoint<MediaResponse, [files: MediaFiles]>()('POST /sites/{site}/media/new', {
      takes: ['files'],
      sends: uploaded,
    }),
    /** Like `addFiles`, and says how far it is. */
    upload: endpoint<Upload<MediaResponse>, [files: MediaFiles]>()('POST /sites/{site}/media/new', {
      takes: ['files'],
      sends: uploaded,
      progress: true,
    }),
    addUrls: endpoint<MediaResponse, [media_urls: MediaUrls]>()('POST /sites/{site}/media/new', {
      takes: ['media_urls'],
      sends: fetched,
    }),
    delete: endpoint<Media>()('DELETE /sites/{site}/media/{media}/delete'),
  },
});
