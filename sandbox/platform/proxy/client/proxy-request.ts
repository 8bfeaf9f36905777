/** A value of a multipart form: text, a file, or a file with another name. */
export type FormValue = string | Blob | { readonly fileContents: Blob; readonly fileName: string };

/** A request of the embedding page. Fields of the wrong type are ignored. */
export interface ProxyRequest {
  /** The id of the request, which is at the end of every response. */
  readonly callback: string;
  readonly path: string;
  readonly method: string;
  readonly query: string;
  readonly body: unknown;
  readonly formData: readonly (readonly [string, FormValue])[] | undefined;
  readonly apiVersion: string;
  readonly apiNamespace: string | undefined;
  readonly token: string | undefined;
  /** `connect` or `disconnect`, for channels. */
  readonly action: string | undefined;
  readonly abort: boolean;
  readonly metaApi: Readonly<Record<string, unknown>> | undefined;
  /** Whether responses include status and headers, and whether progress is sent. */
  readonly supportsArguments: boolean;
  readonly supportsProgress: boolean;
}

/** Parses a message: an object or its JSON text. Returns undefined if it is not a request. */
export function parseProxyRequest(data: unknown): ProxyRequest | undefined {
  const message = typeof data === 'string' ? parsed(data) : data;
  if (!isRecord(message)) return undefined;
  const callback = textOf(message.callback);
  if (callback === undefined) return undefined;
  return {
    callback,
    path: textOf(message.path) ?? '/',
    method: (textOf(message.method) ?? 'GET').toUpperCase(),
    query: queryOf(message.query),
    body: message.body,
    formData: formOf(message.formData),
    apiVersion: textOf(message.apiVersion) ?? '1',
    apiNamespace: textOf(message.apiNamespace),
    token: textOf(message.token) ?? textOf(message.authToken),
    action: textOf(message.action),
    abort: message.abort === true,
    metaApi: isRecord(message.metaAPI) ? message.metaAPI : undefined,
    supportsArguments: Boolean(message.supports_args),
    supportsProgress: Boolean(message.supports_progress),
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

/** Returns the query string of a request, in which it may be a string or an object. */
function queryOf(query: unknown): string {
  if (typeof query === 'string') return query.replace(/^\?/, '');
  if (!isRecord(query)) return '';
  const pairs = Object.entries(query).flatMap(([name, value]) => {
    const text = typeof value === 'boolean' ? String(value) : textOf(value);
    return text === undefined ? [] : [[name, text]];
  });
  return new URLSearchParams(pairs).toString();
}

function formOf(value: unknown): ProxyRequest['formData'] {
  if (!isList(value)) return undefined;
  return value.flatMap((pair) => {
    if (!isList(pair)) return [];
    const [name, input] = pair;
    const read = formValueOf(input);
    return typeof name !== 'string' || read === undefined ? [] : [[name, read] as const];
  });
}

function formValueOf(value: unknown): FormValue | undefined {
  if (value instanceof Blob) return value;
  if (isRecord(value) && value.fileContents instanceof Blob)
    return { fileContents: value.fileContents, fileName: textOf(value.fileName) ?? 'file' };
  return typeof value === 'boolean' ? String(value) : textOf(value);
}
