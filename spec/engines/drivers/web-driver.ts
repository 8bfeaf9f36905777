/** A session of a WebDriver server. */
export interface Session {
  readonly capabilities: Readonly<Record<string, unknown>>;
  /** Sends a command to the session, and returns the value of the response. */
  readonly send: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<unknown>;
}

/** The time limit of a command in milliseconds. */
const COMMAND_MS = 60_000;

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

async function send(method: string, url: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(COMMAND_MS),
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  const { value } = record(await response.json());
  const { error, message } = record(value);
  if (!response.ok) throw new Error(`WebDriver ${url}: ${String(error)} ${String(message)}`.trim());
  return value;
}

/** Starts a session on the server at this origin. */
export async function newSession(
  origin: string,
  alwaysMatch: Readonly<Record<string, unknown>>,
): Promise<Session> {
  const answer = record(await send('POST', `${origin}/session`, { capabilities: { alwaysMatch } }));
  const base = `${origin}/session/${String(answer.sessionId)}`;
  return {
    capabilities: record(answer.capabilities),
    send: (method, path, body = {}) => send(method, `${base}${path}`, body),
  };
}

/** Whether the server is ready for commands. */
export async function isReady(origin: string): Promise<boolean> {
  try {
    return record(await send('GET', `${origin}/status`, {})).ready === true;
  } catch {
    return false;
  }
}
