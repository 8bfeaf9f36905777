import { endpoint } from './endpoint';
import { filePath, type FormPairs, type FormValue } from '../request/form';
import { noun } from './noun';
import { isRecord } from '../record';
import type { Upload } from '../request/options';
import type {
  Media,
  MediaAttributes,
  MediaEdit,
  MediaFile,
  MediaFiles,
  MediaResponse,
  MediaUrls,
  NamedContents,
} from '../types/media';
import { body } from './shapes';

/** The argument as a list. @throws TypeError if it is empty, because the platform would store nothing. */
function many<T>(name: string, input: T | readonly T[], none: readonly T[] = []): readonly T[] {
  const list = none.concat(input);
  if (list.length === 0) throw new TypeError(`${name} is empty`);
  return list;
}

type WithAttributes<Of> = Of & MediaAttributes;
const hasFile = (
  each: MediaFile | WithAttributes<{ readonly file: MediaFile }>,
): each is WithAttributes<{ readonly file: MediaFile }> => isRecord(each) && 'file' in each;
const hasUrl = (
  each: string | WithAttributes<{ readonly url: string }>,
): each is WithAttributes<{ readonly url: string }> => isRecord(each);

const isNamed = (file: MediaFile): file is NamedContents =>
  isRecord(file) && file.fileContents instanceof Blob;

/**
 * A file as a form field. A path is read when the request is sent, in Node only (section 8).
 * @throws TypeError if this is not a file, because the form would send '[object Object]'.
 */
function fieldOf(file: MediaFile, name: string): FormValue {
  if (typeof file === 'string') return filePath(file);
  if (file instanceof ArrayBuffer || ArrayBuffer.isView(file)) return new Blob([file]);
  if (isNamed(file)) return new File([file.fileContents], file.fileName);
  if (file instanceof Blob || Symbol.asyncIterator in Object(file)) return file;
  throw new TypeError(`${name} is not a file`);
}

/** The attributes that are not undefined, under the platform's field names. */
const attributes = (prefix: string, input: MediaAttributes): FormPairs =>
  Object.entries(input).flatMap(([name, value]: [string, FormValue | undefined]): FormPairs =>
    value === undefined ? [] : [[`${prefix}[${name}]`, value]],
  );

/** Files as a form: for each file its `attrs` and then `media[]` (section 3). */
const filesAsForm = (files: MediaFiles) => ({
  formData: many('files', files).flatMap((each, index): FormPairs => {
    const { file, ...rest } = hasFile(each) ? each : { file: each };
    return [...attributes(`attrs[${index}]`, rest), ['media[]', fieldOf(file, 'files')]];
  }),
});

/** URLs as a body: `media_urls`, and `attrs` of each URL at the same index (section 3). */
function urlsAsBody(urls: MediaUrls) {
  const attrs: MediaAttributes[] = [];
  const media_urls = many('media_urls', urls).map((each, index) => {
    const { url, ...rest } = hasUrl(each) ? each : { url: each };
    if (typeof url !== 'string') throw new TypeError('media_urls is not a string');
    if (hasUrl(each)) attrs[index] = rest;
    return url;
  });
  return { body: { media_urls, ...(attrs.length > 0 && { attrs }) } };
}

/** An edit as a form if it contains a new file, otherwise as JSON. */
function editAsPayload(input?: MediaEdit) {
  const { media: file, ...rest } = input ?? {};
  return file === undefined
    ? { body: rest }
    : { formData: [['media', fieldOf(file, 'media')] as const, ...attributes('attrs', rest)] };
}

/** Section 7, "Media". `get` uses version 1.2. */
export const media = noun({
  binds: ['media?'],
  calls: {
    get: endpoint<Media>()('GET /sites/{site}/media/{media}', { apiVersion: '1.2' }),
    update: endpoint<Media, [body: MediaAttributes]>()('PUT /sites/{site}/media/{media}', body),
    edit: endpoint<Media, [body: MediaEdit]>()('PUT /sites/{site}/media/{media}/edit', {
      takes: { body: 'object' },
      sends: editAsPayload,
    }),
    addFiles: endpoint<MediaResponse, [files: MediaFiles]>()('POST /sites/{site}/media/new', {
      takes: { files: 'any' },
      sends: filesAsForm,
    }),
    /** Like `addFiles`, with upload progress. */
    upload: endpoint<Upload<MediaResponse>, [files: MediaFiles]>()('POST /sites/{site}/media/new', {
      takes: { files: 'any' },
      sends: filesAsForm,
      progress: true,
    }),
    addUrls: endpoint<MediaResponse, [media_urls: MediaUrls]>()('POST /sites/{site}/media/new', {
      takes: { media_urls: 'any' },
      sends: urlsAsBody,
    }),
    delete: endpoint<Media>()('DELETE /sites/{site}/media/{media}/delete'),
  },
});
