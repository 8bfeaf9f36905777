/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { readOptions, UsageError } from '../../sandbox/cli/options';
import { startSandbox } from '../../sandbox/server';

const started = new Set<ChildProcess>();
afterEach(() => {
  for (const child of started) child.kill('SIGKILL');
  started.clear();
});

const terminate = (child: ChildProcess): unknown => child.kill('SIGTERM');
const disconnect = (child: ChildProcess): unknown => child.disconnect();

const drained = (stream: Readable | null): Promise<void> => (stream ? finished(stream) : Promise.resolve());

/** Runs the sandbox's command until it exits; calls `end` when `until` appears in its output. */
async function run(
  environment: Record<string, string>,
  { until, end = terminate }: { until?: string; end?: (child: ChildProcess) => unknown } = {},
): Promise<{ code: unknown; text: string }> {
  const ports = { NOTESTREAM_PANEL_PORT: '0', NOTESTREAM_HOST_PORT: '0', NOTESTREAM_PLATFORM_PORT: '0' };
  const child = spawn(process.execPath, ['--import', 'tsx', 'sandbox/main.ts', '--notes', '5'], {
    env: { ...process.env, ...ports, ...environment },
    // The channel ends the sandbox if this process is killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  started.add(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      const before = text;
      text += chunk.toString();
      if (until !== undefined && text.includes(until) && !before.includes(until)) end(child);
    });
  }
  if (until === '') end(child);
  // `close` is not emitted after a disconnect.
  const [exit] = await Promise.all([once(child, 'exit'), ...[child.stdout, child.stderr].map(drained)]);
  return { code: exit[0] as unknown, text };
}

describe('the sandbox command', () => {
  it('prints its addresses, and exits with 0 on SIGTERM', async () => {
    const { code, text } = await run({}, { until: 'Ctrl+C' });
    expect(code).toBe(0);
    expect(text).toMatch(/^ {2}host page {3}http:\/\/localhost:\d+$/m);
    expect(text).toMatch(/^ {2}panel {7}http:\/\/localhost:\d+$/m);
    expect(text).toMatch(/^ {2}platform {4}http:\/\/localhost:\d+$/m);
  }, 60_000);

  it.each([
    ['is ready', 'Ctrl+C'],
    ['is still starting', ''],
  ])(
    'exits when its parent process ends while the sandbox %s',
    async (_, until) => {
      expect((await run({}, { until, end: disconnect })).code).toBe(0);
    },
    60_000,
  );

  it('names a port that is in use, what needs it and the variable that changes it', async () => {
    const other = await startSandbox({ notes: 1 });
    try {
      const port = new URL(other.panel).port;
      const { code, text } = await run({ NOTESTREAM_PANEL_PORT: port });
      expect(code).toBe(1);
      expect(text).toContain(`Port ${port} is taken, and the panel wants it. Set NOTESTREAM_PANEL_PORT`);
    } finally {
      await other.close();
    }
  }, 60_000);
});

describe('the options of the sandbox', () => {
  it('have defaults without arguments and environment variables', () => {
    expect(readOptions([], {})).toEqual({
      panelPort: 8888,
      hostPort: 8889,
      platformPort: 8890,
      seed: 1,
      notes: 100,
      watch: false,
    });
  });

  it.each([
    ['500ms', 500],
    ['20s', 20_000],
    ['2m', 120_000],
  ])('accept --activity %s', (text, activityMs) => {
    expect(readOptions(['--activity', text], {})).toMatchObject({ activityMs });
  });

  it('accept --morning', () => {
    expect(readOptions(['--morning'], {})).toMatchObject({ morning: true });
  });

  it.each([
    [['--activity', 'often']],
    [['--activity', '0s']],
    [['--sed', '3']],
    [['--seed', 'x']],
    [['stray']],
  ])('reject %j with a UsageError', (args) => {
    expect(() => readOptions(args, {})).toThrow(UsageError);
  });
});
