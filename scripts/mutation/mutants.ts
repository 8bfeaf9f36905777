import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** A small change of one file that should make a spec fail. */
export interface Mutant {
  /** `overlap` changes no behaviour, but checks that no two inner observables overlap. */
  readonly kind: 'constant' | 'operator' | 'overlap';
  readonly file: string;
  readonly line: number;
  /** The text of the line without its indentation, which identifies the place when lines move. */
  readonly at: string;
  /** The replacement, e.g. 'UNDO_MS + 1' or 'exhaustMap'. */
  readonly to: string;
  /** The constant or operator that is changed. */
  readonly name: string;
  readonly mutated: string;
}

const OPERATORS = ['switchMap', 'mergeMap', 'concatMap', 'exhaustMap'];
const TIMING = 'src/streams/timing.ts';

/** Whether a file is mutated: those of the streams, and of the developer tools without their window. */
export const isMutated = (file: string): boolean =>
  /^src\/(streams|devtools\/(monitor|picture|replay))\/.*\.ts$/.test(file);

/**
 * Changes each constant of `timing.ts` by one, and each flattening operator to each of the others.
 */
export function allMutants(root: string): Mutant[] {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name}`)
    .filter(isMutated)
    .sort();
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    return file === TIMING ? constants(source) : operators(source);
  });
}

function constants(source: ts.SourceFile): Mutant[] {
  const declarations = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  return declarations.flatMap((declaration) => {
    const name = declaration.name.getText();
    return values(declaration.initializer).flatMap((value, index, { length }) =>
      ['+ 1', '- 1'].map((change) => {
        const to = `${length > 1 ? `${name}[${index}]` : name} ${change}`;
        return mutant(source, value, { kind: 'constant', name, to, by: `(${value.getText()}) ${change}` });
      }),
    );
  });
}

/** The values of a constant: the elements of an array, or its single value. */
function values(initializer: ts.Expression | undefined): readonly ts.Expression[] {
  if (!initializer) return [];
  if (ts.isAsExpression(initializer)) return values(initializer.expression);
  return ts.isArrayLiteralExpression(initializer) ? initializer.elements : [initializer];
}

function operators(source: ts.SourceFile): Mutant[] {
  const uses: ts.Identifier[] = [];
  const imported = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportSpecifier(node)) imported.add(node.name.text);
    else if (ts.isIdentifier(node) && OPERATORS.includes(node.text)) uses.push(node);
    else ts.forEachChild(node, visit);
  };
  visit(source);
  const noOverlap = relative(dirname(source.fileName), 'scripts/mutation/no-overlap');
  const swapped = (use: ts.Identifier, to: string, kind: Mutant['kind'], from: string): Mutant => {
    const found = mutant(source, use, { kind, name: use.text, to, by: to });
    const addition = imported.has(to) ? '' : `import { ${to} } from '${from}';\n`;
    return { ...found, mutated: addition + found.mutated };
  };
  return uses.flatMap((use) => [
    ...OPERATORS.filter((operator) => operator !== use.text).map((to) =>
      swapped(use, to, 'operator', 'rxjs'),
    ),
    swapped(use, 'noOverlap', 'overlap', noOverlap),
  ]);
}

function mutant(
  source: ts.SourceFile,
  node: ts.Node,
  { by, ...rest }: Pick<Mutant, 'kind' | 'name' | 'to'> & { readonly by: string },
): Mutant {
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  return {
    ...rest,
    file: source.fileName,
    line: line + 1,
    at: source.text.split('\n')[line]?.trim() ?? '',
    mutated: source.text.slice(0, node.getStart()) + by + source.text.slice(node.getEnd()),
  };
}
