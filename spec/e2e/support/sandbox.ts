import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..', '..');

/** A sandbox in a process of its own, on free ports. */
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

/** How long a sandbox may take to end before it is killed, in milliseconds. */
const STOP_MS = 5000;

/**
 * Starts `npm run sandbox -- ...args`; resolves when it has printed its addresses. The caller must
 * stop it; specs use the fixture `sandboxWith` instead. If this process ends first, the closed IPC
 * channel ends the sandbox.
 */
export async function startSandbox(...args: readonly string[]): Promise<Sandbox> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'sandbox/main.ts', ...args], {
    cwd: root,
    env: {
      ...process.env,
      NOTESTREAM_PANEL_PORT: '0',
      NOTESTREAM_HOST_PORT: '0',
      NOTESTREAM_PLATFORM_PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const addresses = await printedAddresses(child);
  const { platform } = addresses;
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
    ...addresses,
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
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

async function printedAddresses(
  child: ChildProcess,
): Promise<{ host: string; panel: string; platform: string }> {
  let printed = '';
  for await (const chunk of child.stdout ?? []) {
    printed += String(chunk);
    const address = (name: string): string | undefined =>
      new RegExp(`${name}\\s+(http://\\S+)`).exec(printed)?.[1];
    const [host, panel, platform] = [address('host page'), address('panel'), address('platform')];
    if (host !== undefined && panel !== undefined && platform !== undefined) {
      child.stdout?.resume();
      return { host, panel, platform };
    }
  }
  throw new Error(`the sandbox ended before it printed its addresses: ${printed}`);
}
