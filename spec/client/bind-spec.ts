import { type Observable, of } from 'rxjs';
import { bind } from '../../src/client/bind';
import { endpoint } from '../../src/client/endpoint';
import type { ApiRequest } from '../../src/client/request';

const table = {
  get: endpoint<string>()('GET /sites/{site}/comments/{comment}'),
  update: endpoint<string, string>()('PUT /sites/{site}/comments/{comment}', {
    body: (content) => ({ content }),
  }),
  old: endpoint<string>()('GET /users/suggest', { apiVersion: '1' }),
};
const sent: ApiRequest[] = [];
const send = (request: ApiRequest): Observable<unknown> => {
  sent.push(request);
  return of(null);
};
beforeEach(() => {
  sent.length = 0;
});

describe('a table as calls', () => {
  it('asks for the variables that are not bound', () => {
    void bind(send, table, { site: 1 }).get({ comment: 2 });
    void bind(send, table, { site: 1, comment: 3 }).get();
    expect(sent.map(({ path }) => path)).toEqual(['/sites/1/comments/2', '/sites/1/comments/3']);
  });

  it('shapes the body, and takes options after it', () => {
    void bind(send, table, { site: 1, comment: 2 }).update('text', {
      query: { context: 'edit' },
      apiVersion: '1.2',
    });
    expect(sent).toEqual([
      {
        verb: 'PUT',
        path: '/sites/1/comments/2',
        body: { content: 'text' },
        query: { context: 'edit' },
        apiVersion: '1.2',
      },
    ]);
  });

  it("keeps the line's own version", () => {
    void bind(send, table).old();
    expect(sent[0]?.apiVersion).toBe('1');
  });

  it('encodes what it fills in', () => {
    void bind(send, table, { site: 'example.com/blog', comment: 'ü?' }).get();
    expect(sent[0]?.path).toBe('/sites/example.com%2Fblog/comments/%C3%BC%3F');
  });

  it('throws at the call for an id that is missing or empty, and says which', () => {
    const calls = bind(send, table, { site: '' });
    expect(() => calls.get({ comment: 1 })).toThrow(new TypeError('site id is not correctly defined'));
    expect(sent).toEqual([]);
  });
});
