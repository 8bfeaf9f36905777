import { bare, isKnownId, notCorrectlyDefined } from './checks';
import type { Id, Table } from './endpoint';
import { isRecord } from './record';

/** A post by its id, or by its slug where the id is not known. */
export interface Reference {
  readonly id?: Id;
  readonly slug?: string;
}

/** What a step of a chain is asked for: each name's id, required unless the name ends in '?'. */
type StepArguments<At extends readonly string[], Given> = At extends readonly [
  infer First,
  ...infer Rest extends readonly string[],
]
  ? First extends `${string}?`
    ? [id?: Given, ...rest: StepArguments<Rest, Given>]
    : [id: Given, ...rest: StepArguments<Rest, Given>]
  : [];

type Bare<Name extends string> = Name extends `${infer Plain}?` ? Plain : Name;

export type Nouns = Readonly<Record<string, Noun>>;

/** A noun of the API: what its step in a chain asks for, its calls, and the nouns below it. */
export interface Noun<
  Args extends readonly unknown[] = readonly unknown[],
  Names extends string = string,
  Calls extends Table = Table,
  Below extends Nouns = Nouns,
> {
  /** The variables that the step binds, in order; 'post?' may be left out until a call needs it. */
  readonly at: readonly string[];
  /** A second variable, which an object given for the first may hold instead: `post({ slug })`. */
  readonly reference?: string;
  /** Variables bound further up that must be known here: no like without a post (section 5). */
  readonly needs: readonly string[];
  readonly calls: Calls;
  readonly nouns: Below;
  /** Only for the compiler: what the step is asked for, and the variables that it binds. */
  readonly types?: { readonly args: Args; readonly names: Names };
}

/** The variables of a chain, as far as they are known. */
export type Bound = Readonly<Record<string, unknown>>;

interface Parts<At, Ref, Calls, Below> {
  readonly at?: At;
  readonly reference?: Ref;
  readonly needs?: readonly string[];
  readonly calls?: Calls;
  readonly nouns?: Below;
}

const NOTHING = {};

/** A noun from its parts; what is left out is empty. */
export function noun<
  const At extends readonly string[] = [],
  Ref extends string = never,
  Calls extends Table = typeof NOTHING,
  Below extends Nouns = typeof NOTHING,
>(
  parts: Parts<At, Ref, Calls, Below>,
): Noun<StepArguments<At, [Ref] extends [never] ? Id : Id | Reference>, Bare<At[number]> | Ref, Calls, Below>;
export function noun(parts: Parts<readonly string[], string, Table, Nouns>): Noun {
  return { at: [], needs: [], calls: NOTHING, nouns: NOTHING, ...parts };
}

/**
 * The variables after a step into a noun: those bound before, and the step's own.
 * @throws where one that the noun cannot do without is missing: its name is in the message (section 5).
 */
export function step({ at, reference, needs }: Noun, args: readonly unknown[], before: Bound = {}): Bound {
  const given = args[0];
  const { id, slug } = reference !== undefined && isRecord(given) ? given : { id: given };
  const own = at.map((name, index) => [bare(name), index === 0 ? id : args[index]] as const);
  // What is left out here may be known from further up.
  const open = own.map(([name, value]) => [name, value ?? before[name]] as const);
  const bound = {
    ...before,
    ...(reference !== undefined && { [reference]: slug }),
    ...Object.fromEntries(open),
  };
  for (const name of [...at, ...needs])
    if (!name.endsWith('?') && !isKnownId(bound[name])) throw notCorrectlyDefined(name);
  return bound;
}
