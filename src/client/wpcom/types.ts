import type { ArgsOf, NamesOf, OpenIds, ResponseOf } from '../bind';
import type { Id } from '../endpoint';
import type { Query } from '../query';
import type { AfterQuery } from './arguments';
import type { PROPERTIES } from './resource';
import type { Callback, Root } from './send-request';
import type { TimedPromise } from './timed-promise';

/** wpcom's query: besides the platform's own fields, the version, namespace and origin of this one request. */
export type WpcomQuery = Query | null | undefined;

/** A call in wpcom's two forms, where the query comes last before the callback. */
export interface Method<Args extends readonly unknown[], Data> {
  (...args: [...Args, query?: WpcomQuery]): TimedPromise<Data>;
  (...args: [...Args, fn: Callback<Data>]): unknown;
  (...args: [...Args, query: WpcomQuery, fn: Callback<Data>]): unknown;
}

/** The same, where the optional query comes before what is sent. */
export interface BodyMethod<Open extends readonly unknown[], Body, Data> {
  (...args: [...Open, body: Body]): TimedPromise<Data>;
  (...args: [...Open, query: WpcomQuery, body: Body]): TimedPromise<Data>;
  (...args: [...Open, body: Body, fn: Callback<Data>]): unknown;
  (...args: [...Open, query: WpcomQuery, body: Body, fn: Callback<Data>]): unknown;
}

type TakesOf<E> = E extends { readonly types?: { readonly takes: infer T extends readonly string[] } }
  ? T
  : never;

type MethodOf<E, Open extends readonly unknown[]> =
  TakesOf<E> extends readonly [AfterQuery]
    ? BodyMethod<Open, ArgsOf<E>[0], ResponseOf<E>>
    : Method<[...Open, ...ArgsOf<E>], ResponseOf<E>>;

type Part<D, Name extends string> = D extends Readonly<Record<Name, infer P>> ? P : object;
type CallsOf<N> = N extends { readonly calls: infer C } ? C : never;
type Below<N> = N extends { readonly nouns: infer B } ? B : never;
type StepOf<N> = N extends { readonly types?: { readonly args: infer A extends readonly unknown[] } }
  ? A
  : never;
type NamesOfStep<N> = N extends { readonly types?: { readonly names: infer T extends string } } ? T : never;

/** `upload` tells its progress, which a promise cannot. */
type MethodsOf<N, Known extends string> = {
  readonly [K in Exclude<keyof CallsOf<N>, 'upload'>]: MethodOf<
    CallsOf<N>[K],
    OpenIds<NamesOf<CallsOf<N>[K]>, Known>
  >;
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

/** A class of wpcom's as it is made by itself: `new wpcom.Site(id, instance)`. */
export type Static<N, D> = new (...args: [...StepOf<N>, wpcom: Root]) => WpcomNoun<N, D, NamesOfStep<N>>;

type StepTo<N, D, Known extends string> = D extends { make(root: Root, ...args: infer A): infer Made }
  ? (...args: A) => Made
  : (...args: StepOf<N>) => WpcomNoun<N, D, Known | NamesOfStep<N>>;

/** A noun as wpcom shows it: its calls and their other names, the nouns below it, and the ids that it carries. */
export type WpcomNoun<N, D, Known extends string = never> = MethodsOf<N, Known> &
  AliasesOf<MethodsOf<N, Known>, Aliases<D>> & {
    readonly [K in keyof Below<N>]: StepTo<
      Below<N>[K],
      K extends keyof Part<D, 'nouns'> ? Part<D, 'nouns'>[K] : object,
      Known
    >;
  } & { [Variable in Known as Extract<PropertyOf<Variable, D>, string>]: Id | null | undefined } & {
    readonly [Name in keyof Part<D, 'methods'>]: OmitThisParameter<Part<D, 'methods'>[Name]>;
  };
