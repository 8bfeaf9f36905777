import { openEnvelope } from './envelope';
import { type Described, parseError } from './errors';
import type { Exchange } from './request';
import { statusError } from './status-error';
import type { TransportResponse } from './transports/transport';

/**
 * The answer's JSON, a list or an object. Throws an `ApiError` (section 8) for a status outside 2xx and for anything else,
 * whatever its content type says. An empty answer and a bare null are nothing either, with 204 too and in an envelope:
 * every call of section 7 promises a value, and a made-up one would only fail further away; who deletes where nothing is
 * said can read the error's status.
 */
export function readAnswer(request: Described, response: TransportResponse, isEnvelope: boolean): Exchange {
  const { status, headers = {} } = response;
  const body = 'text' in response ? parsed(response.text) : response.body;
  const outer = checked(request, { status, headers, body });
  return isEnvelope ? checked(request, openEnvelope(request, outer)) : outer;
}

function checked(request: Described, exchange: Exchange): Exchange {
  const { status, body } = exchange;
  if (!(status >= 200 && status < 300)) throw statusError(request, exchange);
  if (!isValue(body)) throw parseError(request, status, body);
  return exchange;
}

const isValue = (body: unknown): boolean => typeof body === 'object' && body !== null;

/** What the JSON holds, or the text as it is where that is no list and no object. */
function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (isValue(value)) return value;
  } catch {
    // The text is the answer's body: it says more than where its parsing stopped.
  }
  return text;
}
