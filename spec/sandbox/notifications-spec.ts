/** @jest-environment node */
import { type NoteJson, Visitor } from '../support/visitor';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive();
});
beforeEach(() => visitor.control('reset'));
afterAll(() => visitor.sandbox.close());

describe('the list of notes', () => {
  it('is sorted newest first, has ten notes by default and a hundred at most', async () => {
    expect(await visitor.notes('')).toHaveLength(10);
    const notes = await visitor.notes('number=500');
    expect(notes).toHaveLength(100);
    const times = notes.map(({ timestamp }) => Date.parse(timestamp));
    expect(times).toEqual([...times].sort((one, other) => other - one));
  });

  it('continues before a time, and includes the notes of that second', async () => {
    const notes = await visitor.notes('number=12');
    const tenth = Date.parse(notes[9]?.timestamp ?? '') / 1000;
    const [first] = await visitor.notes(`number=3&before=${String(tenth)}`);
    expect(first?.id).toBe(notes[9]?.id);
  });

  it('serves the notes of a filter, unless a control makes it ignore, refuse or repeat filters', async () => {
    const types = async (query: string) => (await visitor.notes(query)).map(({ type }) => type);
    expect(new Set(await types('number=20&type=like,comment_like'))).toEqual(
      new Set(['like', 'comment_like']),
    );
    const comments = await visitor.notes('number=20&type=comment');
    await visitor.control('filters', { mode: 'repeat' });
    expect(await visitor.notes('number=20&type=comment')).toEqual([
      ...comments.slice(0, 10),
      ...comments.slice(0, 10),
    ]);
    await visitor.control('filters', { mode: 'ignore' });
    expect(new Set(await types('number=20&type=comment')).size).toBeGreaterThan(1);
    await visitor.control('filters', { mode: 'refuse' });
    expect(await visitor.rest('GET', '/notifications/?unread=1')).toMatchObject({ status: 400 });
    expect(await visitor.notes('number=5')).toHaveLength(5);
    await visitor.control('reset');
    expect(await visitor.notes('number=5&type=comment')).toHaveLength(5);
  });

  it('has new and unread notes in the seed', async () => {
    const { body } = await visitor.rest('GET', '/notifications/?number=100');
    const seen = Number(body.last_seen_time) * 1000;
    const notes = body.notes as NoteJson[];
    expect(notes.filter(({ timestamp }) => Date.parse(timestamp) > seen)).toHaveLength(5);
    expect(notes.filter(({ read }) => read === 0)).toHaveLength(8);
  });
});

describe('the platform', () => {
  it('stores the latest time seen, and ignores an earlier one', async () => {
    const first = await visitor.rest('POST', '/notifications/seen', { time: 4_000_000_000 });
    expect(first.body).toEqual({ last_seen_time: '4000000000', success: true });
    const second = await visitor.rest('POST', '/notifications/seen', { time: 5 });
    expect(second.body).toEqual({ last_seen_time: '4000000000', success: true });
  });

  it('marks a note as read and as unread, which changes its hash and sends a push', async () => {
    const [before] = await visitor.notes('number=1');
    const { next } = await visitor.listen();
    const id = String(before?.id);
    expect((await visitor.rest('POST', '/notifications/read', { counts: { [id]: 9999 } })).body).toEqual({
      updated: [before?.id],
      success: true,
    });
    expect(await next()).toMatchObject({ action: 'push', user_id: 1001, note_id: before?.id });
    const after = await visitor.note(id);
    expect(after.read).toBe(1);
    expect(after.note_hash).not.toBe(before?.note_hash);
    await visitor.rest('POST', '/notifications/read', { counts: { [id]: -1 } });
    expect(await visitor.note(id)).toEqual(before);
  });
});

describe('a request', () => {
  it('may be form-encoded', async () => {
    const [note] = await visitor.notes('number=1');
    const response = await visitor.fetch('/rest/v1.1/notifications/read', {
      method: 'POST',
      body: new URLSearchParams({ [`counts[${String(note?.id)}]`]: '9999' }),
    });
    expect(await response.json()).toEqual({ updated: [note?.id], success: true });
  });

  it('may be part of a batch, whose response has the errors as well', async () => {
    const { body } = await visitor.rest('GET', '/batch?urls[]=/me&urls[]=/sites/999');
    expect(body['/me']).toMatchObject({ username: 'wilhelmina' });
    expect(body['/sites/999']).toMatchObject({ status_code: 404, errors: { error: 'unknown_blog' } });
  });
});
