import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** What Hono handlers find in their context: Node's request and response beside the standard ones. */
export interface SandboxEnv {
  Bindings: HttpBindings;
}

export type SandboxContext = Context<SandboxEnv>;
