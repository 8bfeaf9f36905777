import { isRecord } from '../record';
import { type Id, isExistingId, notCorrectlyDefined, withoutMark } from '../request/validate';
import type { Endpoint, Table } from './endpoint';

/** A post by its id, or by its slug if the id is not known. */
export interface Reference {
  readonly id?: Id;
  readonly slug?: string;
}

/** The arguments of a step: one id for each name, optional if the name ends in '?'. */
type StepArguments<Names extends readonly string[], Value> = Names extends readonly [
  infer First,
  ...infer Rest extends readonly string[],
]
  ? First extends `${string}?`
    ? [id?: Value, ...rest: StepArguments<Rest, Value>]
    : [id: Value, ...rest: StepArguments<Rest, Value>]
  : [];

type WithoutMark<Name extends string> = Name extends `${infer Plain}?` ? Plain : Name;

export type Nouns = Readonly<Record<string, Noun>>;

/** A noun of the API: the variables that it binds in a chain, its calls, and the nouns below it. */
export interface Noun<
  Args extends readonly unknown[] = readonly unknown[],
  Names extends string = string,
  Calls extends Table = Table,
  Below extends Nouns = Nouns,
> {
  /** The variables that the step binds, in order. 'post?' may be omitted until a call needs it. */
  readonly binds: readonly string[];
  /** A second variable that callers can pass in an object instead of the first id: `post({ slug })`. */
  readonly reference?: string;
  /** Variables of earlier steps that must be bound before this step: a like needs its post (section 5). */
  readonly needs: readonly string[];
  readonly calls: Calls;
  readonly nouns: Below;
  /** The calls and the nouns below it. */
  readonly members: Readonly<Record<string, Endpoint | Noun>>;
  /** Exists only for the compiler: the step's arguments, and the variables that it binds. */
  readonly types?: { readonly args: Args; readonly names: Names };
}

export type CallsOf<N> = N extends { readonly calls: infer C } ? C : never;
export type NounsOf<N> = N extends { readonly nouns: infer B } ? B : never;
export type StepArgs<N> = N extends { readonly types?: { readonly args: infer A extends readonly unknown[] } }
  ? A
  : never;
export type StepNames<N> = N extends { readonly types?: { readonly names: infer Names extends string } }
  ? Names
  : never;

/** The variables that a chain knows so far. */
export type Bound = Readonly<Record<string, unknown>>;

interface Parts<Binds, Ref, Calls, Below> {
  readonly binds?: Binds;
  readonly reference?: Ref;
  readonly needs?: readonly string[];
  readonly calls?: Calls;
  readonly nouns?: Below;
}

const NOTHING = {};

/** Creates a noun from its parts; a missing part is empty. */
export function noun<
  const Binds extends readonly string[] = [],
  Ref extends string = never,
  Calls extends Table = typeof NOTHING,
  Below extends Nouns = typeof NOTHING,
>(
  parts: Parts<Binds, Ref, Calls, Below>,
): Noun<
  StepArguments<Binds, [Ref] extends [never] ? Id : Id | Reference>,
  WithoutMark<Binds[number]> | Ref,
  Calls,
  Below
>;
export function noun(parts: Parts<readonly string[], string, Table, Nouns>): Noun {
  const members = { ...parts.calls, ...parts.nouns };
  return { binds: [], needs: [], calls: NOTHING, nouns: NOTHING, ...parts, members };
}

/**
 * The bound variables after a step into a noun: the earlier ones and its own.
 * @throws an error that names the first required variable that is missing (section 5).
 */
export function bindStep(
  { binds, reference, needs }: Noun,
  args: readonly unknown[],
  before: Bound = {},
): Bound {
  const input = args[0];
  const { id, slug } = reference !== undefined && isRecord(input) ? input : { id: input };
  const bound: Record<string, unknown> = { ...before };
  if (reference !== undefined) bound[reference] = slug;
  binds.forEach((bind, index) => {
    const name = withoutMark(bind);
    // A missing id may be known from an earlier step.
    bound[name] = (index === 0 ? id : args[index]) ?? before[name];
  });
  for (const name of [...binds, ...needs])
    if (!name.endsWith('?') && !isExistingId(bound[name])) throw notCorrectlyDefined(name);
  return bound;
}
