import wpcom5 from 'wpcom';
import wpcom7 from 'wpcom7';
import { wpcom } from '../../../../src/client/wpcom';
import type { Form } from './cases';
import { follow, idsOf, invoke } from './walk';

type Callback = (...answer: readonly unknown[]) => void;
type Params = Readonly<Record<string, unknown>>;

/** What a call did: the requests, the results of its promise or callback, and what it threw. */
export interface Recorded {
  readonly requests: readonly Params[];
  readonly results: readonly unknown[];
  readonly thrown: readonly string[];
  /** The ids that the object has afterwards. */
  readonly ids: Params;
}

/** A library: a function that makes an instance with a handler. */
export type Library = (token: string, handler: (params: Params, fn: Callback) => unknown) => object;
/**
 * The versions of wpcom, by number. The handlers of wpcom 7 get the token with each request, ours only a
 * loaded one.
 */
export const THEIRS: Readonly<Record<string, Library>> = {
  '5.4.2': wpcom5,
  '7.1.1': (token, handler) => wpcom7(token, (params, fn) => handler({ ...params, token: undefined }, fn)),
};
export const ours: Library = (token, handler) => wpcom(token, (params, fn) => handler({ ...params }, fn));

const ANSWER = { ID: 7, slug: 'answered', settings: { blogname: 'The name' } };

/** Answers every request immediately. */
export type Platform = (fn: Callback) => void;
export const answers: Platform = (fn) => fn(null, structuredClone(ANSWER), { status: 200 });
export const refuses: Platform = (fn) => fn(new Error('refused'), undefined, { status: 403 });

/** Calls the last name of a chain in one of its forms, on a new instance. */
export async function record(
  library: Library,
  path: string,
  { args }: Form,
  platform: Platform = answers,
): Promise<Recorded> {
  const requests: Params[] = [];
  const results: unknown[] = [];
  const thrown: string[] = [];
  const root = library('a token', (params, fn) => {
    requests.push(plain(params));
    // A channel emits nothing here.
    if (params.action === undefined) platform(fn);
    return {};
  });
  const names = path.split('.');
  const object = follow(root, names.slice(0, -1).join('.'));
  try {
    const fn = (...all: readonly unknown[]): void => void results.push(all.slice(0, 2));
    const returned = invoke(object, names.at(-1) ?? '', args(fn));
    const value: unknown = await returned;
    await turn();
    if (results.length === 0 && (value !== returned || typeof value === 'string')) results.push(value);
  } catch (error) {
    thrown.push(String(error).replaceAll('`', ''));
  }
  return { requests, results, thrown, ids: idsOf(object) };
}

/** Waits one turn of the event loop, because callbacks may be called in a later turn. */
const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** Comparable parameters: without undefined ones, and with streams replaced by their paths. */
function plain(params: Params): Params {
  const { formData } = params;
  return {
    ...Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined)),
    ...(isList(formData) && { formData: formData.map(field) }),
  };
}

function field(pair: unknown): unknown {
  const [name, value] = isList(pair) ? pair : [];
  if (value === null || typeof value !== 'object' || !('path' in value)) return [name, value];
  if ('destroy' in value && typeof value.destroy === 'function') Reflect.apply(value.destroy, value, []);
  return [name, `a stream of ${String(value.path)}`];
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
