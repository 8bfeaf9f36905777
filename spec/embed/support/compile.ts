import path from 'node:path';
import ts from 'typescript';

const ROOT = path.resolve(__dirname, '..', '..', '..');

/**
 * Compiles each of these texts as a module in `spec/embed/`, with the options of the bell's types. Returns the
 * messages of the compiler about it.
 */
export function problemsIn<Name extends string>(
  texts: Readonly<Record<Name, string>>,
  paths: Readonly<Record<string, readonly string[]>> = {},
): Readonly<Record<string, readonly string[]>> {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(path.join(ROOT, 'config', 'tsconfig.embed.json'), (file) => ts.sys.readFile(file))
      .config,
    ts.sys,
    path.join(ROOT, 'config'),
  );
  const all: ts.CompilerOptions = {
    ...options,
    rootDir: ROOT,
    paths: Object.fromEntries(Object.entries(paths).map(([name, files]) => [name, [...files]])),
  };
  const entries = Object.entries<string>(texts);
  const fileOf = (name: string): string => path.join(ROOT, 'spec', 'embed', `${name}-of-the-spec.ts`);
  const sources = new Map(entries.map(([name, text]) => [fileOf(name), text]));
  const host = ts.createCompilerHost(all);
  host.fileExists = (name) => sources.has(path.resolve(name)) || ts.sys.fileExists(name);
  host.readFile = (name) => sources.get(path.resolve(name)) ?? ts.sys.readFile(name);
  const ambient = path.join(ROOT, 'src', 'embed', 'frameworks.d.ts');
  const program = ts.createProgram({ rootNames: [...sources.keys(), ambient], options: all, host });
  return Object.fromEntries(
    entries.map(([name]) => [
      name,
      program
        .getSemanticDiagnostics(program.getSourceFile(fileOf(name)))
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
    ]),
  );
}
