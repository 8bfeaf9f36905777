// The types of the tables' calls, as the compiler knows them; used by scripts/client-nouns.ts.
import path from 'node:path';
import ts from 'typescript';

const tables = path.join(import.meta.dirname, '..', 'src', 'client', 'tables');

const FLAGS =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.OmitParameterModifiers;

/** The types of a call, as text. */
export interface CallTypes {
  readonly answer: string;
  /** The call's own arguments, '' without any. */
  readonly args: string;
  /** The fields of its query; '' without fields of its own. */
  readonly query: string;
}

/** Reads the types of the calls below a chain of nouns: `read('site', 'post', 'get')`. */
export function readTypes(): (...chain: readonly string[]) => CallTypes {
  const program = ts.createProgram([path.join(tables, 'index.ts'), path.join(tables, 'notifications.ts')], {
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: ['node'],
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: true,
  });
  const checker = program.getTypeChecker();

  const exported = (file: string, name: string): ts.Type => {
    const source = program.getSourceFile(path.join(tables, file));
    const module = source && checker.getSymbolAtLocation(source);
    const symbol = module && checker.getExportsOfModule(module).find((each) => each.getName() === name);
    if (!symbol) throw new Error(`${file} has no ${name}`);
    return checker.getTypeOfSymbol(symbol);
  };
  const member = (type: ts.Type, name: string): ts.Type => {
    const symbol = checker.getNonNullableType(type).getProperty(name);
    if (!symbol) throw new Error(`${checker.typeToString(type)} has no ${name}`);
    return checker.getTypeOfSymbol(symbol);
  };
  const text = (type: ts.Type): string =>
    checker.typeToString(type, undefined, FLAGS).replaceAll('readonly ', '');

  /** 'number?: number | undefined' as 'number: number'. */
  const fields = (type: ts.Type): string =>
    checker
      .getPropertiesOfType(type)
      .map(
        (field) => `${field.getName()}: ${text(checker.getNonNullableType(checker.getTypeOfSymbol(field)))}`,
      )
      .join('; ');

  const root = {
    api: exported('index.ts', 'api'),
    notifications: exported('notifications.ts', 'notifications'),
  };
  return (...chain) => {
    const call = chain.at(-1) ?? '';
    const steps = chain.slice(0, -1);
    const isNotification = steps[0] === 'notifications';
    const noun = (isNotification ? [] : steps).reduce(
      (at, name) => member(member(at, 'nouns'), name),
      isNotification ? root.notifications : root.api,
    );
    const types = member(member(member(noun, 'calls'), call), 'types');
    const args = text(member(types, 'args')).slice(1, -1);
    return { answer: text(member(types, 'response')), args, query: fields(member(types, 'query')) };
  };
}
