// Packages of Debian for the browser, engine and deploy specs.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

/** A mirror that fails for a moment, or another apt-get that holds the lock, must not fail a run. */
const PATIENCE = ['-o', 'Acquire::Retries=3', '-o', 'DPkg::Lock::Timeout=120'];
const ATTEMPTS = 3;

/** Whether this process may install packages: as root on Debian. */
export const canInstall = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Runs `apt-get` in a folder. An error has what it printed in `stderr`. */
export function aptGet(args, cwd = process.cwd()) {
  execFileSync('apt-get', ['--quiet=2', ...PATIENCE, ...args], {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Installs packages. A failed attempt is repeated twice; the last error is thrown. */
export function installPackages(packages, attempts = ATTEMPTS) {
  try {
    aptGet(['update']);
  } catch {
    // The existing package lists may be sufficient.
  }
  try {
    aptGet(['install', '--yes', '--no-install-recommends', ...packages]);
  } catch (error) {
    if (attempts === 1) throw error;
    installPackages(packages, attempts - 1);
  }
}

/** The reason in one line: the last line of what a command printed, or why it did not start. */
export const reasonOf = (error) =>
  String(error.stderr ?? '')
    .trim()
    .split('\n')
    .at(-1) || String(error.message ?? error).split('\n')[0];
