/** A value of a multipart form as it comes through `postMessage`: text, a file, or a file with a name of its own. */
export type FormValue = string | Blob | { readonly fileContents: Blob; readonly fileName: string };

/** What the embedding page wants, as far as it says; anything of the wrong type counts as not said. */
export interface Wish {
  /** The id that every answer ends with. */
  readonly callback: string;
  readonly path: string;
  readonly method: string;
  readonly query: string;
  readonly body: unknown;
  readonly formData: readonly (readonly [string, FormValue])[] | undefined;
  readonly apiVersion: string;
  readonly apiNamespace: string | undefined;
  readonly token: string | undefined;
  /** `connect` or `disconnect` for channels. */
  readonly action: string | undefined;
  readonly abort: boolean;
  readonly metaApi: Readonly<Record<string, unknown>> | undefined;
  /** Whether answers have status and headers beside the body, and whether progress is told. */
  readonly supportsArguments: boolean;
  readonly supportsProgress: boolean;
}

/** Reads a message: an object, or its JSON text. Undefined for what is no request. */
export function wishOf(data: unknown): Wish | undefined {
  const said = typeof data === 'string' ? parsed(data) : data;
  if (!isRecord(said)) return undefined;
  const callback = textOf(said.callback);
  if (callback === undefined) return undefined;
  return {
    callback,
    path: textOf(said.path) ?? '/',
    method: (textOf(said.method) ?? 'GET').toUpperCase(),
    query: queryOf(said.query),
    body: said.body,
    formData: formOf(said.formData),
    apiVersion: textOf(said.apiVersion) ?? '1',
    apiNamespace: textOf(said.apiNamespace),
    token: textOf(said.token) ?? textOf(said.authToken),
    action: textOf(said.action),
    abort: said.abort === true,
    metaApi: isRecord(said.metaAPI) ? said.metaAPI : undefined,
    supportsArguments: Boolean(said.supports_args),
    supportsProgress: Boolean(said.supports_progress),
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A query that comes ready, or as an object of plain values. */
function queryOf(query: unknown): string {
  if (typeof query === 'string') return query.replace(/^\?/, '');
  if (!isRecord(query)) return '';
  const pairs = Object.entries(query).flatMap(([name, value]) => {
    const text = typeof value === 'boolean' ? String(value) : textOf(value);
    return text === undefined ? [] : [[name, text]];
  });
  return new URLSearchParams(pairs).toString();
}

function formOf(value: unknown): Wish['formData'] {
  if (!isList(value)) return undefined;
  return value.flatMap((pair) => {
    if (!isList(pair)) return [];
    const [name, given] = pair;
    const read = formValueOf(given);
    return typeof name !== 'string' || read === undefined ? [] : [[name, read] as const];
  });
}

function formValueOf(value: unknown): FormValue | undefined {
  if (value instanceof Blob) return value;
  if (isRecord(value) && value.fileContents instanceof Blob)
    return { fileContents: value.fileContents, fileName: textOf(value.fileName) ?? 'file' };
  return typeof value === 'boolean' ? String(value) : textOf(value);
}
