import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { sandboxFolder } from './folder';

/**
 * Compiles a TypeScript file of `sandbox/{folder}` to JavaScript; `name` is its `.js` name, such as
 * `host.js`. Returns undefined if there is no such file.
 */
export function browserScript(folder: string, name: string): string | undefined {
  const file = join(sandboxFolder, folder, name.replace(/\.js$/, '.ts'));
  if (!existsSync(file)) return undefined;
  // SWC loads in 40 ms. TypeScript would take more than a second at each start of a sandbox.
  return transformSync(readFileSync(file, 'utf8'), {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript' },
      transform: { verbatimModuleSyntax: true },
    },
  }).code;
}
