import { Observable } from 'rxjs';
import type { TransportEvent, TransportRequest } from './transport';
import type { WebFormData } from '../types/web';

const HEADERS_RECEIVED = 2;

/** Sends a request with XMLHttpRequest, which reports upload progress. Errors if there is no response. */
export const sendXhr = (
  { method, url, headers }: TransportRequest,
  body: string | WebFormData | undefined,
): Observable<TransportEvent> =>
  new Observable((subscriber) => {
    const xhr = new XMLHttpRequest();
    xhr.open(method, url);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded, total }) => subscriber.next({ type: 'progress', loaded, total });
    xhr.onreadystatechange = () => {
      if (xhr.readyState === HEADERS_RECEIVED) subscriber.next({ type: 'started' });
    };
    xhr.onload = () => {
      const lines = xhr.getAllResponseHeaders().matchAll(/(.+?): (.*)/g);
      const headers = Object.fromEntries(Array.from(lines, ([, name = '', value = '']) => [name, value]));
      subscriber.next({ status: xhr.status, headers, text: xhr.responseText });
      subscriber.complete();
    };
    // The browser aborts requests, too, when the user stops loading the page.
    xhr.onabort = xhr.onerror = () => subscriber.error(new TypeError(`${method} ${url} failed`));
    xhr.send(body);
    return () => xhr.abort();
  });
