/** @jest-environment node */
import { Visitor } from '../support/visitor';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive({ notes: 5 });
});
beforeEach(() => visitor.control('reset'));
afterAll(() => visitor.sandbox.close());

const recordedStats = async (): Promise<unknown> =>
  (await fetch(`${visitor.sandbox.platform}/sandbox/stats`)).json();

describe('the statistics images', () => {
  it('are images of one pixel that need no token, and their queries are recorded', async () => {
    const { platform } = visitor.sandbox;
    for (const path of [
      '/g.gif?v=wpcom-no-pv&x_note=comment',
      '/t.gif?_en=panel_opened&_ut=anon',
      '/g.gif',
    ]) {
      const response = await fetch(platform + path);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/gif']);
      const bytes = new Uint8Array(await response.arrayBuffer());
      expect([...bytes.slice(0, 10)]).toEqual([...Buffer.from('GIF89a'), 1, 0, 1, 0]);
    }
    expect(await recordedStats()).toEqual({
      stats: [
        { path: '/g.gif', query: { v: 'wpcom-no-pv', x_note: 'comment' } },
        { path: '/t.gif', query: { _en: 'panel_opened', _ut: 'anon' } },
        { path: '/g.gif', query: {} },
      ],
    });
    expect(visitor.sandbox.platformModel.pixels).toHaveLength(3);
  });

  it.each([
    ['a reset', () => visitor.control('reset')],
    ['a delete', () => fetch(`${visitor.sandbox.platform}/sandbox/stats`, { method: 'DELETE' })],
  ])('have their records cleared by %s', async (_, clear) => {
    await fetch(`${visitor.sandbox.platform}/t.gif?a=1`);
    await clear();
    expect(await recordedStats()).toEqual({ stats: [] });
  });
});

describe('a note', () => {
  const readFields = async (id: number): Promise<unknown> => {
    const { body } = await visitor.rest('GET', `/notifications/${id}?fields=read,unread`);
    return (body.notes as unknown[])[0];
  };

  it.each([
    ['of the platform', undefined],
    ['with the field `unread` only', { id: 77, type: 'like', unread: 1 }],
    ['with both fields', { id: 77, type: 'like', read: 0, unread: 1 }],
  ])('%s becomes unread again with a count of -1', async (_, input) => {
    if (input !== undefined) await visitor.control('note', input);
    const { note_id: made } = input === undefined ? await visitor.control('like') : { note_id: 77 };
    const id = Number(made);
    const mark = (count: number) => visitor.rest('POST', '/notifications/read', { counts: { [id]: count } });
    await mark(9999);
    expect(await readFields(id)).toEqual({ id, read: 1, ...(input && { unread: 0 }) });
    expect((await mark(-1)).body).toEqual({ updated: [id], success: true });
    expect(await readFields(id)).toMatchObject({ id, ...(input ? { unread: 1 } : { read: 0 }) });
    expect(await visitor.note(id)).not.toMatchObject({ read: 1 });
    expect((await mark(-1)).body).toEqual({ updated: [], success: true });
  });
});
