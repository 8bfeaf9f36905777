import { textOf } from './input';
import { isJsonObject, toId, type Json, type JsonObject } from './json';
import { PlatformError } from './platform-error';
import type { MediaAttributes } from './shelves/media';

/** A file on its way into a media library. */
export interface Upload {
  readonly file: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Types that are let in; anything else is refused, as on the platform. */
const welcome = /^(image|audio|video)\/|^text\/(plain|csv)|^application\/(pdf|zip|octet-stream|vnd\.|msword)/;

const LARGEST_B = 64 * 1024 * 1024;

/** An uploaded file. Throws `upload_error` (400) for one that is empty, too large or of a type nobody wants. */
export async function uploadOf(file: File): Promise<Upload> {
  const type = file.type === '' ? 'application/octet-stream' : file.type;
  if (file.size === 0) throw refusal(`${file.name} is empty`);
  if (file.size > LARGEST_B) throw refusal(`${file.name} is larger than 64 MB`);
  return { file: file.name, type: welcomed(type), bytes: new Uint8Array(await file.arrayBuffer()) };
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * What is at an address. The sandbox fetches from this machine only; of the rest of the world it knows the addresses, and
 * keeps a note of the address in the file's place. Throws `upload_error` (400).
 */
export async function downloadOf(address: string): Promise<Upload> {
  if (!URL.canParse(address) || !/^https?:/.test(address)) throw refusal('Invalid URL');
  const { hostname, pathname } = new URL(address);
  const file = decoded(pathname.split('/').at(-1) ?? '') || 'file';
  if (!LOOPBACK.includes(hostname)) {
    const bytes = new TextEncoder().encode(`Somewhere else: ${address}\n`);
    return { file, type: welcomed(typeOf(file)), bytes };
  }
  const answer = await fetch(address).catch(() => undefined);
  if (answer?.ok !== true) throw refusal('The file could not be fetched');
  const type = welcomed(answer.headers.get('content-type')?.split(';')[0] ?? typeOf(file));
  return { file, type, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

/** A part of an address in readable characters, or as it is where its escapes make none. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function welcomed(type: string): string {
  if (!welcome.test(type)) throw refusal('Sorry, you are not allowed to upload this file type.');
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

const refusal = (message: string): PlatformError => new PlatformError(400, 'upload_error', message);

/** What the input says about a file; what it does not say stays. */
export function attributesOf(input: Json | undefined, before: MediaAttributes): MediaAttributes {
  const said: JsonObject = isJsonObject(input) ? input : {};
  return {
    title: textOf(said, 'title') ?? before.title,
    caption: textOf(said, 'caption') ?? before.caption,
    description: textOf(said, 'description') ?? before.description,
    alt: textOf(said, 'alt') ?? before.alt,
    parentId: toId(said.parent_id) ?? before.parentId,
  };
}

/** What is said about a file when nothing is: its name is its title. */
export const noAttributes = ({ file }: Upload): MediaAttributes => ({
  title: file.replace(/\.[^.]+$/, ''),
  caption: '',
  description: '',
  alt: '',
  parentId: 0,
});
