import { ApiError, TransportError } from '../response/errors';
import type { WebBlob, WebFormData } from '../types/web';

/** A file on this machine (Node only). It is opened again for each request. */
export interface FilePath {
  readonly path: string;
}

/** The value of a multipart field. An AsyncIterable is a Node stream, which can be sent only once. */
export type FormValue = string | number | boolean | WebBlob | AsyncIterable<Uint8Array | string> | FilePath;

/** The fields of a multipart body, in order. */
export type FormPairs = readonly (readonly [name: string, value: FormValue])[];

/** Creates a file from its path. Throws in a browser, which has no file system (section 8). */
export function filePath(path: string): FilePath {
  fileSystemFor(path);
  return { path };
}

/** Opens the file as a stream: Node's `fs.ReadStream`. Throws in a browser. */
export const openFile = (path: string): AsyncIterable<Uint8Array | string> =>
  // The reader of the stream gets its errors too. Without a listener, an early error would end the process.
  fileSystemFor(path)
    .createReadStream(path)
    .on('error', () => undefined);

function fileSystemFor(path: string) {
  const found = fileSystem();
  if (found !== undefined) return found;
  const message = 'Cannot call fs functions within the browser';
  throw new ApiError({ name: 'FileSystemError', message, path, method: 'POST', code: 'ENOSYS' });
}

/** Returns Node's `fs`, without an import that browsers could not resolve. */
const fileSystem = () =>
  typeof document === 'undefined' && 'process' in globalThis
    ? globalThis.process.getBuiltinModule('node:fs')
    : undefined;

/** Converts the pairs to FormData, for `fetch` and XMLHttpRequest. Rejects if a file cannot be read. */
export async function toFormData(pairs: FormPairs): Promise<WebFormData> {
  const form = new FormData();
  for (const [name, value] of pairs) {
    if (typeof value !== 'object') form.append(name, String(value));
    else if (value instanceof Blob) form.append(name, value);
    else form.append(name, ...(await contentsOf(value)));
  }
  return form;
}

/** Streams that were read. A second read would be empty, and so would the stored file. */
const spent = new WeakSet();

/** Reads a file's contents and name. Rejects with a `FileSystemError`, which is not retryable. */
async function contentsOf(value: AsyncIterable<Uint8Array | string> | FilePath): Promise<[Blob, string]> {
  const path = 'path' in value ? value.path : 'file';
  try {
    return [await blobOf(value), path.slice(path.lastIndexOf('/') + 1)];
  } catch (cause) {
    throw new TransportError('FileSystemError', `The file ${path} cannot be read`, 'ENOENT', cause);
  }
}

async function blobOf(value: AsyncIterable<Uint8Array | string> | FilePath): Promise<Blob> {
  if (Symbol.asyncIterator in value) {
    if (spent.has(value)) throw new Error('The stream was sent');
    spent.add(value);
    const chunks: BlobPart[] = [];
    for await (const chunk of value) chunks.push(typeof chunk === 'string' ? chunk : new Uint8Array(chunk));
    return new Blob(chunks);
  }
  const blob = await fileSystemFor(value.path).openAsBlob(value.path);
  // Folders and unreadable files open without an error; the first read fails.
  await blob.slice(0, 1).arrayBuffer();
  return blob;
}
