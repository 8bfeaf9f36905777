import { parseArgs } from 'node:util';
import type { SandboxOptions } from '../server';
import { parseDuration } from './duration';

/** A mistake in the command line. The message is printed to the user. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const help = `Usage: npm run sandbox -- [options]

A local platform with a host page, for developing and testing the panel.

  --seed N            seed of the platform's content (default 1)
  --notes N           how many notes the seed has (default 100)
  --morning           a morning's hundred unread notes instead of the seed: spam, first comments, questions
  --activity TIME     other users act every TIME: 500ms, 20s, 2m (default: never)
  --notes-file FILE   serve the notes of a JSON file instead of the seed
  --panel-folder DIR  serve the panel build of this folder instead of dist/
  --watch             build the panel, and rebuild it on changes (into --panel-folder, default .notestream/panel)
  --help              show this help

Ports, 0 = any free one:
  NOTESTREAM_PANEL_PORT (8888)  NOTESTREAM_HOST_PORT (8889)  NOTESTREAM_PLATFORM_PORT (8890)
`;

/**
 * Reads the options from the arguments and the environment; returns 'help' if --help is given.
 * Throws UsageError.
 */
export function readOptions(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): SandboxOptions | 'help' {
  const values = parse(args);
  if (values.help === true) return 'help';
  const activity = values.activity;
  const activityMs = activity === undefined ? undefined : parseDuration(activity);
  if (activity !== undefined && activityMs === undefined) {
    throw new UsageError(`--activity takes a time such as 500ms, 20s or 2m, not "${activity}"`);
  }
  return {
    panelPort: portFrom(environment, 'NOTESTREAM_PANEL_PORT', 8888),
    hostPort: portFrom(environment, 'NOTESTREAM_HOST_PORT', 8889),
    platformPort: portFrom(environment, 'NOTESTREAM_PLATFORM_PORT', 8890),
    seed: wholeNumber('--seed', values.seed ?? '1'),
    notes: wholeNumber('--notes', values.notes ?? '100'),
    watch: values.watch ?? false,
    ...(values.morning === true && { morning: true }),
    ...(activityMs !== undefined && { activityMs }),
    ...(values['notes-file'] !== undefined && { notesFile: values['notes-file'] }),
    ...(values['panel-folder'] !== undefined && { panelFolder: values['panel-folder'] }),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        seed: { type: 'string' },
        notes: { type: 'string' },
        morning: { type: 'boolean' },
        activity: { type: 'string' },
        'notes-file': { type: 'string' },
        'panel-folder': { type: 'string' },
        watch: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`${name} takes a whole number, not "${text}"`);
  return Number(text);
}

function portFrom(environment: NodeJS.ProcessEnv, variable: string, usual: number): number {
  const port = wholeNumber(variable, environment[variable] ?? String(usual));
  if (port > 65_535) throw new UsageError(`${variable} takes a port from 0 to 65535, not ${port}`);
  return port;
}
