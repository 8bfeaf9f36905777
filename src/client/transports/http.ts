import { catchError, defer, switchMap } from 'rxjs';
import { toFormData } from '../request/form';
import { TransportError } from '../response/errors';
import { sendFetch } from './send-fetch';
import type { Transport } from './transport';
import { sendXhr } from './xhr';
import type { WebFormData } from '../types/web';

/**
 * Sends requests directly to the platform, in Node and in browsers. Browsers use XMLHttpRequest for
 * requests with upload progress, which `fetch` does not report.
 */
export const sendHttp: Transport['send'] = (request) => {
  const { body, formData, progress } = request;
  const sendPlain = progress && 'XMLHttpRequest' in globalThis ? sendXhr : sendFetch;
  const send = (content: typeof body | WebFormData) =>
    sendPlain(request, content).pipe(catchError(throwNamed));
  // A form's files must be opened first.
  return formData === undefined ? send(body) : defer(() => toFormData(formData)).pipe(switchMap(send));
};

/**
 * Throws a `RequestError` if the error is about the request, and would come again; otherwise the error
 * itself. Node's `fetch` gives errors of connections a code, which Deno's does not; a malformed redirect has
 * the code ERR_INVALID_URL.
 */
function throwNamed(error: Error & { cause?: { code?: string; message?: string } }): never {
  const { code = 'URL', message } = error.cause ?? {};
  throw message && code.includes('URL') && !('Deno' in globalThis)
    ? new TransportError('RequestError', message, 'EINVAL', error)
    : error;
}
