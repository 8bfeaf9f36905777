/** @jest-environment node */
import { Visitor } from '../support/visitor';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive({ notes: 5 });
});
beforeEach(async () => {
  await visitor.control('reset');
  visitor.sandbox.platformModel.log.clear();
});
afterAll(() => visitor.sandbox.close());

const me = (init = {}) => visitor.fetch('/rest/v1.1/me', init);

interface LoggedRequest {
  path: string;
  status: number;
  aborted: boolean;
}
const requests = async (): Promise<LoggedRequest[]> => {
  const response = await fetch(`${visitor.sandbox.platform}/sandbox/requests`);
  return ((await response.json()) as { requests: LoggedRequest[] }).requests;
};

describe('an injected fault', () => {
  it('affects only requests with its path and method, and can be cleared', async () => {
    await visitor.control('faults', { count: 9, kind: '500', path: '/notifications', method: 'post' });
    expect((await visitor.rest('GET', '/notifications/')).status).toBe(200);
    expect((await visitor.rest('POST', '/notifications/seen', { time: 1 })).status).toBe(500);
    await visitor.control('faults', { count: 0 });
    expect((await visitor.rest('POST', '/notifications/seen', { time: 1 })).status).toBe(200);
  });

  it('of the kind lost-answer processes the request once and loses the response', async () => {
    const { note_id } = await visitor.control('comment', { text: 'Is anybody there?' });
    const { site, comment } = (await visitor.note(note_id)).meta?.ids ?? {};
    const replies = `/sites/${site}/comments/${comment}/replies/new`;
    await visitor.control('faults', { count: 1, kind: 'lost-answer', path: '/replies/new' });
    await expect(visitor.rest('POST', replies, { content: 'Somebody is.' })).rejects.toThrow('terminated');
    expect(await visitor.rest('POST', replies, { content: 'Somebody is.' })).toMatchObject({
      status: 409,
      body: { error: 'comment_duplicate' },
    });
    const sent = (await requests()).filter(({ path }) => path.endsWith('/replies/new'));
    expect(sent).toMatchObject([
      { aborted: true, fault: 'lost-answer' },
      { aborted: false, status: 409, fault: null },
    ]);
  });

  it('of the kind unanswered processes the request once and sends no response', async () => {
    const { note_id } = await visitor.control('comment', { text: 'Is anybody there?' });
    const { site, comment } = (await visitor.note(note_id)).meta?.ids ?? {};
    await visitor.control('faults', { count: 1, kind: 'unanswered', path: '/likes/new' });
    const likes = `/rest/v1.1/sites/${site}/comments/${comment}/likes/new`;
    const signal = AbortSignal.timeout(300);
    await expect(visitor.fetch(likes, { method: 'POST', signal })).rejects.toThrow('timeout');
    const { body } = await visitor.rest('GET', `/sites/${site}/comments/${comment}/likes/`);
    expect(body).toMatchObject({ i_like: true, found: 1 });
  });

  it('can ask to wait, which pages of other origins may read', async () => {
    await visitor.control('faults', { kind: '503', retryAfter: 90 });
    const { status, headers } = await me({ headers: { Origin: 'http://localhost:1' } });
    expect([status, headers.get('retry-after')]).toEqual([503, '90']);
    expect(headers.get('access-control-expose-headers')).toBe('Date,Retry-After');
  });

  it.each([
    ['invalid-token', 400, 'invalid_token'],
    ['authorization-required', 403, 'authorization_required'],
  ])('of the kind %s answers with %d %s', async (kind, status, error) => {
    await visitor.control('faults', { kind });
    expect(await visitor.rest('GET', '/me')).toMatchObject({ status, body: { error } });
    expect((await visitor.rest('GET', '/me')).status).toBe(200);
  });

  it('of the kind no-items processes the request, and empties the lists of the response', async () => {
    await visitor.control('faults', { kind: 'no-items' });
    const { body } = await visitor.rest('GET', '/notifications/?number=3');
    expect(body).toEqual({ last_seen_time: expect.any(String) as unknown, number: 3, notes: [] });
    expect(await visitor.notes('number=3')).toHaveLength(3);
  });

  it('can be limited to requests with a query', async () => {
    await visitor.control('faults', { kind: '500', path: '/notifications/?fields=id%2Cnote_hash' });
    expect((await visitor.rest('GET', '/notifications/?fields=id%2Ctype')).status).toBe(200);
    expect((await visitor.rest('GET', '/notifications/?fields=id%2Cnote_hash')).status).toBe(500);
  });

  it('is rejected if its kind is unknown', async () => {
    expect(await visitor.control('faults', { count: 1, kind: 'hail' })).toMatchObject({
      error: 'invalid_input',
    });
  });
});

describe('the delay', () => {
  it('applies to every response', async () => {
    await visitor.control('slow', { ms: 80 });
    const start = performance.now();
    await visitor.rest('GET', '/me');
    expect(performance.now() - start).toBeGreaterThanOrEqual(75);
  });

  it('ends with a reset, which closes the connections of delayed requests', async () => {
    await visitor.control('slow', { ms: 10_000 });
    const cutOff = expect(visitor.rest('POST', '/sites/2101/posts/new', { title: 'Late' })).rejects.toThrow();
    while ((await requests()).length === 0);
    await visitor.control('reset');
    await cutOff;
    const { body } = await visitor.rest('GET', '/sites/2101/posts');
    expect(JSON.stringify(body)).not.toContain('"Late"');
  });
});

describe('sockets', () => {
  it('can be dropped, refused and accepted again', async () => {
    const { socket } = await visitor.listen();
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await visitor.control('socket', { accept: false });
    await closed;
    await expect(visitor.listen()).rejects.toThrow('503');
    await visitor.control('socket', { accept: true });
    const again = await visitor.listen();
    const dropped = new Promise((resolve) => again.socket.once('close', resolve));
    await visitor.control('socket/drop');
    await dropped;
  });

  it.each([
    ['503', '503'],
    ['empty', '204'],
    ['broken-json', '200'],
    ['reset', 'socket hang up'],
  ])('are affected by a fault of the kind %s if its path is /pinghub', async (kind, error) => {
    await visitor.control('faults', { kind, path: '/pinghub' });
    await expect(visitor.listen()).rejects.toThrow(error);
    await visitor.listen();
  });

  it('get no response from a timeout until all sockets are dropped', async () => {
    await visitor.control('faults', { kind: 'timeout', path: '/pinghub' });
    const hungUp = expect(visitor.listen()).rejects.toThrow('socket hang up');
    const isMet = async (): Promise<boolean> => {
      const response = await fetch(`${visitor.sandbox.platform}/sandbox/state`);
      return ((await response.json()) as { faults: unknown[] }).faults.length === 0;
    };
    while (!(await isMet()));
    await visitor.control('socket/drop');
    await hungUp;
  });

  it('receive a message that is pushed by a control', async () => {
    const { next } = await visitor.listen();
    await visitor.control('push', { message: { action: 'sing' } });
    expect(await next()).toEqual({ action: 'sing' });
  });
});

describe('a reset', () => {
  it('restores the seed and removes all faults', async () => {
    const before = await visitor.notes();
    await visitor.control('comment', { text: 'Soon forgotten' });
    await visitor.control('faults', { count: 5, kind: '500' });
    await visitor.control('reset');
    const after = await visitor.notes();
    expect(after.map(({ subject }) => subject)).toEqual(before.map(({ subject }) => subject));
  });
});
