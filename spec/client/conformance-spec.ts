import WPCOM from 'wpcom';
import { wpcom } from '../../src/client/wpcom';
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
/** Methods that wpcom makes from a list of its own, all of them GETs with an optional query. */
const isListed = (name: string): boolean => /^site\.(stats\w*|\w+List|pageTemplates)$/.test(name);
const caseOf = (name: string): Case | undefined => CALLS[name] ?? (isListed(name) ? takes() : undefined);

// wpcom's own `sendRequest` warns whoever calls it.
beforeAll(() => void jest.spyOn(console, 'warn').mockReturnValue());

let compared = 0;
let same = 0;
afterAll(() => {
  process.stdout.write(`conformance: ${same} of ${compared}\n`);
});

describe('every public method of wpcom 5.4.2', () => {
  it('is compared here: none is forgotten, and none is made up', () => {
    expect(methods.filter((name) => !caseOf(name))).toEqual([]);
    expect(Object.keys(CALLS).filter((name) => !methods.includes(name))).toEqual([]);
    expect(methods.length).toBeGreaterThan(200);
  });

  it.each(methods)('%s: the same request and the same outcome in every form', async (name) => {
    for (const form of caseOf(name) ?? []) {
      const [wanted, done] = [await record(theirs, name, form), await record(ours, name, form)];
      const exceptions = EXCEPTIONS.filter(({ calls, forms }) => calls.test(name) && forms.test(form.name));
      const expected = exceptions.reduce((recorded, { instead }) => instead(recorded), wanted);
      compared += 1;
      const ids: unknown = expect.objectContaining({ ...expected.ids });
      expect({ form: form.name, ...done }).toEqual({ form: form.name, ...expected, ids });
      // An exception that is none any more must go.
      if (exceptions.length > 0) expect(done).not.toEqual(wanted);
      same += 1;
    }
  });

  // Of an option, wpcom rejects a promise too, which a caller with a callback never sees; the other one asks for no post.
  const refusable = methods.filter((name) => !/getOption$|^site\.comment\.replies$/.test(name));
  it.each(refusable)('%s: the same failure as a rejection and in the callback', async (name) => {
    for (const form of caseOf(name)?.filter((each) => /^(promise|callback)$/.test(each.name)) ?? []) {
      const recorded = [await record(theirs, name, form, refuses), await record(ours, name, form, refuses)];
      const [wanted, done] = recorded.map(({ told, thrown }) => ({ told, thrown }));
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

  it('are as wpcom has them where a path may hold them', () => {
    const slug = "it's-a_slug~1.0:me@example.test,(a)+b;c=d&e$!*";
    expect(pathOf(ours, category(slug))).toBe(pathOf(theirs, category(slug)));
  });

  it('are encoded where it may not, which wpcom forgets', () => {
    expect(pathOf(theirs, category('a/b ü?'))).toBe('/sites/a.test/categories/slug:a/b ü?');
    expect(pathOf(ours, category('a/b ü?'))).toBe('/sites/a.test/categories/slug:a%2Fb%20%C3%BC%3F');
  });
});

describe('every object of wpcom 5.4.2', () => {
  it.each(CHAINS)('%j carries the same ids', (chain) => {
    const [wanted = {}, done] = [oracle, instance].map((root) => idsOf(follow(root, chain)));
    const isTwiceEncoded = /^site\.(taxonomy|postType)/.test(chain);
    expect(done).toMatchObject(isTwiceEncoded ? onceEncoded(wanted) : wanted);
  });

  it.each(CHAINS)('%j has the same methods', (chain) => {
    const object = follow(instance, chain);
    const isMissing = (name: string): boolean => typeof Reflect.get(object, name) !== 'function';
    expect(methodsOf(follow(oracle, chain)).filter(isMissing)).toEqual([]);
  });

  it.each(Object.keys(WPCOM))('%s is a class that wpcom exports, and so do we', (name) => {
    const make = (library: object, root: object): object =>
      construct(Reflect.get(library, name), /^(Site|Domain)$/.test(name) ? ['example.test', root] : [root]);
    const [wanted, done] = [make(WPCOM, oracle), make(wpcom, instance)];
    expect(methodsOf(wanted).filter((method) => typeof Reflect.get(done, method) !== 'function')).toEqual([]);
    expect(idsOf(done)).toEqual(idsOf(wanted));
    expect(done).toBeInstanceOf(Reflect.get(wpcom, name));
  });
});
