import path from 'node:path';
import ts from 'typescript';

const ROOT = path.resolve(__dirname, '..', '..');
const REACT_18 = path.join(__dirname, 'support', 'react-18.d.ts');

const PROPS: Readonly<Record<string, string>> = {
  all: `{ src: '/', theme: 'dark', locale: 'de', loading: 'lazy', screen: 'idle', id: 'bell' }`,
  handler: '{ onopenpost: (event) => event.detail.postId }',
  screen: `{ screen: 'never' }`,
};

/** The messages of the compiler about each of these constants of the type `BellProps`. */
function problemsWith(react: '18' | '19'): Readonly<Record<string, readonly string[]>> {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(path.join(ROOT, 'config', 'tsconfig.embed.json'), (file) => ts.sys.readFile(file))
      .config,
    ts.sys,
    path.join(ROOT, 'config'),
  );
  const all: ts.CompilerOptions = {
    ...options,
    rootDir: ROOT,
    ...(react === '18' && { paths: { react: [REACT_18] } }),
  };
  const texts = new Map(
    Object.entries(PROPS).map(([name, props]) => [
      path.join(__dirname, `${name}-of-the-spec.ts`),
      `import type { BellProps } from '../../src/embed/react';\nexport const props: BellProps = ${props};`,
    ]),
  );
  const host = ts.createCompilerHost(all);
  host.fileExists = (name) => texts.has(path.resolve(name)) || ts.sys.fileExists(name);
  host.readFile = (name) => texts.get(path.resolve(name)) ?? ts.sys.readFile(name);
  const program = ts.createProgram({ rootNames: [...texts.keys()], options: all, host });
  const problems = [...texts.keys()].map((file) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(file))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  );
  return Object.fromEntries(Object.keys(PROPS).map((name, index) => [name, problems[index] ?? []]));
}

test('React 19 has each property, and handlers of the events with their details', () => {
  const screen = [expect.stringContaining('never')];
  expect(problemsWith('19')).toEqual({ all: [], handler: [], screen });
});

test('React 18 has each property, and no handlers, which it would never call', () => {
  const handler = expect.arrayContaining([expect.stringContaining("'onopenpost' does not exist")]) as unknown;
  expect(problemsWith('18')).toEqual({ all: [], handler, screen: [expect.stringContaining('never')] });
});
