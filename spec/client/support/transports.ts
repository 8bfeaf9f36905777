import { defer, NEVER, Observable } from 'rxjs';
import type { Transport, TransportEvent, TransportRequest } from '../../../src/client/transports/transport';

/** A transport that answers with this stream, and the requests that it has got. */
export function recordingTransport(answer$: Observable<TransportEvent> = NEVER): {
  readonly transport: Transport;
  readonly sent: TransportRequest[];
} {
  const sent: TransportRequest[] = [];
  const send: Transport['send'] = (request) =>
    defer(() => {
      sent.push(request);
      return answer$;
    });
  return { transport: { send, connect: () => NEVER }, sent };
}

/** A transport that never answers, and the paths of the requests that were sent and aborted. */
export function pendingTransport(): { readonly transport: Transport; readonly log: readonly string[] } {
  const log: string[] = [];
  const send: Transport['send'] = ({ api }) =>
    new Observable(() => {
      log.push(api.path);
      return () => log.push(`abort ${api.path}`);
    });
  return { transport: { send, connect: () => NEVER }, log };
}
