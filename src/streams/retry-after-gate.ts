import { asyncScheduler, defer, tap, throwError } from 'rxjs';
import { createSend } from '../client/request/send';
import { ApiError } from '../client/response/errors';
import { createPanelClient, type Gate, type PanelClient } from './panel-client';
import { EARLY_TIMER_MS, POLL_BACKOFF_CAP_MS, RETRY_AFTER_CAP_MS } from './timing';

/**
 * Creates the gate that follows the platform's `Retry-After`. After a 429 or 5xx with this header, each call of
 * the same endpoint fails at once, with the same error and the remaining time, so callers need not remember it.
 * Calls are not held back, because a held call would be shown as being sent. Other endpoints stay open, because
 * a limit such as `comment_flood` applies to one endpoint only.
 */
export function createGate(): Gate {
  const limits = new Map<string, { readonly error: ApiError; readonly until: number }>();
  return {
    makeSend: (options, transport) => {
      const send = createSend(options, transport);
      return (request) => {
        // Each note has its own limit, so that one failing note does not hold up the others.
        const endpoint = request.verb + request.path.replace(/(sites|posts|comments)\/\d+/g, '$1');
        // The cap is lower for reads than for writes, so that the panel does not show old data for long.
        const capMs = request.verb === 'GET' ? POLL_BACKOFF_CAP_MS : RETRY_AFTER_CAP_MS;
        const sent$ = send(request).pipe(
          tap({
            error: (error: unknown) => {
              if (!(error instanceof ApiError)) return;
              const { name, message, path, method, status, body, retryAfterMs } = error;
              // A status below 429 is the fault of the request itself.
              if (retryAfterMs === 0 || status < 429) return;
              const now = asyncScheduler.now();
              // The header gets a date instead of a delay, so that the error of a later call contains the time
              // that remains then.
              const headers = { 'retry-after': new Date(now + retryAfterMs).toISOString() };
              limits.set(endpoint, {
                error: new ApiError({ name, message, path, method, status, body, headers }),
                until: now + Math.min(retryAfterMs, capMs),
              });
            },
          }),
        );
        return defer(() => {
          const limit = limits.get(endpoint);
          const leftMs = limit ? limit.until - asyncScheduler.now() : 0;
          // The remaining time exceeds the cap only if the clock was set back.
          return limit && leftMs > EARLY_TIMER_MS && leftMs <= capMs ? throwError(() => limit.error) : sent$;
        });
      };
    },
    open: () => limits.clear(),
  };
}

/** Returns the client if it has a gate, otherwise a new client with a gate. */
export const gatedClient = (
  client: PanelClient,
  options: Parameters<typeof createPanelClient>[0],
): PanelClient => (client.gate ? client : createPanelClient(options, createGate()));
