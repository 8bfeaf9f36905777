type Trimmed<Text extends string> = Text extends ` ${infer Rest}`
  ? Trimmed<Rest>
  : Text extends `${infer Rest} `
    ? Trimmed<Rest>
    : Text;

type Split<Text extends string> = Text extends `${infer First} | ${infer Rest}`
  ? Trimmed<First> | Split<Rest>
  : Trimmed<Text>;

/** The columns that the first line of a table names. */
type Columns<Text extends string> = Text extends `\n${infer Head}\n${string}` ? Split<Head> : never;

const cellsOf = (line: string): readonly string[] => line.split(' | ').map((cell) => cell.trim());

/**
 * The rows of a table whose first line names the columns; ' | ' separates the cells. The column
 * `name` holds the titles of tests and comes last, so that the marble diagrams are aligned.
 */
export function table<Text extends string>(text: Text): Record<Columns<Text>, string>[] {
  const [head = '', ...lines] = text.split('\n').filter((line) => line.trim() !== '');
  const names = cellsOf(head);
  return lines.map((line) => {
    const cells = cellsOf(line);
    if (cells.length !== names.length) throw new Error(`not ${names.length} cells: ${line}`);
    return Object.fromEntries(names.map((name, at) => [name, cells[at]]));
  }) as Record<Columns<Text>, string>[];
}

/** The value that a cell names; undefined if the cell is empty. */
export function named<T>(values: Readonly<Record<string, T>>, cell: string): T | undefined {
  if (cell !== '' && !(cell in values)) throw new Error(`no value is named ${cell}`);
  return values[cell];
}

/** The values that a cell names, separated by spaces. */
export const allNamed = <T>(values: Readonly<Record<string, T>>, cell: string): T[] =>
  cell.split(' ').flatMap((word) => named(values, word) ?? []);

/** The texts of a cell such as 'until: 9s !; state: closed'; those that it does not name are empty. */
export function more<Name extends string>(cell: string, ...names: readonly Name[]): Record<Name, string> {
  const texts = new Map(cell.split('; ').map((part) => [part.replace(/:.*/, ''), part.replace(/.*?: /, '')]));
  const unknown = [...texts.keys()].filter((name) => name !== '' && !names.some((each) => each === name));
  if (unknown.length > 0) throw new Error(`no text is named ${unknown.join()}`);
  return Object.fromEntries(names.map((name) => [name, texts.get(name) ?? ''])) as Record<Name, string>;
}
