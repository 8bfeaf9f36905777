import { type Observable, of } from 'rxjs';
import { createClient } from '../../src/client';
import { createChain } from '../../src/client/calls';
import type { ApiRequest } from '../../src/client/request/options';
import { endpoint } from '../../src/client/tables/endpoint';
import { noun } from '../../src/client/tables/noun';
import { pendingTransport } from './support/transports';
import { unchecked } from './support/unchecked';

const things = noun({
  calls: {
    get: endpoint<string>()('GET /sites/{site}/comments/{comment}'),
    find: endpoint<string, [term: string]>()('GET /find', {
      takes: { term: 'string' },
      selects: (data, term) => `${term}: ${String(data)}`,
    }),
    old: endpoint<string>()('GET /users/suggest', { apiVersion: '1' }),
  },
});
const sent: ApiRequest[] = [];
const send = (request: ApiRequest): Observable<unknown> => {
  sent.push(request);
  return of('answered');
};
beforeEach(() => {
  sent.length = 0;
});

const unbound = createChain(send, things);

describe('a chain of calls', () => {
  it('takes the path variables that it has not bound, in the order of the path', () => {
    void unbound.get(1, 2);
    void createChain(send, things, { site: 1 }).get(2);
    void createChain(send, things, { site: 1, comment: 3 }).get();
    expect(sent.map(({ path }) => path)).toEqual([
      '/sites/1/comments/2',
      '/sites/1/comments/2',
      '/sites/1/comments/3',
    ]);
  });

  it('emits the part of the answer that `selects` picks', () => {
    const answers: string[] = [];
    unbound.find('a').subscribe((answer) => answers.push(answer));
    expect(answers).toEqual(['a: answered']);
  });

  it("uses the endpoint's own version unless the options have another one", () => {
    void unbound.old();
    void unbound.old({ apiVersion: '2' });
    expect(sent.map(({ apiVersion }) => apiVersion)).toEqual(['1', '2']);
  });
});

describe('a chain', () => {
  it('lists its functions, which can be taken out of it', () => {
    const { old } = unbound;
    void old();
    expect(sent).toHaveLength(1);
    expect(Object.keys(unbound)).toEqual(['get', 'find', 'old']);
    expect(['get' in unbound, 'nope' in unbound]).toEqual([true, false]);
    expect(Object.entries({ ...unbound }).every(([, value]) => typeof value === 'function')).toBe(true);
    expect([Reflect.get(unbound, 'then'), Reflect.get(unbound, 'constructor')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('cannot change the functions of other chains', () => {
    expect(Reflect.set(unbound, 'old', null)).toBe(false);
    void createChain(send, things).old();
    expect(sent).toHaveLength(1);
  });
});

describe('a wrong argument', () => {
  const chain = createChain(send, things, { site: 1 });
  it.each([undefined, null, '', NaN, '.', '..', {}])('throws at the call if it is not an id: %p', (id) => {
    expect(() => unchecked(chain, 'get', id)).toThrow(new Error('comment id is not correctly defined'));
  });
});

describe('the signal of a call', () => {
  it('aborts it, also that of a batch and of a survey', () => {
    const { transport, log } = pendingTransport();
    const client = createClient({ apiOrigin: 'https://platform.test', transport });
    const aborter = new AbortController();
    const { signal } = aborter;
    const errors: unknown[] = [];
    const fail = { error: (error: unknown) => errors.push(error) };
    client.me().get({ signal }).subscribe(fail);
    client.batch().add('/me').run({ signal }).subscribe(fail);
    client.marketing().survey('a').submit({ signal }).subscribe(fail);
    aborter.abort('a reason');
    const sent = ['/me', '/batch', '/marketing/survey'];
    expect(log).toEqual([...sent, ...sent.map((path) => `abort ${path}`)]);
    expect(errors).toEqual(sent.map(() => 'a reason'));
  });
});
