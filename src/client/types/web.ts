/**
 * Types of the web platform if the project declares them (by the `DOM` library or Node's types),
 * otherwise `never`, so that a project without them compiles.
 */

type Declared<Name extends string> =
  typeof globalThis extends Record<Name, { readonly prototype: infer Instance }> ? Instance : never;

export type WebBlob = Declared<'Blob'>;
export type WebResponse = Declared<'Response'>;
export type WebFormData = Declared<'FormData'>;
export type WebAbortSignal = Declared<'AbortSignal'>;
/** A browser's window with its constructors. */
export type WebWindow = typeof globalThis extends { readonly window: infer Window } ? Window : never;
