/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readOptions, UsageError } from '../../sandbox/cli/options';
import { startSandbox } from '../../sandbox/server';

/** Runs the sandbox's command until it ends or `until` appears in what it prints, then sends SIGTERM. */
async function run(
  environment: Record<string, string>,
  until?: string,
): Promise<{ code: unknown; text: string }> {
  const ports = { NOTESTREAM_PANEL_PORT: '0', NOTESTREAM_HOST_PORT: '0', NOTESTREAM_PLATFORM_PORT: '0' };
  const child = spawn(process.execPath, ['--import', 'tsx', 'sandbox/main.ts', '--notes', '5'], {
    env: { ...process.env, ...ports, ...environment },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (until !== undefined && text.includes(until)) child.kill('SIGTERM');
    });
  }
  const [code] = (await once(child, 'close')) as unknown[];
  return { code, text };
}

describe('the command', () => {
  it('prints its addresses and ends well when told to', async () => {
    const { code, text } = await run({}, 'Ctrl+C');
    expect(code).toBe(0);
    expect(text).toMatch(/^ {2}host page {3}http:\/\/localhost:\d+$/m);
    expect(text).toMatch(/^ {2}panel {7}http:\/\/localhost:\d+$/m);
    expect(text).toMatch(/^ {2}platform {4}http:\/\/localhost:\d+$/m);
  }, 20_000);

  it('names a port that is taken, who wanted it and how to change it', async () => {
    const other = await startSandbox({ notes: 1 });
    const port = new URL(other.panel).port;
    const { code, text } = await run({ NOTESTREAM_PANEL_PORT: port });
    await other.close();
    expect(code).toBe(1);
    expect(text).toContain(`Port ${port} is taken, and the panel wants it. Set NOTESTREAM_PANEL_PORT`);
  }, 20_000);
});

describe('the options', () => {
  it('have defaults', () => {
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
  ])('take an activity of %s', (text, activityMs) => {
    expect(readOptions(['--activity', text], {})).toMatchObject({ activityMs });
  });

  it.each([
    [['--activity', 'often']],
    [['--activity', '0s']],
    [['--sed', '3']],
    [['--seed', 'x']],
    [['stray']],
  ])('refuse %j', (args) => {
    expect(() => readOptions(args, {})).toThrow(UsageError);
  });
});
