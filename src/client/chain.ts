import { bind, type Calls } from './bind';
import { type Bound, type Noun, step } from './noun';
import { mapValues } from './record';
import type { Send } from './request';

type ArgumentsOf<N> = N extends { readonly types?: { readonly args: infer A extends readonly unknown[] } }
  ? A
  : never;
type NamesOf<N> = N extends { readonly types?: { readonly names: infer Names extends string } }
  ? Names
  : never;
type Below<N> = N extends { readonly nouns: infer B } ? B : never;
type CallsOf<N> = N extends { readonly calls: infer C } ? C : never;

/** A noun as its users see it: its calls, and a function a noun below it. */
export type Chain<N, Known extends string = never> = Calls<CallsOf<N>, Known> & {
  readonly [K in keyof Below<N>]: (
    ...args: ArgumentsOf<Below<N>[K]>
  ) => Chain<Below<N>[K], Known | NamesOf<Below<N>[K]>>;
};

/** The observable face of a noun: a plain object of calls and further steps, its variables bound (section 7). */
export function chain<N extends Noun, Known extends string = never>(
  send: Send,
  noun: N,
  bound?: Readonly<Record<Known, unknown>>,
): Chain<N, Known>;
export function chain(send: Send, noun: Noun, bound: Bound = {}): Record<string, unknown> {
  const steps = mapValues(
    noun.nouns,
    (below) =>
      (...args: readonly unknown[]): unknown =>
        chain(send, below, step(below, args, bound)),
  );
  return { ...bind(send, noun.calls, bound), ...steps };
}
