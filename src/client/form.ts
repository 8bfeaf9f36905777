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
  fileSystemFor(path).createReadStream(path);

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

async function contentsOf(value: AsyncIterable<Uint8Array | string> | FilePath): Promise<[Blob, string]> {
  const path = 'path' in value ? value.path : 'file';
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (Symbol.asyncIterator in value) {
    const chunks: BlobPart[] = [];
    for await (const chunk of value) chunks.push(typeof chunk === 'string' ? chunk : new Uint8Array(chunk));
    return [new Blob(chunks), name];
  }
  try {
    return [await fileSystemFor(path).openAsBlob(path), name];
  } catch (cause) {
    throw new TransportError('FileSystemError', `The file ${path} cannot be read`, 'ENOENT', cause);
  }
}
