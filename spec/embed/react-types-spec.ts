import path from 'node:path';
import ts from 'typescript';

const ROOT = path.resolve(__dirname, '..', '..');
const REACT_18 = path.join(__dirname, 'support', 'react-18.d.ts');

/** The messages of the compiler about a constant of the type `BellProps`. */
function problemsWith(react: '18' | '19', props: string): readonly string[] {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(path.join(ROOT, 'config', 'tsconfig.embed.json'), (file) => ts.sys.readFile(file))
      .config,
    ts.sys,
    path.join(ROOT, 'config'),
  );
  const file = path.join(__dirname, 'props-of-the-spec.ts');
  const text = `import type { BellProps } from '../../src/embed/react';\nexport const props: BellProps = ${props};`;
  const all: ts.CompilerOptions = {
    ...options,
    rootDir: ROOT,
    ...(react === '18' && { paths: { react: [REACT_18] } }),
  };
  const host = ts.createCompilerHost(all);
  host.fileExists = (name) => path.resolve(name) === file || ts.sys.fileExists(name);
  host.readFile = (name) => (path.resolve(name) === file ? text : ts.sys.readFile(name));
  const program = ts.createProgram({ rootNames: [file], options: all, host });
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test('React 19 has handlers of the events, with their details', () => {
  expect(problemsWith('19', '{ onopenpost: (event) => event.detail.postId }')).toEqual([]);
});

test('React 18, which would never call a handler, has none', () => {
  expect(problemsWith('18', '{ onopenpost: () => undefined }')).toEqual([
    expect.stringContaining("'onopenpost' does not exist"),
  ]);
});

test.each(['18', '19'] as const)('React %s has the attribute `screen`, and each property', (react) => {
  const props = `{ src: '/', theme: 'dark', locale: 'de', loading: 'lazy', screen: 'idle', id: 'bell' }`;
  expect(problemsWith(react, props)).toEqual([]);
  expect(problemsWith(react, `{ screen: 'never' }`)).toEqual([expect.stringContaining('never')]);
});
