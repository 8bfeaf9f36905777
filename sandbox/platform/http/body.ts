import { PlatformError } from '../model/platform-error';
import { isRecord, parseJson, toJson, type JsonObject } from '../model/json';
import type { SandboxContext } from './env';

/**
 * A request's body as an object: JSON, or form fields with their brackets resolved (`counts[12]=9999`).
 * An empty body is an empty object. Throws `invalid_input` (400) for malformed JSON.
 */
export async function readBody(context: SandboxContext): Promise<JsonObject> {
  const text = await context.req.text();
  if (text.trim() === '') return {};
  const type = context.req.header('content-type') ?? '';
  if (type.includes('application/x-www-form-urlencoded')) return fromForm(new URLSearchParams(text));
  return fromJson(text);
}

function fromJson(text: string): JsonObject {
  try {
    const parsed = parseJson(text);
    return isRecord(parsed) ? fromEntries(Object.entries(parsed)) : {};
  } catch (error) {
    if (error instanceof SyntaxError) throw new PlatformError(400, 'invalid_input', 'Invalid JSON input');
    throw error;
  }
}

function fromForm(form: URLSearchParams): JsonObject {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form) {
    const [, outer = name, inner] = /^([^[]+)\[([^\]]*)\]$/.exec(name) ?? [];
    if (inner === undefined) fields[outer] = value;
    else {
      const group = fields[outer];
      const entries = isRecord(group) ? group : {};
      fields[outer] = { ...entries, [inner === '' ? Object.keys(entries).length : inner]: value };
    }
  }
  return fromEntries(Object.entries(fields));
}

const fromEntries = (entries: readonly (readonly [string, unknown])[]): JsonObject =>
  Object.fromEntries(entries.map(([name, value]) => [name, toJson(value)]));

/** Query values of a name, with or without brackets: `urls=a`, `urls[]=a&urls[]=b`, `urls[0]=a`. */
export function queryList(context: SandboxContext, name: string): string[] {
  return Object.entries(context.req.queries()).flatMap(([key, values]) =>
    key === name || (key.startsWith(`${name}[`) && key.endsWith(']')) ? values : [],
  );
}
