import { resolve } from 'node:path';

/** The root of the repository. The sandbox is always started there, by npm scripts and by jest. */
export const projectFolder = process.cwd();

/**
 * The folder of the sandbox's own files that are read at run time: style sheets and browser
 * scripts.
 */
export const sandboxFolder = resolve(projectFolder, 'sandbox');
