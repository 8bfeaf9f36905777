/** @jest-environment node */
import { Visitor } from '../support/visitor';

let visitor: Visitor;
beforeEach(async () => {
  visitor = await Visitor.arrive({ notes: 5 });
});
afterEach(() => visitor.sandbox.close());

const look = async (): Promise<unknown> => (await fetch(`${visitor.sandbox.platform}/sandbox/stats`)).json();

describe('the statistics images', () => {
  it('are pictures of one pixel for anybody, and are counted with what they were asked', async () => {
    const { platform } = visitor.sandbox;
    for (const path of [
      '/g.gif?v=wpcom-no-pv&x_note=comment',
      '/t.gif?_en=panel_opened&_ut=anon',
      '/g.gif',
    ]) {
      const answer = await fetch(platform + path);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/gif']);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      expect([...bytes.slice(0, 10)]).toEqual([...Buffer.from('GIF89a'), 1, 0, 1, 0]);
    }
    expect(await look()).toEqual({
      stats: [
        { path: '/g.gif', query: { v: 'wpcom-no-pv', x_note: 'comment' } },
        { path: '/t.gif', query: { _en: 'panel_opened', _ut: 'anon' } },
        { path: '/g.gif', query: {} },
      ],
    });
  });

  it.each([
    ['a reset', () => visitor.control('reset')],
    ['a delete', () => fetch(`${visitor.sandbox.platform}/sandbox/stats`, { method: 'DELETE' })],
  ])('are forgotten with %s', async (_, forget) => {
    await fetch(`${visitor.sandbox.platform}/t.gif?a=1`);
    await forget();
    expect(await look()).toEqual({ stats: [] });
  });
});

describe('a note', () => {
  const standing = async (id: number): Promise<unknown> => {
    const { body } = await visitor.rest('GET', `/notifications/${id}?fields=read,unread`);
    return (body.notes as unknown[])[0];
  };

  it.each([
    ['of the platform', undefined],
    ['that says `unread` alone', { id: 77, type: 'like', unread: 1 }],
    ['that says both', { id: 77, type: 'like', read: 0, unread: 1 }],
  ])('%s that was read is unread again with a count of -1', async (_, given) => {
    if (given !== undefined) await visitor.control('note', given);
    const { note_id: made } = given === undefined ? await visitor.control('like') : { note_id: 77 };
    const id = Number(made);
    const mark = (count: number) => visitor.rest('POST', '/notifications/read', { counts: { [id]: count } });
    await mark(9999);
    expect(await standing(id)).toEqual({ id, read: 1, ...(given && { unread: 0 }) });
    expect((await mark(-1)).body).toEqual({ updated: [id], success: true });
    expect(await standing(id)).toMatchObject({ id, ...(given ? { unread: 1 } : { read: 0 }) });
    expect(await visitor.note(id)).not.toMatchObject({ read: 1 });
    expect((await mark(-1)).body).toEqual({ updated: [], success: true });
  });
});

describe('people to mention', () => {
  it('are a dozen and more, with pictures, names of several words, and one whose name is to be made', async () => {
    const { body } = await visitor.rest('GET', '/users/suggest?site_id=2101');
    const people = body.suggestions as Record<string, string | undefined>[];
    expect(people.filter(({ image_URL: image }) => image !== undefined).length).toBeGreaterThanOrEqual(12);
    expect(people.filter(({ display_name: name = '' }) => name.includes(' ')).length).toBeGreaterThan(5);
    expect(people).toContainEqual(expect.objectContaining({ name: 'tobiasferry Tobias Ferry' }));
    const nameless = people.find(({ user_login: login }) => login === 'rosalindw');
    expect(nameless).toMatchObject({ display_name: 'Rosalind Wu' });
    expect(nameless).not.toHaveProperty('name');
  });
});
