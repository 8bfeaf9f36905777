import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { CONTENT_TYPES } from './headers';

/** A file to send. */
export interface ServedFile {
  readonly body: Buffer;
  readonly type: string;
  /** `br` or `gzip`; undefined for an uncompressed file. */
  readonly encoding: string | undefined;
  /** Whether compressed versions exist; the response then varies with Accept-Encoding. */
  readonly varies: boolean;
  readonly etag: string;
}

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Finds the file with a normal path below a folder, compressed if the build created such a version
 * and the browser accepts it. Returns undefined if there is none, and for paths that lead out of
 * the folder (dots, encoded dots, links).
 */
export async function findFile(
  folder: string,
  pathname: string,
  accepts: string,
): Promise<ServedFile | undefined> {
  const wanted = path.join(folder, pathname);
  const type = CONTENT_TYPES[path.extname(wanted)];
  const file = await realFile(folder, wanted);
  if (type === undefined || file === undefined) return undefined;
  const compressed = await Promise.all(ENCODINGS.map(([, ending]) => realFile(folder, wanted + ending)));
  const at = ENCODINGS.findIndex(
    ([encoding], index) => compressed[index] && acceptsEncoding(accepts, encoding),
  );
  const body = await readFile(compressed[at] ?? file);
  return {
    body,
    type,
    encoding: ENCODINGS[at]?.[0],
    varies: compressed.some((found) => found !== undefined),
    etag: etagOf(body),
  };
}

/**
 * Normalizes the request path: decoded, without double slashes and dots. Returns undefined if it
 * cannot be decoded.
 */
export function normalPath(pathname: string): string | undefined {
  const name = decoded(pathname);
  return name === undefined || name.includes('\0') ? undefined : path.posix.normalize(name);
}

/** Returns a strong etag: a hash of the bytes. */
export const etagOf = (body: Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

/** Whether an Accept-Encoding header accepts an encoding; `q=0` excludes it. */
function acceptsEncoding(accepts: string, encoding: string): boolean {
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

/** Returns the path with links resolved if it is a file inside the folder, otherwise undefined. */
async function realFile(folder: string, file: string): Promise<string | undefined> {
  try {
    const [inside, real] = await Promise.all([realpath(folder), realpath(file)]);
    const isFile = (await stat(real)).isFile();
    return isFile && real.startsWith(inside + path.sep) ? real : undefined;
  } catch {
    return undefined;
  }
}
