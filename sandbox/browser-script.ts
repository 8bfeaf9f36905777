import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { sandboxFolder } from './folder';

/** A page's script as JavaScript: `folder` within the sandbox, and its name there (`host.js`); undefined when there is none. */
export function browserScript(folder: string, name: string): string | undefined {
  const file = join(sandboxFolder, folder, name.replace(/\.js$/, '.ts'));
  if (!existsSync(file)) return undefined;
  // SWC loads in 40 ms, TypeScript in more than a second, which each sandbox and each spec with one would pay.
  return transformSync(readFileSync(file, 'utf8'), {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript' },
      transform: { verbatimModuleSyntax: true },
    },
  }).code;
}
