import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { LoggedRequest } from './request-log';

/** What Hono handlers find in their context: Node's request and response beside the standard ones. */
export interface SandboxEnv {
  Bindings: HttpBindings;
  Variables: {
    /** What the log says of a request to the REST API. */
    logged?: LoggedRequest;
    /** Nobody is signed in: what is asked for must be for everybody. */
    isAnonymous?: boolean;
  };
}

export type SandboxContext = Context<SandboxEnv>;
