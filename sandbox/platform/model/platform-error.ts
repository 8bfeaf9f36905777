/** A refusal in the platform's own words; routes answer it as `{ error, message }` with the status. */
export class PlatformError extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409,
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = 'PlatformError';
  }
}

export const unknown = (noun: 'comment' | 'post' | 'blog' | 'note' | 'user'): PlatformError =>
  new PlatformError(404, `unknown_${noun}`, `Unknown ${noun}`);
