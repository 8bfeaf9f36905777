import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { type Defect, hashOf } from './defect';

/** One possible change of a source. */
interface Change {
  readonly kind: 'delay' | 'flattening' | 'other';
  readonly node: ts.Node;
  readonly to: string;
  readonly sentence: string;
}

const FLATTENING = ['switchMap', 'mergeMap', 'concatMap', 'exhaustMap'];
const DROPPED = [
  ...['takeUntil', 'distinctUntilChanged', 'filter', 'take'],
  ...['skip', 'startWith', 'share'],
];
const COMPARISONS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
};
const TIMING = 'src/streams/timing.ts';
/** How many delays and flattening operators are changed, and how many others in each domain. */
const COUNTS = { delay: 6, flattening: 7 } as const;
const LARGE_DOMAIN = 120;

/**
 * A sample by hash of the changes of delays, of flattening operators, and of each domain, such as
 * `streams/list`. It is the same for the same sources, and mostly the same after they change. `equivalent` has
 * the ids of changes that change no behaviour.
 */
export function madeDefects(root: string, equivalent: ReadonlySet<string>): readonly Defect[] {
  const all = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `src/${name}`)
    .flatMap((file) => changesOf(file, readFileSync(join(root, file), 'utf8')))
    .filter(({ defect }) => !equivalent.has(defect.id))
    .sort((one, other) => (one.defect.id < other.defect.id ? -1 : 1));
  const ofKind = (wanted: Change['kind']): readonly Defect[] =>
    all.filter(({ kind }) => kind === wanted).map(({ defect }) => defect);
  const others = new Map<string, Defect[]>();
  for (const defect of ofKind('other')) others.set(defect.area, [...(others.get(defect.area) ?? []), defect]);
  return [
    ...ofKind('delay').slice(0, COUNTS.delay),
    ...ofKind('flattening').slice(0, COUNTS.flattening),
    ...[...others.values()].flatMap((each) => each.slice(0, each.length < LARGE_DOMAIN ? 1 : 2)),
  ];
}

function changesOf(file: string, text: string): readonly { kind: Change['kind']; defect: Defect }[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const lines = text.split('\n');
  const ids = new Set<string>();
  return nodes.flatMap(file === TIMING ? delayChanges : otherChanges).map(({ kind, node, to, sentence }) => {
    const [start, end] = [node.getStart(), node.getEnd()];
    const { line } = source.getLineAndCharacterOfPosition(start);
    const added =
      kind === 'flattening' && !new RegExp(`import [^;]*\\b${to}\\b`).test(text)
        ? `import { ${to} } from 'rxjs';\n`
        : '';
    let id = hashOf(`${file} ${lines[line]?.trim()} ${node.getText()} ${to}`);
    while (ids.has(id)) id = hashOf(`${id} again`);
    ids.add(id);
    const area = file.split('/').slice(1, -1).slice(0, 2).join('/') || 'src';
    return {
      kind,
      defect: {
        ...{ id, area, file, sentence: `line ${line + 1}: ${sentence}` },
        ...{ from: text, to: added + text.slice(0, start) + to + text.slice(end) },
      },
    };
  });
}

/** Each delay, count or length of `timing.ts`, one more and one less. */
function delayChanges(node: ts.Node): readonly Change[] {
  if (!ts.isVariableDeclaration(node) || !node.initializer || ts.isArrayLiteralExpression(node.initializer))
    return [];
  const { initializer, name } = node;
  if (ts.isAsExpression(initializer)) return [];
  return ['+ 1', '- 1'].map((by) => ({
    kind: 'delay',
    node: initializer,
    to: `(${initializer.getText()}) ${by}`,
    sentence: `${name.getText()} ${by}`,
  }));
}

function otherChanges(node: ts.Node): readonly Change[] {
  const change = (target: ts.Node, to: string, sentence: string): Change => ({
    ...{ kind: 'other', node: target, to },
    sentence: sentence.replace(/\s+/g, ' ').slice(0, 100),
  });
  if (ts.isIfStatement(node))
    return [
      change(node.expression, `!(${node.expression.getText()})`, `negates if (${node.expression.getText()})`),
      ...(!node.elseStatement && ts.isReturnStatement(node.thenStatement)
        ? [change(node, '', `drops ${node.getText()}`)]
        : []),
    ];
  if (ts.isConditionalExpression(node))
    return [
      change(node.condition, `!(${node.condition.getText()})`, `negates ${node.condition.getText()} ?`),
    ];
  if (ts.isBinaryExpression(node)) {
    const { left, operatorToken, right } = node;
    const operator = operatorToken.getText();
    if (operator === '??') return [change(node, left.getText(), `drops ?? ${right.getText()}`)];
    const to = COMPARISONS[operator];
    return to ? [change(operatorToken, to, `${to} in ${node.getText()}`)] : [];
  }
  if (
    ts.isPropertyAssignment(node) &&
    /^'\w+\.\w+'$/.test(node.name.getText()) &&
    ts.isArrowFunction(node.initializer)
  )
    return [change(node.initializer, '() => {}', `drops the handler of ${node.name.getText()}`)];
  if (!ts.isCallExpression(node)) return [];
  const name = node.expression.getText();
  if (FLATTENING.includes(name))
    return FLATTENING.filter((each) => each !== name).map((to) => ({
      ...change(node.expression, to, `${to} instead of ${node.getText()}`),
      kind: 'flattening',
    }));
  const isPiped = ts.isCallExpression(node.parent) && node.parent.expression.getText().endsWith('.pipe');
  return isPiped && DROPPED.includes(name)
    ? [change(node, '(source) => source', `drops ${node.getText()}`)]
    : [];
}
