import { filter, firstValueFrom, share } from 'rxjs';
import { WebSocket } from 'ws';
import { type Client, createClient } from '../../src/client';
import { Visitor } from '../support/visitor';

// Node 20 has no WebSocket of its own.
Object.assign(globalThis, { WebSocket });

let visitor: Visitor;
let client: Client;
beforeEach(async () => {
  visitor = await Visitor.arrive({ notes: 20 });
  client = createClient({ apiOrigin: visitor.sandbox.platform, token: visitor.token });
});
afterEach(() => visitor.sandbox.close());

/** Adds a comment and returns its ids. */
async function newComment(): Promise<{ site: number; post: number; comment: number; noteId: number }> {
  const { note_id: noteId } = await visitor.control('comment', { text: 'A comment.', approved: false });
  const { meta } = await visitor.note(noteId);
  const { site = 0, post = 0, comment = 0 } = meta?.ids ?? {};
  return { site, post, comment, noteId: Number(noteId) };
}

describe('the client over real HTTP', () => {
  it('lists notes, and gets a single one', async () => {
    const { notes } = await firstValueFrom(client.notifications.list({ query: { number: 5, fields: 'id' } }));
    expect(notes).toHaveLength(5);
    const { noteId } = await newComment();
    const one = await firstValueFrom(client.notifications.get(noteId));
    expect(one.notes).toEqual([expect.objectContaining({ id: noteId })]);
  });

  it('marks notes as seen, read and unread', async () => {
    const { noteId } = await newComment();
    expect(await firstValueFrom(client.notifications.markSeen(2_000_000_000))).toMatchObject({
      success: true,
    });
    await firstValueFrom(client.notifications.markRead({ [noteId]: 9999 }));
    expect(await visitor.note(noteId)).toMatchObject({ read: 1 });
    await firstValueFrom(client.notifications.markRead({ [noteId]: -1 }));
    expect(await visitor.note(noteId)).toMatchObject({ read: 0 });
  });

  it('gets, approves, replies to, likes and deletes a comment', async () => {
    const ids = await newComment();
    const comment = client.site(ids.site).comment(ids.comment);
    expect(await firstValueFrom(comment.get())).toMatchObject({ status: 'unapproved' });
    expect(await firstValueFrom(comment.update({ status: 'approved' }))).toMatchObject({
      status: 'approved',
    });
    expect(await firstValueFrom(comment.reply('Thanks!'))).toMatchObject({ raw_content: 'Thanks!' });
    expect(await firstValueFrom(comment.like().add())).toMatchObject({ i_like: true });
    expect(await firstValueFrom(comment.like().delete())).toMatchObject({ i_like: false });
    expect(await firstValueFrom(comment.delete())).toMatchObject({ status: 'trash' });
  });

  it('comments on and likes a post, follows a site, gets the user and mentionable users', async () => {
    const { site, post } = await newComment();
    expect(await firstValueFrom(client.site(site).post(post).comment().add('First!'))).toMatchObject({
      raw_content: 'First!',
    });
    expect(await firstValueFrom(client.site(site).post(post).like().add())).toMatchObject({ i_like: true });
    expect(await firstValueFrom(client.site(site).post(post).like().delete())).toMatchObject({
      i_like: false,
    });
    expect(await firstValueFrom(client.site(site).follow().add())).toMatchObject({ is_following: true });
    expect(await firstValueFrom(client.site(site).follow().mine())).toMatchObject({ is_following: true });
    expect(await firstValueFrom(client.site(site).follow().delete())).toMatchObject({ is_following: false });
    expect(await firstValueFrom(client.me().get({ query: { fields: 'ID,username' } }))).toHaveProperty(
      'username',
    );
    const { suggestions } = await firstValueFrom(client.users().suggest({ query: { site_id: site } }));
    expect(suggestions.length).toBeGreaterThan(10);
  });

  it('opens the real-time channel, which emits a message for a new note', async () => {
    const events$ = client.pinghub.connect('/wpcom/me/newest-note-data').pipe(share());
    const message = firstValueFrom(events$.pipe(filter(({ type }) => type === 'message')));
    await firstValueFrom(events$);
    const { noteId } = await newComment();
    expect(await message).toMatchObject({ data: expect.stringContaining(`"note_id":${noteId}`) as string });
  });
});
