import { textOf } from './input';
import { isJsonObject, type Json, type JsonObject, toId } from './json';
import { PlatformError } from './platform-error';
import type { MediaAttributes } from './collections/media';

/** A file to add to a media library. */
export interface Upload {
  readonly file: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The accepted media types. */
const allowedTypes =
  /^(image|audio|video)\/|^text\/(plain|csv)|^application\/(pdf|zip|octet-stream|vnd\.|msword)/;

const LARGEST_B = 64 * 1024 * 1024;

/**
 * Reads an uploaded file. Throws `upload_error` (400) if it is empty, too large or of a forbidden
 * type.
 */
export async function uploadOf(file: File): Promise<Upload> {
  const type = file.type === '' ? 'application/octet-stream' : file.type;
  if (file.size === 0) throw uploadError(`${file.name} is empty`);
  if (file.size > LARGEST_B) throw uploadError(`${file.name} is larger than 64 MB`);
  return { file: file.name, type: checkedType(type), bytes: new Uint8Array(await file.arrayBuffer()) };
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Fetches a file. Only addresses of this machine are fetched; any other address is stored as a text
 * file that contains the address. Throws `upload_error` (400).
 */
export async function downloadOf(address: string): Promise<Upload> {
  if (!URL.canParse(address) || !/^https?:/.test(address)) throw uploadError('Invalid URL');
  const { hostname, pathname } = new URL(address);
  const file = decoded(pathname.split('/').at(-1) ?? '') || 'file';
  if (!LOOPBACK.includes(hostname)) {
    const bytes = new TextEncoder().encode(`Not downloaded: ${address}\n`);
    return { file, type: checkedType(typeOf(file)), bytes };
  }
  const response = await fetch(address).catch(() => undefined);
  if (response?.ok !== true) throw uploadError('The file could not be fetched');
  const type = checkedType(response.headers.get('content-type')?.split(';')[0] ?? typeOf(file));
  return { file, type, bytes: new Uint8Array(await response.arrayBuffer()) };
}

/** Decodes a path segment. Returns it unchanged if its encoding is invalid. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function checkedType(type: string): string {
  if (!allowedTypes.test(type)) throw uploadError('Sorry, you are not allowed to upload this file type.');
  return type;
}

const types = new Map(
  Object.entries({
    gif: 'image/gif',
    htm: 'text/html',
    html: 'text/html',
    jpg: 'image/jpeg',
    js: 'text/javascript',
    png: 'image/png',
    svg: 'image/svg+xml',
    mp4: 'video/mp4',
    pdf: 'application/pdf',
  }),
);

const typeOf = (file: string): string =>
  types.get(/\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? '') ?? 'application/octet-stream';

const uploadError = (message: string): PlatformError => new PlatformError(400, 'upload_error', message);

/** Returns the attributes of a file after the changes in the input. */
export function attributesOf(input: Json | undefined, before: MediaAttributes): MediaAttributes {
  const fields: JsonObject = isJsonObject(input) ? input : {};
  return {
    title: textOf(fields, 'title') ?? before.title,
    caption: textOf(fields, 'caption') ?? before.caption,
    description: textOf(fields, 'description') ?? before.description,
    alt: textOf(fields, 'alt') ?? before.alt,
    parentId: toId(fields.parent_id) ?? before.parentId,
  };
}

/** Returns the attributes of a new file, with its name as the title. */
export const defaultAttributes = ({ file }: Upload): MediaAttributes => ({
  title: file.replace(/\.[^.]+$/, ''),
  caption: '',
  description: '',
  alt: '',
  parentId: 0,
});
