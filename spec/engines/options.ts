import { parseArgs } from 'node:util';
import { ENGINE_NAMES, type EngineName } from './engines';

export interface Options {
  readonly engines: readonly EngineName[];
  /** Runs only journeys with this text in their name. */
  readonly journey: string;
}

export const HELP = `Runs the main journeys in Chromium, Firefox and WebKit. Run \`npm run build\` first. Missing engines are installed
with apt-get on Debian (as root), and reported elsewhere.

  npm run test:engines -- [--only chromium,firefox] [--journey <words>]

  --only      run these engines only; the others do not count as missing
  --journey   run only journeys with these words in their name

Exits with 0 if every journey has passed in every engine, or else with 1.
`;

/**
 * Reads the command line; 'help' if --help is given. Throws an error that names the invalid option.
 */
export function readOptions(args: readonly string[]): Options | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      journey: { type: 'string', default: '' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  const names = values.only?.split(',').map((name) => name.trim()) ?? ENGINE_NAMES;
  return { engines: names.map(asEngineName), journey: values.journey };
}

function asEngineName(name: string): EngineName {
  const found = ENGINE_NAMES.find((known) => known === name);
  if (!found) throw new Error(`--only ${name}: the engines are ${ENGINE_NAMES.join(', ')}`);
  return found;
}
