import { type Observable, of } from 'rxjs';
import { bind } from '../../src/client/bind';
import { endpoint } from '../../src/client/endpoint';
import type { ApiRequest } from '../../src/client/request';

const table = {
  get: endpoint<string>()('GET /sites/{site}/comments/{comment}'),
  update: endpoint<string, [content: string]>()('PUT /sites/{site}/comments/{comment}', {
    takes: ['content'],
  }),
  write: endpoint<string, [body: object]>()('POST /sites/{site}/new', {
    takes: ['body'],
    sends: (body) => ({ body }),
  }),
  find: endpoint<string, [term: string, kind?: string]>()('GET /find', {
    takes: ['term', 'kind?'],
    sends: (term, kind) => ({ query: { term, kind } }),
    answer: (data, term) => `${term}: ${String(data)}`,
  }),
  old: endpoint<string>()('GET /users/suggest', { apiVersion: '1' }),
};
const sent: ApiRequest[] = [];
const send = (request: ApiRequest): Observable<unknown> => {
  sent.push(request);
  return of('answered');
};
beforeEach(() => {
  sent.length = 0;
});

describe('a table as calls', () => {
  it('asks for the variables that are not bound, in the order of the path', () => {
    void bind(send, table).get(1, 2);
    void bind(send, table, { site: 1 }).get(2);
    void bind(send, table, { site: 1, comment: 3 }).get();
    expect(sent.map(({ path }) => path)).toEqual([
      '/sites/1/comments/2',
      '/sites/1/comments/2',
      '/sites/1/comments/3',
    ]);
  });

  it('sends what the line takes as the fields of the body, and takes options after it', () => {
    const options = { query: { context: 'edit' }, apiVersion: '1.2', keepalive: true };
    void bind(send, table, { site: 1, comment: 2 }).update('text', options);
    expect(sent).toEqual([
      { verb: 'PUT', path: '/sites/1/comments/2', body: { content: 'text' }, ...options },
    ]);
  });

  it('sends what the line takes where the line shapes it, beside the query of the options', () => {
    void bind(send, table).find('a', 'b', { query: { number: 1 } });
    expect(sent).toEqual([{ verb: 'GET', path: '/find', query: { number: 1, term: 'a', kind: 'b' } }]);
  });

  it('gives the part of the answer that was asked for', () => {
    const answers: string[] = [];
    bind(send, table)
      .find('a')
      .subscribe((answer) => answers.push(answer));
    expect(answers).toEqual(['a: answered']);
  });

  it("keeps the line's own version, unless the options say another", () => {
    void bind(send, table).old();
    void bind(send, table).old({ apiVersion: '2' });
    expect(sent.map(({ apiVersion }) => apiVersion)).toEqual(['1', '2']);
  });

  it('encodes what it fills in, but for what a segment may hold as it is', () => {
    void bind(send, table, { site: 'example.com/blog', comment: 'ü?' }).get();
    void bind(send, table, { site: 'example.com::blog', comment: 'me@example.com' }).get();
    expect(sent.map(({ path }) => path)).toEqual([
      '/sites/example.com%2Fblog/comments/%C3%BC%3F',
      '/sites/example.com::blog/comments/me@example.com',
    ]);
  });
});

/** As JavaScript calls it: whatever the compiler would say. */
function unchecked(call: CallableFunction, ...args: readonly unknown[]): unknown {
  const given: unknown = Reflect.apply(call, undefined, args);
  return given;
}

describe('a wrong argument throws at the call, and is named', () => {
  const { get } = bind(send, table, { site: 1 });
  it.each([undefined, null, '', NaN, '.', '..', {}])('an id that is none: %p', (id) => {
    expect(() => unchecked(get, id)).toThrow(new Error('comment id is not correctly defined'));
  });

  it.each<[string, () => unknown]>([
    ['content is not defined', () => unchecked(bind(send, table).update, 1, 2)],
    ['body is not defined', () => unchecked(bind(send, table).write, 1)],
    ['body is not an object', () => unchecked(bind(send, table).write, 1, 'text')],
    ['options is not an object', () => unchecked(get, 1, 'options')],
  ])('%s', (message, act) => {
    expect(act).toThrow(new TypeError(message));
    expect(sent).toEqual([]);
  });
});
