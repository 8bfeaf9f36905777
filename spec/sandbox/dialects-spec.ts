/** @jest-environment node */
import { Visitor, type Answer } from '../support/visitor';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive({ notes: 5 });
});
afterAll(() => visitor.sandbox.close());

async function ask(path: string, method = 'GET'): Promise<{ status: number; body: Answer }> {
  const answer = await fetch(`${visitor.sandbox.platform}${path}`, {
    method,
    headers: { Authorization: `Bearer ${visitor.token}` },
  });
  return { status: answer.status, body: (await answer.json()) as Answer };
}

describe('every dialect', () => {
  it.each([
    '/rest/v1',
    '/rest/v1.1',
    '/rest/v1.2',
    '/wp-json/wp/v2',
    '/wp-json/wpcom/v2',
    '/wpcom/v2',
    '/wp-json',
  ])('answers below %s', async (root) => {
    expect(await ask(`${root}/sites/2101`)).toMatchObject({ status: 200, body: { ID: 2101 } });
  });

  it('has errors of its own', async () => {
    expect(await ask('/rest/v1.1/sites/999')).toEqual({
      status: 404,
      body: { error: 'unknown_blog', message: 'Unknown blog' },
    });
    const inWordPress = { code: 'unknown_blog', message: 'Unknown blog', data: { status: 404 } };
    expect(await ask('/wp-json/wpcom/v2/sites/999')).toEqual({ status: 404, body: inWordPress });
    expect(await ask('/wpcom/v2/nothing')).toMatchObject({ status: 404, body: { code: 'rest_no_route' } });
  });

  it.each(['POST', 'PUT', 'DELETE'])('takes %s where something changes', async (method) => {
    expect((await ask('/rest/v1.1/sites/2110/follows/new', method)).status).toBe(200);
    expect((await ask('/rest/v1.1/sites/2110/follows/mine/delete', method)).status).toBe(200);
  });

  it('has vouchers in the namespace of the platform alone', async () => {
    expect((await ask('/wp-json/wpcom/v2/sites/2101/vouchers')).status).toBe(200);
    expect((await ask('/wp-json/wp/v2/sites/2101/vouchers')).status).toBe(404);
  });
});

describe('the envelope', () => {
  it('of the versioned API has code, headers and body, errors too', async () => {
    const { status, body } = await ask('/rest/v1.1/me?http_envelope=1&fields=ID');
    expect(status).toBe(200);
    expect(body).toMatchObject({ code: 200, body: { ID: 1001 } });
    expect(body.headers).toContainEqual({ name: 'content-type', value: 'application/json' });
    expect(await ask('/rest/v1.1/sites/999?http_envelope=1')).toMatchObject({
      status: 200,
      body: { code: 404, body: { error: 'unknown_blog' } },
    });
  });

  it('of a namespace has status, headers and body', async () => {
    expect(await ask('/wp-json/wpcom/v2/sites/999?_envelope')).toMatchObject({
      status: 200,
      body: { status: 404, headers: { 'content-type': 'application/json' }, body: { code: 'unknown_blog' } },
    });
  });

  it('holds bad weather as well', async () => {
    await visitor.control('faults', { kind: '503', path: '/me' });
    expect(await ask('/rest/v1.1/me?http_envelope=1')).toMatchObject({ status: 200, body: { code: 503 } });
  });
});
