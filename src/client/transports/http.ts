import { defer, switchMap } from 'rxjs';
import { toFormData } from '../request/form';
import { sendFetch } from './send-fetch';
import type { Transport } from './transport';
import { sendXhr } from './xhr';

/**
 * Sends directly to the platform, in Node and in browsers. `fetch` does not report upload progress, so in
 * browsers XMLHttpRequest sends the requests that need it.
 */
export const sendHttp: Transport['send'] = (request) => {
  const { body, formData, progress } = request;
  const send = progress && 'XMLHttpRequest' in globalThis ? sendXhr : sendFetch;
  // The files of a form must be opened first.
  return formData === undefined
    ? send(request, body)
    : defer(() => toFormData(formData)).pipe(switchMap((form) => send(request, form)));
};
