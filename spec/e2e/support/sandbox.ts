import { readOptions } from '../../../sandbox/cli/options';
import { startSandbox as startServers } from '../../../sandbox/server';

/** A sandbox on free ports, of which specs see only the addresses. */
export interface Sandbox {
  readonly host: string;
  readonly panel: string;
  readonly platform: string;
  /** POST to `/sandbox/{control}` (see sandbox/README.md). */
  readonly control: (control: string, body?: unknown) => Promise<Readonly<Record<string, unknown>>>;
  /** Restores the seeded data and clears the request log. */
  readonly reset: () => Promise<void>;
  /** GET `/sandbox/{path}`. */
  readonly look: (path: string) => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

const ANY_PORTS = {
  NOTESTREAM_PANEL_PORT: '0',
  NOTESTREAM_HOST_PORT: '0',
  NOTESTREAM_PLATFORM_PORT: '0',
};

/**
 * Starts what `npm run sandbox -- ...args` starts, in this process, which saves a second of processor
 * time. The caller must stop it; specs use the fixture `sandboxWith` instead.
 */
export async function startSandbox(...args: readonly string[]): Promise<Sandbox> {
  const options = readOptions(args, ANY_PORTS);
  if (options === 'help') throw new Error('a sandbox needs other arguments than --help');
  const servers = await startServers(options);
  const { host, panel, platform } = servers;
  const control: Sandbox['control'] = async (name, body = {}) => {
    const response = await fetch(`${platform}/sandbox/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok)
      throw new Error(`/sandbox/${name} answered ${response.status}: ${await response.text()}`);
    return asRecord(await response.json());
  };
  return {
    host,
    panel,
    platform,
    control,
    reset: async () => {
      await control('reset');
      await fetch(`${platform}/sandbox/requests`, { method: 'DELETE' });
    },
    look: async (lookPath) => {
      const response = await fetch(`${platform}/sandbox/${lookPath}`);
      const answer: unknown = await response.json();
      return answer;
    },
    stop: () => servers.close(),
  };
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
