/** @jest-environment node */
import { type Answer, Visitor } from '../support/visitor';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive({ notes: 5 });
});
afterAll(() => visitor.sandbox.close());

async function ask(path: string, method = 'GET'): Promise<{ status: number; body: Answer }> {
  const response = await visitor.fetch(path, { method });
  return { status: response.status, body: (await response.json()) as Answer };
}

describe('every version and namespace of the API', () => {
  it.each([
    '/rest/v1',
    '/rest/v1.1',
    '/rest/v1.2',
    '/wp-json/wp/v2',
    '/wp-json/wpcom/v2',
    '/wpcom/v2',
    '/wp-json',
  ])('has the resources below %s', async (root) => {
    expect(await ask(`${root}/sites/2101`)).toMatchObject({ status: 200, body: { ID: 2101 } });
  });

  it('words errors in its own format', async () => {
    expect(await ask('/rest/v1.1/sites/999')).toEqual({
      status: 404,
      body: { error: 'unknown_blog', message: 'Unknown blog' },
    });
    const inWordPress = { code: 'unknown_blog', message: 'Unknown blog', data: { status: 404 } };
    expect(await ask('/wp-json/wpcom/v2/sites/999')).toEqual({ status: 404, body: inWordPress });
    expect(await ask('/wpcom/v2/nothing')).toMatchObject({ status: 404, body: { code: 'rest_no_route' } });
  });
});

describe('the envelope', () => {
  it('has code, headers and body in the versioned API, also for errors', async () => {
    const { status, body } = await ask('/rest/v1.1/me?http_envelope=1&fields=ID');
    expect(status).toBe(200);
    expect(body).toMatchObject({ code: 200, body: { ID: 1001 } });
    expect(body.headers).toContainEqual({ name: 'content-type', value: 'application/json' });
    expect(await ask('/rest/v1.1/sites/999?http_envelope=1')).toMatchObject({
      status: 200,
      body: { code: 404, body: { error: 'unknown_blog' } },
    });
  });

  it('has status, headers and body in a namespace, also for errors', async () => {
    expect(await ask('/wp-json/wpcom/v2/sites/999?_envelope')).toMatchObject({
      status: 200,
      body: { status: 404, headers: { 'content-type': 'application/json' }, body: { code: 'unknown_blog' } },
    });
  });

  it('wraps injected faults, too', async () => {
    await visitor.control('faults', { kind: '503', path: '/me' });
    expect(await ask('/rest/v1.1/me?http_envelope=1')).toMatchObject({ status: 200, body: { code: 503 } });
  });
});
