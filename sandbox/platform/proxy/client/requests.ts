import type { Responder } from './parent.js';
import type { FormValue, ProxyRequest } from './proxy-request.js';

const running = new Map<string, XMLHttpRequest>();

/**
 * Sends a request to the platform with the user's cookie, and responds with the result. The status
 * is 0 if there was no response or the request is invalid.
 */
export function sendRequest(request: ProxyRequest, responder: Responder): void {
  const xhr = new XMLHttpRequest();
  const respondWithNothing = (): void => responder.respond('', 0);
  running.set(request.callback, xhr);
  xhr.upload.onprogress = (event) => responder.progress('upload', event);
  xhr.onprogress = (event) => responder.progress('download', event);
  xhr.onload = () => responder.respond(bodyOf(xhr), xhr.status, headersOf(xhr));
  xhr.onerror = respondWithNothing;
  // Requests are also aborted when the page stops loading.
  xhr.onabort = respondWithNothing;
  xhr.onloadend = () => running.delete(request.callback);
  try {
    start(xhr, request);
  } catch {
    // XMLHttpRequest throws for an invalid token or method. The page still needs a response.
    running.delete(request.callback);
    respondWithNothing();
  }
}

function start(xhr: XMLHttpRequest, request: ProxyRequest): void {
  xhr.open(request.method, addressOf(request));
  xhr.setRequestHeader('Accept', 'application/json, */*;q=0.5');
  // Other pages cannot send this header, so it identifies requests of the proxy page.
  xhr.setRequestHeader('X-Inkwell-Proxy', '1');
  if (request.token !== undefined) xhr.setRequestHeader('Authorization', `Bearer ${request.token}`);
  send(xhr, request);
}

/** Aborts a request. The page gets no response. */
export function abort(callback: string): void {
  const xhr = running.get(callback);
  if (xhr === undefined) return;
  xhr.onabort = null;
  xhr.abort();
}

function addressOf({ path, query, apiNamespace, apiVersion }: ProxyRequest): string {
  const root = apiNamespace === undefined ? `/rest/v${apiVersion}` : `/wp-json/${apiNamespace}`;
  const separator = path.includes('?') ? '&' : '?';
  return `${root}${path}${query === '' ? '' : separator + query}`;
}

function send(xhr: XMLHttpRequest, { method, body, formData }: ProxyRequest): void {
  if (formData !== undefined) xhr.send(formOf(formData));
  else if (method === 'GET' || body === undefined || body === null) xhr.send();
  else {
    xhr.setRequestHeader('Content-Type', 'application/json');
    xhr.send(typeof body === 'string' ? body : JSON.stringify(body));
  }
}

function formOf(pairs: readonly (readonly [string, FormValue])[]): FormData {
  const form = new FormData();
  for (const [name, value] of pairs) {
    if (typeof value === 'string') form.append(name, value);
    else if (value instanceof Blob) form.append(name, value);
    else form.append(name, value.fileContents, value.fileName);
  }
  return form;
}

/** The response as JSON, or as text if it is not JSON. */
function bodyOf({ responseText }: XMLHttpRequest): unknown {
  try {
    return JSON.parse(responseText);
  } catch {
    return responseText;
  }
}

/** The response headers, with names such as `Content-Type`. */
function headersOf(xhr: XMLHttpRequest): Record<string, string> {
  const lines = xhr.getAllResponseHeaders().trim().split(/\r?\n/);
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.split(':');
      return [name.trim().replace(/\b[a-z]/g, (letter) => letter.toUpperCase()), value.join(':').trim()];
    }),
  );
}
