/** Whether this process may install packages: as root on Debian. */
export function canInstall(): boolean;

/** Runs `apt-get` in a folder. An error has what it printed in `stderr`. */
export function aptGet(args: readonly string[], cwd?: string): void;

/** Installs packages. A failed attempt is repeated twice; the last error is thrown. */
export function installPackages(packages: readonly string[]): void;

/** The reason in one line: the last line of what a command printed, or why it did not start. */
export function reasonOf(error: unknown): string;
