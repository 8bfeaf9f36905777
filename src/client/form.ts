import { ApiError, TransportError } from './errors';

/** A file of this machine (Node only): read as a stream, anew by each request that sends it (decision 18). */
export interface FilePath {
  readonly path: string;
}

/** What a multipart field may hold; an AsyncIterable is a stream of Node's, and good for one request. */
export type FormValue = string | number | boolean | Blob | AsyncIterable<Uint8Array | string> | FilePath;

/** The fields of a multipart body, in their order. */
export type FormPairs = readonly (readonly [name: string, value: FormValue])[];

/** A file of this machine to send. Throws at once in a browser, which has no file system (section 8). */
export function filePath(path: string): FilePath {
  fileSystemFor(path);
  return { path };
}

/** The same as a stream that is open, for who wants it in hand: Node's `fs.ReadStream`. */
export const openFile = (path: string): AsyncIterable<Uint8Array | string> =>
  // Who reads it hears of an error; one that nobody listens for yet would end the process.
  fileSystemFor(path)
    .createReadStream(path)
    .on('error', () => undefined);

function fileSystemFor(path: string) {
  const found = fileSystem();
  if (found !== undefined) return found;
  const message = 'Cannot call fs functions within the browser';
  throw new ApiError({ name: 'FileSystemError', message, path, method: 'POST', code: 'ENOSYS' });
}

/** Node's `fs`, found without an import that a browser could not follow. */
const fileSystem = () =>
  typeof document === 'undefined' && 'process' in globalThis
    ? globalThis.process.getBuiltinModule('node:fs')
    : undefined;

/** The pairs as `fetch` and XMLHttpRequest take them. Rejects when a file cannot be read. */
export async function toFormData(pairs: FormPairs): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of pairs) {
    if (typeof value !== 'object') form.append(name, String(value));
    else if (value instanceof Blob) form.append(name, value);
    else form.append(name, ...(await contentsOf(value)));
  }
  return form;
}

/** The streams that were read: a second time they would give nothing, and the platform would get an empty file. */
const spent = new WeakSet();

/** A file's contents and name. Rejects with a `FileSystemError`, which no retry helps. */
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
    if (spent.has(value)) throw new Error('A stream is good for one request');
    spent.add(value);
    const chunks: BlobPart[] = [];
    for await (const chunk of value) chunks.push(typeof chunk === 'string' ? chunk : new Uint8Array(chunk));
    return new Blob(chunks);
  }
  const blob = await fileSystemFor(value.path).openAsBlob(value.path);
  // Folders, and files that others may not read, open like any other.
  await blob.slice(0, 1).arrayBuffer();
  return blob;
}
