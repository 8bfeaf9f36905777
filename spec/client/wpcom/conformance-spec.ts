import WPCOM from 'wpcom';
import { wpcom } from '../../../src/client/wpcom';
import { CALLS } from './conformance/all-cases';
import { type Case, takes } from './conformance/cases';
import { EXCEPTIONS, onceEncoded } from './conformance/exceptions';
import { ours, record, refuses, theirs } from './conformance/record';
import {
  asObject,
  CHAINS,
  construct,
  follow,
  idsOf,
  invoke,
  methodsBelow,
  methodsOf,
} from './conformance/walk';

const silent = (): object => ({});
const oracle = WPCOM('a token', silent);
const instance = wpcom('a token', silent);

const methods = methodsBelow(oracle);
/** Methods that wpcom generates from a list: GETs with an optional query. */
const isListed = (name: string): boolean => /^site\.(stats\w*|\w+List|pageTemplates)$/.test(name);
const caseOf = (name: string): Case | undefined => CALLS[name] ?? (isListed(name) ? takes() : undefined);

// wpcom's own `sendRequest` logs a deprecation warning.
beforeAll(() => void jest.spyOn(console, 'warn').mockReturnValue());

let compared = 0;
let same = 0;
afterAll(() => {
  process.stdout.write(`conformance: ${same} of ${compared}\n`);
});

describe('every public method of wpcom 5.4.2', () => {
  it('has a case here, and each case has a method', () => {
    expect(methods.filter((name) => !caseOf(name))).toEqual([]);
    expect(Object.keys(CALLS).filter((name) => !methods.includes(name))).toEqual([]);
    expect(methods.length).toBeGreaterThan(200);
  });

  it.each(methods)('sends the same request with the same outcome in every form: %s', async (name) => {
    for (const form of caseOf(name) ?? []) {
      const [wanted, done] = [await record(theirs, name, form), await record(ours, name, form)];
      const exceptions = EXCEPTIONS.filter(({ calls, forms }) => calls.test(name) && forms.test(form.name));
      const expected = exceptions.reduce((recorded, { instead }) => instead(recorded), wanted);
      compared += 1;
      const ids: unknown = expect.objectContaining({ ...expected.ids });
      expect({ form: form.name, ...done }).toEqual({ form: form.name, ...expected, ids });
      // An exception that no longer applies must be removed.
      if (exceptions.length > 0) expect(done).not.toEqual(wanted);
      same += 1;
    }
  });

  // wpcom rejects an extra promise for an option; a site's comment has no replies of a post.
  const refusable = methods.filter((name) => !/getOption$|^site\.comment\.replies$/.test(name));
  it.each(refusable)('fails in the same way as a rejection and in the callback: %s', async (name) => {
    for (const form of caseOf(name)?.filter((each) => /^(promise|callback)$/.test(each.name)) ?? []) {
      const recorded = [await record(theirs, name, form, refuses), await record(ours, name, form, refuses)];
      const [wanted, done] = recorded.map(({ results, thrown }) => ({ results, thrown }));
      compared += 1;
      expect({ form: form.name, ...done }).toEqual({ form: form.name, ...wanted });
      same += 1;
    }
  });
});

describe('ids and slugs in paths', () => {
  const pathOf = (create: typeof ours, chain: (root: object) => object): unknown => {
    let path: unknown;
    const root = create('a token', (params) => (path = params.path));
    void invoke(chain(root), 'get', []);
    return path;
  };
  const stepTo = (from: object, name: string, id: string): object => asObject(invoke(from, name, [id]));
  const category = (slug: string) => (root: object) =>
    stepTo(stepTo(root, 'site', 'a.test'), 'category', slug);

  it('equal those of wpcom if a path may contain their characters', () => {
    const slug = "it's-a_slug~1.0:me@example.test,(a)+b;c=d&e$!*";
    expect(pathOf(ours, category(slug))).toBe(pathOf(theirs, category(slug)));
  });

  it('are encoded if a path may not contain their characters, unlike in wpcom', () => {
    expect(pathOf(theirs, category('a/b ü?'))).toBe('/sites/a.test/categories/slug:a/b ü?');
    expect(pathOf(ours, category('a/b ü?'))).toBe('/sites/a.test/categories/slug:a%2Fb%20%C3%BC%3F');
  });
});

describe('every object of wpcom 5.4.2', () => {
  it.each(CHAINS)('has the same ids: %j', (chain) => {
    const [wanted = {}, done] = [oracle, instance].map((root) => idsOf(follow(root, chain)));
    const isTwiceEncoded = /^site\.(taxonomy|postType)/.test(chain);
    expect(done).toMatchObject(isTwiceEncoded ? onceEncoded(wanted) : wanted);
  });

  it.each(CHAINS)('has the same methods: %j', (chain) => {
    const object = follow(instance, chain);
    const isMissing = (name: string): boolean => typeof Reflect.get(object, name) !== 'function';
    expect(methodsOf(follow(oracle, chain)).filter(isMissing)).toEqual([]);
  });

  it.each(Object.keys(WPCOM))('is exported as a class by both: %s', (name) => {
    const make = (library: object, root: object): object =>
      construct(Reflect.get(library, name), /^(Site|Domain)$/.test(name) ? ['example.test', root] : [root]);
    const [wanted, done] = [make(WPCOM, oracle), make(wpcom, instance)];
    expect(methodsOf(wanted).filter((method) => typeof Reflect.get(done, method) !== 'function')).toEqual([]);
    expect(idsOf(done)).toEqual(idsOf(wanted));
    expect(done).toBeInstanceOf(Reflect.get(wpcom, name));
  });
});
