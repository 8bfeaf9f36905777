import { resolve } from 'node:path';

/** The checkout, where the sandbox is always started from: npm scripts and jest both run there. */
export const projectFolder = process.cwd();

/** The sandbox's own files that are read at run time (styles, the host page's scripts). */
export const sandboxFolder = resolve(projectFolder, 'sandbox');
