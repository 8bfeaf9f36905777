import oracle from 'wpcom';
import { wpcom } from '../../../src/client/wpcom';
import type { Form } from './cases';
import { follow, invoke, idsOf } from './walk';

type Tell = (...answer: readonly unknown[]) => void;
type Params = Readonly<Record<string, unknown>>;

/** What a call did: what its handler was asked, what its promise or its callback was told, what it threw at once. */
export interface Recorded {
  readonly asked: readonly Params[];
  readonly told: readonly unknown[];
  readonly thrown: readonly string[];
  /** The ids that the object carries afterwards. */
  readonly ids: Params;
}

/** A library: what makes an instance with a handler. */
export type Library = (token: string, handler: (params: Params, fn: Tell) => unknown) => object;
export const theirs: Library = oracle;
export const ours: Library = (token, handler) => wpcom(token, (params, fn) => handler({ ...params }, fn));

const ANSWER = { ID: 7, slug: 'answered', settings: { blogname: 'The name' } };

/** What the platform says to every request, at once. */
export type Platform = (fn: Tell) => void;
export const answers: Platform = (fn) => fn(null, structuredClone(ANSWER), { status: 200 });
export const refuses: Platform = (fn) => fn(new Error('refused'), undefined, { status: 403 });

/** Calls the last name of a chain in one of its forms, on a new instance. */
export async function record(
  library: Library,
  path: string,
  { args }: Form,
  platform: Platform = answers,
): Promise<Recorded> {
  const asked: Params[] = [];
  const told: unknown[] = [];
  const thrown: string[] = [];
  const root = library('a token', (params, fn) => {
    asked.push(plain(params));
    // A channel is opened, and nothing is said of it yet.
    if (params.action === undefined) platform(fn);
    return {};
  });
  const names = path.split('.');
  const object = follow(root, names.slice(0, -1).join('.'));
  try {
    const fn = (...all: readonly unknown[]): void => void told.push(all.slice(0, 2));
    const given = invoke(object, names.at(-1) ?? '', args(fn));
    const value: unknown = await given;
    await turn();
    if (told.length === 0 && (value !== given || typeof value === 'string')) told.push(value);
  } catch (error) {
    thrown.push(String(error).replaceAll('`', ''));
  }
  return { asked, told, thrown, ids: idsOf(object) };
}

/** All that was due has happened: callbacks may be told in a later turn. */
const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** Parameters to be compared: what is undefined is not sent, and a stream is known by its path. */
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
