import type { Transport } from '../../client';
import { asRecordable, type InputRecorder, recordValues } from './record-values';

/** A transport that records requests, responses and channel messages; headers are not recorded. */
export function recordTransport({ send, connect }: Transport, recorder: InputRecorder): Transport {
  const { add } = recorder;
  let count = 0;
  return {
    send: (request) => {
      const id = (count += 1);
      const { pathname, search } = new URL(request.url);
      const { body } = request;
      const line = `${request.method} ${pathname}${search}`;
      add({ kind: 'request', id, line, ...(body !== undefined && { body }) });
      return send(request).pipe(
        recordValues(
          recorder,
          (response) =>
            `answer ${response && 'status' in response ? `${response.status} ` : ''}to ${request.method} ${pathname}`,
          (response) => {
            if (!('status' in response)) return;
            const text = 'text' in response ? response.text : JSON.stringify(response.body);
            add({ kind: 'answer', id, status: response.status, text });
          },
          () => add({ kind: 'lost', id }),
        ),
      );
    },
    connect: (channel) => {
      const id = (count += 1);
      add({ kind: 'channel', id });
      return connect(channel).pipe(
        recordValues(
          recorder,
          (event) => (event ? `push channel: ${event.type}` : 'push channel'),
          (event) =>
            event.type === 'open'
              ? add({ kind: 'opened', id })
              : add({ kind: 'pushed', id, data: asRecordable(event.data) }),
          () => add({ kind: 'closed', id }),
        ),
      );
    },
  };
}
