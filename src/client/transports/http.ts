import { defer, switchMap } from 'rxjs';
import { toFormData } from '../request/form';
import { sendFetch } from './send-fetch';
import type { Transport } from './transport';
import { sendXhr } from './xhr';

/**
 * Sends requests directly to the platform, in Node and in browsers. Browsers use XMLHttpRequest for
 * requests with upload progress, which `fetch` does not report.
 */
export const sendHttp: Transport['send'] = (request) => {
  const { body, formData, progress } = request;
  const send = progress && 'XMLHttpRequest' in globalThis ? sendXhr : sendFetch;
  // A form's files must be opened first.
  return formData === undefined
    ? send(request, body)
    : defer(() => toFormData(formData)).pipe(switchMap((form) => send(request, form)));
};
