import type { QueryValue } from '../request/query';
import type { Id } from '../request/validate';
import type { ArgsOf, OpenIds, QueryOf, ResponseOf } from '../tables/endpoint';
import type { CallsOf, NounsOf, StepArgs, StepNames } from '../tables/noun';
import type { AfterQuery } from './arguments';
import type { PROPERTIES } from './resource';
import type { Callback } from './send-once';
import type { Root } from './send-request';
import type { TimedPromise } from './timed-promise';
import type { Narrowed } from '../types/fields';
import type { CommonQuery } from '../types/queries';
import type { WebAbortSignal } from '../types/web';

/**
 * The query of wpcom: the platform's fields; the version, namespace and origin of the request; and
 * `signal`, an AbortSignal that aborts it.
 */
export type WpcomQuery = Readonly<Record<string, QueryValue | WebAbortSignal>> | null | undefined;

/** The query of a call: the fields of the call and of the request. */
type QueryWith<Own extends object, Fields extends string> =
  | (Own &
      CommonQuery & {
        readonly fields?: Fields;
        readonly apiVersion?: string;
        readonly apiNamespace?: string;
        readonly proxyOrigin?: string;
        readonly signal?: WebAbortSignal;
      })
  | null
  | undefined;

/**
 * A call in wpcom's two forms, with the optional query after its arguments. The overloads with a
 * callback come first, because a function would also match the type of a query.
 */
export interface Method<Args extends readonly unknown[], Data, Own extends object> {
  (...args: [...Args, fn: Callback<Data>]): unknown;
  <const F extends string = never>(
    ...args: [...Args, query: QueryWith<Own, F>, fn: Callback<Narrowed<Data, F>>]
  ): unknown;
  <const F extends string = never>(
    ...args: [...Args, query?: QueryWith<Own, F>]
  ): TimedPromise<Narrowed<Data, F>>;
}

/** A call in wpcom's two forms, with the optional query before its body. */
export interface BodyMethod<Open extends readonly unknown[], Body, Data, Own extends object> {
  (...args: [...Open, body: Body, fn: Callback<Data>]): unknown;
  <const F extends string = never>(
    ...args: [...Open, query: QueryWith<Own, F>, body: Body, fn: Callback<Narrowed<Data, F>>]
  ): unknown;
  (...args: [...Open, body: Body]): TimedPromise<Data>;
  <const F extends string = never>(
    ...args: [...Open, query: QueryWith<Own, F>, body: Body]
  ): TimedPromise<Narrowed<Data, F>>;
}

type TakesOf<E> = E extends { readonly types?: { readonly takes: infer T } } ? T : never;

type MethodOf<E, Open extends readonly unknown[]> = [TakesOf<E>] extends [never]
  ? Method<Open, ResponseOf<E>, QueryOf<E>>
  : [keyof TakesOf<E>] extends [AfterQuery]
    ? BodyMethod<Open, ArgsOf<E>[0], ResponseOf<E>, QueryOf<E>>
    : Method<[...Open, ...ArgsOf<E>], ResponseOf<E>, QueryOf<E>>;

type Part<D, Name extends string> = D extends Readonly<Record<Name, infer P>> ? P : object;

/** All calls except `upload`, because a promise cannot report progress. */
type MethodsOf<N, Known extends string> = {
  readonly [K in Exclude<keyof CallsOf<N>, 'upload'>]: MethodOf<CallsOf<N>[K], OpenIds<CallsOf<N>[K], Known>>;
};

type Aliases<D> = { readonly del: 'delete'; readonly state: 'mine' } & Part<D, 'aliases'>;
type AliasesOf<Methods, Others> = {
  readonly [Name in keyof Others as Others[Name] extends keyof Methods ? Name : never]: Methods[Others[Name] &
    keyof Methods];
};

type Ids<D> = Omit<typeof PROPERTIES, keyof Part<D, 'ids'>> & Part<D, 'ids'>;
type PropertyOf<Variable extends string, D> = Variable extends keyof Ids<D>
  ? Ids<D>[Variable]
  : `_${Variable}`;

/** A class that wpcom exports: `new wpcom.Site(id, instance)`. */
export type Static<N, D> = new (...args: [...StepArgs<N>, wpcom: Root]) => WpcomNoun<N, D, StepNames<N>>;

type StepTo<N, D, Known extends string> = D extends { make(root: Root, ...args: infer A): infer Made }
  ? (...args: A) => Made
  : (...args: StepArgs<N>) => WpcomNoun<N, D, Known | StepNames<N>>;

/** A noun in wpcom's form: its calls and aliases, the nouns below it, and its ids. */
export type WpcomNoun<N, D, Known extends string = never> = MethodsOf<N, Known> &
  AliasesOf<MethodsOf<N, Known>, Aliases<D>> & {
    readonly [K in keyof NounsOf<N>]: StepTo<
      NounsOf<N>[K],
      K extends keyof Part<D, 'nouns'> ? Part<D, 'nouns'>[K] : object,
      Known
    >;
  } & { [Variable in Known as Extract<PropertyOf<Variable, D>, string>]: Id | null | undefined } & {
    readonly [Name in keyof Part<D, 'methods'>]: OmitThisParameter<Part<D, 'methods'>[Name]>;
  };
