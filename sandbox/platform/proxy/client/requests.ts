import type { Reply } from './parent.js';
import type { FormValue, Wish } from './wish.js';

const running = new Map<string, XMLHttpRequest>();

/** Makes a request to the platform with its cookie, and answers what comes back; status 0 when nothing does, or can. */
export function request(wish: Wish, reply: Reply): void {
  const xhr = new XMLHttpRequest();
  const unanswered = (): void => reply.answer('', 0);
  running.set(wish.callback, xhr);
  xhr.upload.onprogress = (event) => reply.progress('upload', event);
  xhr.onprogress = (event) => reply.progress('download', event);
  xhr.onload = () => reply.answer(bodyOf(xhr), xhr.status, headersOf(xhr));
  xhr.onerror = unanswered;
  // A page that stops loading aborts its requests as well.
  xhr.onabort = unanswered;
  xhr.onloadend = () => running.delete(wish.callback);
  try {
    start(xhr, wish);
  } catch {
    // A token that is no header's, a method that is none: who asked waits all the same.
    running.delete(wish.callback);
    unanswered();
  }
}

function start(xhr: XMLHttpRequest, wish: Wish): void {
  xhr.open(wish.method, addressOf(wish));
  xhr.setRequestHeader('Accept', 'application/json, */*;q=0.5');
  // What other pages cannot send: it is the platform's sign that this page asks, and not one that forges.
  xhr.setRequestHeader('X-Inkwell-Proxy', '1');
  if (wish.token !== undefined) xhr.setRequestHeader('Authorization', `Bearer ${wish.token}`);
  send(xhr, wish);
}

/** Ends a request; nobody waits for its answer any more. */
export function abort(callback: string): void {
  const xhr = running.get(callback);
  if (xhr === undefined) return;
  xhr.onabort = null;
  xhr.abort();
}

function addressOf({ path, query, apiNamespace, apiVersion }: Wish): string {
  const root = apiNamespace === undefined ? `/rest/v${apiVersion}` : `/wp-json/${apiNamespace}`;
  const separator = path.includes('?') ? '&' : '?';
  return `${root}${path}${query === '' ? '' : separator + query}`;
}

function send(xhr: XMLHttpRequest, { method, body, formData }: Wish): void {
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

/** The answer's JSON, or its text where it is none. */
function bodyOf({ responseText }: XMLHttpRequest): unknown {
  try {
    return JSON.parse(responseText);
  } catch {
    return responseText;
  }
}

/** Headers by their customary names: `Content-Type`. */
function headersOf(xhr: XMLHttpRequest): Record<string, string> {
  const lines = xhr.getAllResponseHeaders().trim().split(/\r?\n/);
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.split(':');
      return [name.trim().replace(/\b[a-z]/g, (letter) => letter.toUpperCase()), value.join(':').trim()];
    }),
  );
}
