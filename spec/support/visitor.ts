import { WebSocket } from 'ws';
import { type Sandbox, type SandboxOptions, startSandbox } from '../../sandbox/server';

/** The JSON object of a response; specs state which parts they expect. */
export type Answer = Record<string, unknown>;

export interface NoteJson {
  id: number;
  type: string;
  read: number;
  note_hash: number;
  url: string;
  timestamp: string;
  subject: { text: string }[];
  body: {
    type?: string;
    text: string;
    actions?: Record<string, boolean>;
    meta?: { ids: Record<string, number> };
  }[];
  meta?: { ids: Record<string, number> };
}

/** A signed-in user of the sandbox's REST API, controls and push channel. */
export class Visitor {
  constructor(
    readonly sandbox: Sandbox,
    readonly token: string,
  ) {}

  static async arrive(options: SandboxOptions = {}): Promise<Visitor> {
    const sandbox = await startSandbox(options);
    return new Visitor(sandbox, await signIn(sandbox));
  }

  /** Sends a request with the token; `path` begins after the platform's origin. */
  fetch(
    path: string,
    { headers, ...init }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ) {
    return fetch(this.sandbox.platform + path, {
      ...init,
      headers: { Authorization: `Bearer ${this.token}`, ...headers },
    });
  }

  /** Sends a REST request; `path` begins after `/rest/v1.1`. */
  async rest(method: string, path: string, body?: object): Promise<{ status: number; body: Answer }> {
    const answer = await this.fetch(`/rest/v1.1${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Answer };
  }

  async control(path: string, body: object = {}): Promise<Answer> {
    const answer = await fetch(`${this.sandbox.platform}/sandbox/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Answer;
  }

  async notes(query = 'number=100'): Promise<NoteJson[]> {
    const { body } = await this.rest('GET', `/notifications/?${query}`);
    return body.notes as NoteJson[];
  }

  /** The note with this id. Throws if it does not exist. */
  async note(id: unknown): Promise<NoteJson> {
    const { body } = await this.rest('GET', `/notifications/${String(id)}`);
    const [note] = body.notes as NoteJson[];
    if (note === undefined) throw new Error(`No note ${String(id)}`);
    return note;
  }

  /** Opens a socket; `next` resolves with its next message. */
  async listen(): Promise<{ socket: WebSocket; next: () => Promise<Answer> }> {
    const address = `${this.sandbox.platform.replace('http', 'ws')}/pinghub/wpcom/me/newest-note-data`;
    const carrier = `bearer.${Buffer.from(this.token).toString('base64url')}`;
    const socket = new WebSocket(address, ['pinghub', carrier]);
    const queue: Answer[] = [];
    const waiting: ((message: Answer) => void)[] = [];
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as Answer;
      const first = waiting.shift();
      if (first === undefined) queue.push(message);
      else first(message);
    });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    const next = (): Promise<Answer> => {
      const message = queue.shift();
      return message === undefined
        ? new Promise((resolve) => waiting.push(resolve))
        : Promise.resolve(message);
    };
    return { socket, next };
  }
}

/** Gets a token; the sandbox has already approved the app. */
export async function signIn(sandbox: Sandbox): Promise<string> {
  const redirect = encodeURIComponent(`${sandbox.panel}/`);
  const address = `${sandbox.platform}/oauth2/authorize?client_id=1&response_type=token&redirect_uri=${redirect}`;
  const answer = await fetch(address, { redirect: 'manual' });
  const { hash } = new URL(answer.headers.get('location') ?? '');
  return new URLSearchParams(hash.slice(1)).get('access_token') ?? '';
}
