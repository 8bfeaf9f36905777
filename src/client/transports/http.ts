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
    sendPlain(request, content).pipe(
      catchError((error: unknown) => {
        // Node's `fetch` gives errors of connections a code. Others are about the request, and would come again.
        const cause: unknown = Reflect.get(Object(error), 'cause');

        throw cause && !('code' in Object(cause))
          ? new TransportError('RequestError', 'redirect', 'EINVAL', error)
          : error;
      }),
    );
  // A form's files must be opened first.
  return formData === undefined ? send(body) : defer(() => toFormData(formData)).pipe(switchMap(send));
};
