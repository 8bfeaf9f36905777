import { PlatformError } from '../model/platform-error';
import { isRecord, parseJson, toJson, type Json, type JsonObject } from '../model/json';
import { parseBrackets } from './parse-brackets';
import type { SandboxContext } from './env';

/**
 * Reads a request body as an object: JSON, or form fields with their brackets resolved
 * (`counts[12]=9999`). Files of a multipart form appear as name, type and size. An empty body gives
 * an empty object. Throws `invalid_input` (400) if the body is malformed.
 */
export async function readBody(context: SandboxContext): Promise<JsonObject> {
  const type = context.req.header('content-type') ?? '';
  if (type.includes('multipart/form-data')) {
    const fields = [...(await readForm(context))].map(([name, value]): [string, Json] => [
      name,
      typeof value === 'string' ? value : { file: value.name, type: value.type, size: value.size },
    ]);
    return asObject(parseBrackets(fields));
  }
  const text = await context.req.text();
  if (text.trim() === '') return {};
  if (type.includes('application/x-www-form-urlencoded'))
    return asObject(parseBrackets(new URLSearchParams(text)));
  return fromJson(text);
}

/**
 * Reads the parameters of a request from the query and the body; the body takes precedence.
 * WordPress accepts both, and its clients send some changes only in the query.
 */
export async function readInput(context: SandboxContext): Promise<JsonObject> {
  const query = Object.entries(context.req.queries()).flatMap(([name, values]) =>
    values.map((value): [string, Json] => [name, value]),
  );
  return { ...asObject(parseBrackets(query)), ...(await readBody(context)) };
}

/**
 * The fields and files of a multipart form; empty for any other body. Throws `invalid_input` (400).
 */
export async function readForm(context: SandboxContext): Promise<Iterable<[string, File | string]>> {
  if (!(context.req.header('content-type') ?? '').includes('multipart/form-data')) return [];
  try {
    return (await context.req.formData()).entries();
  } catch {
    throw new PlatformError(400, 'invalid_input', 'Invalid multipart form');
  }
}

function fromJson(text: string): JsonObject {
  try {
    const parsed = parseJson(text);
    return isRecord(parsed) ? asObject(parsed) : {};
  } catch (error) {
    if (error instanceof SyntaxError) throw new PlatformError(400, 'invalid_input', 'Invalid JSON input');
    throw error;
  }
}

const asObject = (value: Record<string, unknown>): JsonObject =>
  Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, toJson(inner)]));

/**
 * The values of a query parameter, with or without brackets: `urls=a`, `urls[]=a&urls[]=b`,
 * `urls[0]=a`.
 */
export function queryList(context: SandboxContext, name: string): string[] {
  return Object.entries(context.req.queries()).flatMap(([key, values]) =>
    key === name || (key.startsWith(`${name}[`) && key.endsWith(']')) ? values : [],
  );
}
