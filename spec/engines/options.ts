import { parseArgs } from 'node:util';
import { ENGINE_NAMES, type EngineName } from './engines';

export interface Options {
  readonly engines: readonly EngineName[];
  /** Only journeys whose name has this in it. */
  readonly journey: string;
  /** A folder for pictures of the open note. */
  readonly pictures: string | undefined;
}

export const HELP = `Runs the main journeys in Chromium, Firefox and WebKit. It needs \`npm run build\`. An engine that is missing is installed by
apt-get where that can be done (Debian, as root), and named otherwise.

  npm run test:engines -- [--only chromium,firefox] [--journey <words>] [--pictures <folder>]

  --only      these engines alone; the others are left out on purpose, and are not missed
  --journey   journeys whose name has these words
  --pictures  writes a PNG file of the open note for each engine and width into this folder

Exits with 0 if each journey has passed in each of the engines, else with 1.
`;

/** Reads the command line. Throws an error that names what is wrong; returns 'help' if that is wanted. */
export function readOptions(args: readonly string[]): Options | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      journey: { type: 'string', default: '' },
      pictures: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  const names = values.only?.split(',').map((name) => name.trim()) ?? ENGINE_NAMES;
  return { engines: names.map(asEngineName), journey: values.journey, pictures: values.pictures };
}

function asEngineName(name: string): EngineName {
  const found = ENGINE_NAMES.find((known) => known === name);
  if (!found) throw new Error(`--only ${name}: the engines are ${ENGINE_NAMES.join(', ')}`);
  return found;
}
