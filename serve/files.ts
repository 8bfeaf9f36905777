import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { CONTENT_TYPES } from './headers';

/** A file as it goes out. */
export interface ServedFile {
  readonly body: Buffer;
  readonly type: string;
  /** `br` or `gzip`; undefined for the file as it is. */
  readonly encoding: string | undefined;
  /** Whether other requests for it are answered with another encoding. */
  readonly varies: boolean;
  readonly etag: string;
}

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * The file of a request's path below a folder, compressed where it was built so and the browser takes it. Undefined where
 * there is none: outside of the folder, by whatever way (dots, encoded dots, links), there is nothing.
 */
export async function findFile(
  folder: string,
  pathname: string,
  accepts: string,
): Promise<ServedFile | undefined> {
  const name = decoded(pathname);
  if (name === undefined || name.includes('\0')) return undefined;
  const wanted = path.join(folder, path.posix.normalize(name === '/' ? '/index.html' : name));
  const type = CONTENT_TYPES[path.extname(wanted)];
  const file = await realFile(folder, wanted);
  if (type === undefined || file === undefined) return undefined;
  const packed = await Promise.all(ENCODINGS.map(([, ending]) => realFile(folder, wanted + ending)));
  const at = ENCODINGS.findIndex(([encoding], index) => packed[index] && takes(accepts, encoding));
  const body = await readFile(packed[at] ?? file);
  return {
    body,
    type,
    encoding: ENCODINGS[at]?.[0],
    varies: packed.some((found) => found !== undefined),
    etag: etagOf(body),
  };
}

/** A strong tag: of these very bytes. */
export const etagOf = (body: Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

/** Whether an Accept-Encoding takes an encoding; `q=0` means that it does not. */
function takes(accepts: string, encoding: string): boolean {
  const found = accepts
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/))
    .find(([name]) => name?.toLowerCase() === encoding);
  return found !== undefined && !found.some((part) => /^q=0(\.0*)?$/i.test(part));
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** The file's own path, with links followed, if it is a file and in the folder. */
async function realFile(folder: string, file: string): Promise<string | undefined> {
  try {
    const [inside, real] = await Promise.all([realpath(folder), realpath(file)]);
    const isFile = (await stat(real)).isFile();
    return isFile && real.startsWith(inside + path.sep) ? real : undefined;
  } catch {
    return undefined;
  }
}
