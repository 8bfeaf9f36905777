/** @alone The package wpcom changes Promise. */
import WPCOM5 from 'wpcom';
import WPCOM7 from 'wpcom7';
import { NEVER, of } from 'rxjs';
import type { TransportChannel, TransportRequest } from '../../../src/client';
import { requestHandler, wpcom } from '../../../src/client/wpcom';
import { CALLS } from './conformance/all-cases';
import { type Case, takes } from './conformance/cases';
import { exceptionsOf } from './conformance/exceptions';
import { LACKS } from './conformance/lacks';
import { ours, record, refuses, THEIRS } from './conformance/record';
import { construct, idsOf, methodsBelow, methodsOf } from './conformance/walk';

const silent = (): object => ({});

/** Methods that wpcom generates from a list: GETs with an optional query. */
const isListed = (name: string): boolean => /^site\.(stats\w*|\w+List|pageTemplates)$/.test(name);
const caseOf = (name: string): Case | undefined => CALLS[name] ?? (isListed(name) ? takes() : undefined);

// wpcom's own `sendRequest` logs a deprecation warning.
beforeAll(() => void jest.spyOn(console, 'warn').mockReturnValue());

const VERSIONS = [
  { version: '5.4.2', WPCOM: WPCOM5 },
  { version: '7.1.1', WPCOM: WPCOM7 },
] as const;

const methodsOfVersion = VERSIONS.map(({ WPCOM }) => methodsBelow(WPCOM('a token', silent)));

test('each case is a method of one of the versions', () => {
  expect(Object.keys(CALLS).filter((name) => !methodsOfVersion.flat().includes(name))).toEqual([]);
});

describe.each(VERSIONS)('every public method of wpcom $version', ({ version, WPCOM }) => {
  const oracle = WPCOM('a token', silent);
  const theirs = THEIRS[version] ?? WPCOM;
  const all = methodsBelow(oracle);
  const methods = all.filter((name) => version === '5.4.2' || !(name in LACKS));

  it('has a case here, or is listed as lacking', () => {
    expect(methods.filter((name) => !caseOf(name))).toEqual([]);
    expect(all.length).toBeGreaterThan(version === '5.4.2' ? 200 : 100);
  });

  it.each(methods)('sends the same request with the same outcome in every form: %s', async (name) => {
    for (const form of caseOf(name) ?? []) {
      const [wanted, done] = [await record(theirs, name, form), await record(ours, name, form)];
      const exceptions = exceptionsOf(version, name, form.name);
      const expected = exceptions.reduce((recorded, { instead }) => instead(recorded), wanted);
      const ids: unknown = expect.objectContaining({ ...expected.ids });
      expect({ form: form.name, ...done }).toEqual({ form: form.name, ...expected, ids });
      // An exception that no longer applies must be removed.
      if (exceptions.length > 0) expect(done).not.toEqual(wanted);
    }
  });

  // wpcom rejects an extra promise for an option; a site's comment has no replies of a post.
  const refusable = methods.filter((name) => !/getOption$|^site\.comment\.replies$/.test(name));
  it.each(refusable)('fails in the same way as a rejection and in the callback: %s', async (name) => {
    for (const form of caseOf(name)?.filter((each) => /^(promise|callback)$/.test(each.name)) ?? []) {
      const recorded = [await record(theirs, name, form, refuses), await record(ours, name, form, refuses)];
      const [wanted, done] = recorded.map(({ results, thrown }) => ({ results, thrown }));
      const isUncalled = exceptionsOf(version, name, form.name).some((each) => each.isUncalled);
      const expected = isUncalled ? { results: [[new Error('refused'), undefined]], thrown: [] } : wanted;
      expect({ form: form.name, ...done }).toEqual({ form: form.name, ...expected });
    }
  });

  it.each(Object.keys(WPCOM))('is exported as a class by both: %s', (name) => {
    const make = (library: object, root: object): object =>
      construct(Reflect.get(library, name), /^(Site|Domain)$/.test(name) ? ['example.test', root] : [root]);
    const [wanted, done] = [make(WPCOM, oracle), make(wpcom, wpcom('a token', silent))];
    const isMissing = (method: string): boolean =>
      typeof Reflect.get(done, method) !== 'function' && !(`${name.toLowerCase()}.${method}` in LACKS);
    expect(methodsOf(wanted).filter(isMissing)).toEqual([]);
    expect(idsOf(done)).toEqual(idsOf(wanted));
    expect(done).toBeInstanceOf(Reflect.get(wpcom, name));
  });
});

describe('a loaded token, as in wpcom 7', () => {
  it('reaches the handler with each request', () => {
    const tokens: unknown[] = [];
    const root = wpcom((params) => tokens.push(params.token));
    expect(root.isTokenLoaded()).toBe(false);
    void root.me().get();
    root.loadToken('another');
    expect(root.isTokenLoaded()).toBe(true);
    void root.me().get();
    root.loadToken();
    void root.me().get();
    expect([tokens, root.isTokenLoaded()]).toEqual([[undefined, 'another', undefined], false]);
  });

  it('replaces that of the default handler', async () => {
    const sent: unknown[] = [];
    const transport = {
      send: ({ headers }: TransportRequest) => {
        sent.push(headers.Authorization);
        return of({ status: 200, body: {} });
      },
      connect: ({ token }: TransportChannel) => {
        sent.push(token);
        return NEVER;
      },
    };
    const root = wpcom(requestHandler({ apiOrigin: 'https://platform.test', token: 'first', transport }));
    await root.me().get();
    root.loadToken('second');
    await root.me().get();
    root.pinghub.connect('/wpcom/me/newest-note-data', () => undefined);
    expect(sent).toEqual(['Bearer first', 'Bearer second', 'second']);
  });
});
