import { type Inner, openEnvelope } from './envelope';
import { type Described, parseError } from './errors';
import type { Exchange } from './request';
import { statusError } from './status-error';
import type { TransportResponse } from './transports/transport';

/**
 * The answer's JSON. Throws an `ApiError` (section 8) for a status outside 2xx and for what is not JSON, whatever its
 * content type says. An empty answer is not JSON either, 204 too: every call of section 7 promises a value, and a
 * made-up one would only fail further away; who deletes where nothing is said can read the error's status.
 */
export function readAnswer(request: Described, response: TransportResponse, isEnvelope: boolean): Exchange {
  const { headers = {} } = response;
  const outer = checked(request, 'text' in response ? parsed(request, response) : response);
  const { status, body } = isEnvelope ? checked(request, openEnvelope(request, outer)) : outer;
  return { status, body, headers };
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

function checked(request: Described, inner: Inner): Inner {
  if (!isSuccess(inner.status)) throw statusError(request, inner.status, inner.body);
  return inner;
}

function parsed(request: Described, { status, text }: { status: number; text: string }): Inner {
  try {
    const body: unknown = JSON.parse(text);
    return { status, body };
  } catch (cause) {
    throw isSuccess(status) ? parseError(request, status, text, cause) : statusError(request, status, text);
  }
}
