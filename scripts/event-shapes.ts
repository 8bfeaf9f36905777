// Writes src/streams/state/event-fields.ts from the event types of src/streams/*/events.ts
// (`npm run console:shapes`). With `--check` it writes nothing and fails if the file is out of
// date.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import ts from 'typescript';
import { formatted } from './formatted';

const root = path.join(import.meta.dirname, '..');
const source = path.join(root, 'src/streams/state/events.ts');
const target = path.join(root, 'src/streams/state/event-fields.ts');

/** The values that a field may have, or the name of its type. */
type FieldType = string | readonly (string | number | boolean)[];
type Fields = ReadonlyMap<string, FieldType>;
type Declaration = ts.TypeAliasDeclaration | ts.InterfaceDeclaration;

const files = new Map<string, ts.SourceFile>();

function parse(file: string): ts.SourceFile {
  const known = files.get(file);
  if (known) return known;
  const parsed = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  files.set(file, parsed);
  return parsed;
}

/** An error that names the place in the sources. */
function problem(node: ts.Node, text: string): Error {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  return new Error(`${path.relative(root, file.fileName)}:${line + 1}: ${text}`);
}

/** The declaration of a type in a file or in the file that it is imported from. */
function declarationOf(name: string, file: ts.SourceFile): Declaration | undefined {
  for (const statement of file.statements) {
    if (
      (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)) &&
      statement.name.text === name
    )
      return statement;
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const names = statement.importClause?.namedBindings;
    const found =
      names && ts.isNamedImports(names) && names.elements.find((element) => element.name.text === name);
    if (!found) continue;
    const imported = path.resolve(path.dirname(file.fileName), `${statement.moduleSpecifier.text}.ts`);
    return declarationOf((found.propertyName ?? found.name).text, parse(imported));
  }
  return undefined;
}

/** The declaration that a type's name stands for; built-in types have none. */
const declarationAt = (node: ts.TypeReferenceNode | ts.ExpressionWithTypeArguments) =>
  declarationOf(node.getFirstToken()?.getText() ?? '', node.getSourceFile());

/** The object types of a union, each as its fields. */
function variantsOf(node: ts.TypeNode): readonly (readonly ts.PropertySignature[])[] {
  if (ts.isParenthesizedTypeNode(node)) return variantsOf(node.type);
  if (ts.isUnionTypeNode(node)) return node.types.flatMap(variantsOf);
  if (ts.isTypeLiteralNode(node)) return [node.members.filter(ts.isPropertySignature)];
  if (ts.isIntersectionTypeNode(node)) return [node.types.flatMap((part) => variantsOf(part).flat())];
  const declaration = ts.isTypeReferenceNode(node) ? declarationAt(node) : undefined;
  if (!declaration) throw problem(node, `${node.getText()} is not an object type that this script can read`);
  return ts.isTypeAliasDeclaration(declaration) ? variantsOf(declaration.type) : [propertiesOf(declaration)];
}

/** The fields of an interface, inherited ones included. */
const propertiesOf = (declaration: ts.InterfaceDeclaration): readonly ts.PropertySignature[] => [
  ...declaration.members.filter(ts.isPropertySignature),
  ...(declaration.heritageClauses ?? []).flatMap(({ types }) =>
    types.flatMap((type) => {
      const parent = declarationAt(type);
      return parent && ts.isInterfaceDeclaration(parent) ? propertiesOf(parent) : [];
    }),
  ),
];

/** The values of a literal type or of a union of them; undefined for any other type. */
function literalsOf(node: ts.TypeNode): readonly (string | number | boolean)[] | undefined {
  if (ts.isUnionTypeNode(node)) {
    const parts = node.types.map(literalsOf);
    return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
  }
  if (ts.isLiteralTypeNode(node) && node.literal.kind !== ts.SyntaxKind.NullKeyword) {
    if (ts.isStringLiteral(node.literal)) return [node.literal.text];
    return [node.literal.kind === ts.SyntaxKind.TrueKeyword || Number(node.literal.getText())];
  }
  if (ts.isTypeReferenceNode(node)) {
    const declaration = declarationAt(node);
    return declaration && ts.isTypeAliasDeclaration(declaration) ? literalsOf(declaration.type) : undefined;
  }
  if (ts.isIndexedAccessTypeNode(node)) return literalsOfIndexedAccess(node);
  return undefined;
}

/** The values of a type such as `Moderation['phase']`. */
function literalsOfIndexedAccess({ objectType, indexType }: ts.IndexedAccessTypeNode) {
  if (!ts.isTypeReferenceNode(objectType)) return undefined;
  const [name] = literalsOf(indexType) ?? [];
  const [properties = []] = variantsOf(objectType);
  const property = properties.find((each) => each.name.getText() === name);
  return property?.type && literalsOf(property.type);
}

/**
 * A type without `readonly`, which means nothing at run time: `NoteId[]`, `Record<NoteId, string>`.
 */
const typeName = (node: ts.TypeNode): string =>
  node
    .getText()
    .replaceAll(/\breadonly /g, '')
    .replaceAll(/\bReadonly<(.*)>/g, '$1');

/** Each event type with its fields. */
function eventFields(): ReadonlyMap<string, Fields> {
  const union = declarationOf('Event', parse(source));
  if (!union || !ts.isTypeAliasDeclaration(union)) throw new Error(`${source} declares no type Event`);
  const events = new Map<string, Fields>();
  for (const properties of variantsOf(union.type)) {
    const types = properties.map((property): [string, FieldType] => {
      if (!property.type || property.questionToken)
        throw problem(property, 'a field of an event has a type and is not optional');
      return [property.name.getText(), literalsOf(property.type) ?? typeName(property.type)];
    });
    const { type, ...fields } = Object.fromEntries(types);
    const [name] = type ?? [];
    if (typeof type === 'string' || typeof name !== 'string' || events.has(name))
      throw new Error(`an event type is missing, not a literal or there twice: ${JSON.stringify(type)}`);
    events.set(name, new Map(Object.entries(fields)));
  }
  return events;
}

const literal = (type: FieldType): string =>
  typeof type === 'string'
    ? JSON.stringify(type)
    : `[${type.map((each) => JSON.stringify(each)).join(', ')}]`;

const entries = [...eventFields()]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([event, fields]) => {
    const written = [...fields].map(([name, type]) => `${name}: ${literal(type)}`).join(', ');
    return `  '${event}': {${written === '' ? '' : ` ${written} `}},`;
  });

const text = await formatted(
  target,
  `// Written by \`npm run console:shapes\` from the types in src/streams/*/events.ts. Do not edit.

/** Each event type with its fields: the name of a field's type, or the values that it may have. */
export const EVENT_FIELDS = {
${entries.join('\n')}
} as const;
`,
);

if (!process.argv.includes('--check')) {
  writeFileSync(target, text);
  console.log(`${entries.length} events`);
} else if (readFileSync(target, 'utf8') !== text) {
  console.error(`${path.relative(root, target)} is out of date: npm run console:shapes`);
  process.exitCode = 1;
}
