import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { LoggedRequest } from './request-log';

/** Hono's environment: the bindings are Node's request and response. */
export interface SandboxEnv {
  Bindings: HttpBindings;
  Variables: {
    /** The log entry of a REST request. */
    logEntry?: LoggedRequest;
    /** The request has no token, so it may read public data only. */
    isAnonymous?: boolean;
  };
}

export type SandboxContext = Context<SandboxEnv>;
