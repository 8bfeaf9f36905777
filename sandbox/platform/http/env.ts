import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { LoggedRequest } from './request-log';

/** Hono's environment: the bindings are Node's request and response. */
export interface SandboxEnv {
  Bindings: HttpBindings;
  Variables: {
    /** The log entry of a REST request. */
    logEntry?: LoggedRequest;
    /** Whether the request has no token and therefore may read only public data. */
    isAnonymous?: boolean;
  };
}

export type SandboxContext = Context<SandboxEnv>;
