// Installs the packed packages into empty projects, as their users do (`npm run test:packages`): types
// without `DOM` and without `skipLibCheck`, four runtimes, three bundlers, publint and attw.
import { type ExecFileSyncOptions, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { asObject, asString } from '../../src/lib/json';

const ROOT = path.join(import.meta.dirname, '..', '..');
const PROJECT = path.join(import.meta.dirname, 'empty-project');
const TOOLS = [
  'typescript@~6.0.3',
  'esbuild',
  'vite',
  'webpack',
  'webpack-cli',
  'publint',
  '@arethetypeswrong/cli',
  '@types/node@^20.19.0',
  '@types/react@~19.2.0',
];
const RUNTIMES = { 'node 22': 'node@22', 'node 24': 'node@24', deno: 'deno' };
/** Specs that depend on the `fetch`, the WebSocket and the signals of Node; `npm test` runs them in its own Node. */
const SPECS = ['spec/client/transports', 'spec/client/request'];

const folder = mkdtempSync(path.join(tmpdir(), 'notestream-packages-'));
let failures = 0;

/** Runs a command; prints its output only if it fails. */
function run(
  name: string,
  command: string,
  args: readonly string[],
  options: ExecFileSyncOptions = {},
): void {
  try {
    execFileSync(command, args, { cwd: folder, stdio: 'pipe', encoding: 'utf8', ...options });
    console.log(`  passed  ${name}`);
  } catch (error) {
    failures += 1;
    const { stdout, stderr } = asObject(error);
    console.log(`  FAILED  ${name}\n${asString(stdout)}${asString(stderr)}`);
  }
}

const bin = (name: string): string => path.join(folder, 'node_modules', '.bin', name);

/** Packs a package; returns the path of the file. */
function pack(name: string): string {
  const target = path.join(folder, 'packed', name);
  mkdirSync(target, { recursive: true });
  execFileSync('npm', ['pack', '--pack-destination', target], {
    cwd: path.join(ROOT, 'packages', name),
    stdio: 'pipe',
  });
  const [file = ''] = readdirSync(target);
  return path.join(target, file);
}

try {
  cpSync(PROJECT, folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const packed = ['client', 'embed'].map(pack);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...packed, 'rxjs@^7.8.0', ...TOOLS], {
    cwd: folder,
    stdio: 'pipe',
  });
  run('types without DOM and without skipLibCheck', bin('tsc'), ['-p', 'tsconfig.json']);
  run('types with those of Node', bin('tsc'), ['-p', 'tsconfig.node.json']);
  run('types under `moduleResolution: node`', bin('tsc'), ['-p', 'tsconfig.node10.json']);
  run('types of the bell, with React', bin('tsc'), ['-p', 'tsconfig.bell.json']);
  run(`node ${process.version}`, process.execPath, ['run.js']);
  for (const [name, install] of Object.entries(RUNTIMES)) {
    const runtime = path.join(folder, 'runtimes', name.replace(' ', '-'));
    mkdirSync(runtime, { recursive: true });
    writeFileSync(path.join(runtime, 'package.json'), '{}');
    execFileSync('npm', ['install', '--no-audit', '--no-fund', install], { cwd: runtime, stdio: 'pipe' });
    const command = path.join(runtime, 'node_modules', '.bin', name === 'deno' ? 'deno' : 'node');
    if (name !== 'deno')
      run(`specs in ${name}`, command, [path.join('node_modules', 'jest', 'bin', 'jest.js'), ...SPECS], {
        cwd: ROOT,
      });
    run(name, command, name === 'deno' ? ['run', '--allow-net', '--allow-env', 'run.js'] : ['run.js']);
  }
  const bundled = ['--bundle', '--format=esm', '--platform=node'];
  run('esbuild', bin('esbuild'), ['run.js', ...bundled, '--outfile=out/esbuild.mjs']);
  run('webpack', bin('webpack'), ['--config', 'webpack.config.js']);
  run('vite', bin('vite'), ['build']);
  for (const name of ['esbuild', 'webpack', 'vite'])
    run(`the bundle of ${name} runs`, process.execPath, [`out/${name}.mjs`]);
  for (const name of ['client', 'embed']) {
    run(`publint ${name}`, bin('publint'), ['--strict', path.join('node_modules', '@notestream', name)]);
    const [file = ''] = packed.filter((each) => each.includes(`notestream-${name}-`));
    run(`attw ${name}`, bin('attw'), [
      file,
      // An ES module has no CommonJS form; all else counts, also for `moduleResolution: node`.
      '--ignore-rules',
      'cjs-resolves-to-esm',
      '--exclude-entrypoints',
      'embed.js',
    ]);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (failures > 0) process.exitCode = 1;
console.log(failures === 0 ? 'All passed.' : `${failures} failed.`);
