import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import typescript from 'typescript';
import { sandboxFolder } from './folder';

/** A page's script as JavaScript: `folder` within the sandbox, and its name there (`host.js`); undefined when there is none. */
export function browserScript(folder: string, name: string): string | undefined {
  const file = join(sandboxFolder, folder, name.replace(/\.js$/, '.ts'));
  if (!existsSync(file)) return undefined;
  const { ModuleKind, ScriptTarget } = typescript;
  return typescript.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: { module: ModuleKind.ESNext, target: ScriptTarget.ES2022, verbatimModuleSyntax: true },
  }).outputText;
}
