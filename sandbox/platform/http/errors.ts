import { PlatformError } from '../model/platform-error';
import type { SandboxContext } from './env';

/** Creates an error response in the format of the versioned REST API: `{ error, message }`. */
export function errorResponse(context: SandboxContext, error: Error): Response {
  if (error instanceof PlatformError) {
    return context.json({ error: error.code, message: error.message }, error.status);
  }
  return context.json({ error: 'internal_error', message: error.message }, 500);
}
