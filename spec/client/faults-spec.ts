import { firstValueFrom, type Observable } from 'rxjs';
import { WebSocket } from 'ws';
import { ApiError, ChannelError, type Client, createClient } from '../../src/client';
import { Visitor } from '../support/visitor';

Object.assign(globalThis, { WebSocket });

let visitor: Visitor;
let client: Client;
beforeEach(async () => {
  visitor = await Visitor.arrive({ notes: 5 });
  client = createClient({ apiOrigin: visitor.sandbox.platform, token: visitor.token, timeoutMs: 300 });
});
afterEach(() => visitor.sandbox.close());

/** The error of a call. Fails the spec when there is none. */
async function errorOf(call$: Observable<unknown>): Promise<unknown> {
  try {
    await firstValueFrom(call$);
  } catch (error) {
    return error;
  }
  throw new Error('the call did not fail');
}

const LIST = { path: '/rest/v1.1/notifications/', method: 'GET' };

describe('a call that fails', () => {
  it.each([
    ['500', { name: 'InternalError', status: 500 }],
    ['404', { status: 404 }],
    ['401', { status: 401 }],
    ['broken-json', { name: 'ParseError', message: 'Parser is unable to parse the response', status: 200 }],
    ['timeout', { name: 'TimeoutError', message: 'Timeout of 300ms exceeded', code: 'ECONNABORTED' }],
    ['reset', { name: 'TerminatedError', code: 'ECONNRESET' }],
  ])('(%s) errs with what section 8 says', async (kind, expected) => {
    // Node itself repeats a request whose kept-alive connection was reset.
    await visitor.control('faults', { kind, count: 3 });
    const error = await errorOf(client.notifications.list());
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ ...LIST, ...expected });
  });

  it('keeps the raw text that could not be parsed', async () => {
    await visitor.control('faults', { kind: 'broken-json' });
    const error = await errorOf(client.notifications.list());
    expect(error instanceof ApiError && typeof error.body === 'string' && error.body !== '').toBe(true);
  });

  it('is named by the platform: no token, an unknown note, a duplicate reply', async () => {
    const stranger = createClient({ apiOrigin: visitor.sandbox.platform });
    expect(await errorOf(stranger.notifications.list())).toMatchObject({
      name: 'AuthorizationRequiredError',
      status: 401,
    });
    expect(await errorOf(client.notifications.get({ id: 1 }))).toMatchObject({
      name: 'UnknownNoteError',
      status: 404,
    });
    const { note_id: noteId } = await visitor.control('comment', { text: 'Hello?' });
    const { meta } = await visitor.note(noteId);
    const comment = client.site(meta?.ids.site ?? 0).comment(meta?.ids.comment ?? 0);
    await firstValueFrom(comment.reply('Hello!'));
    expect(await errorOf(comment.reply('Hello!'))).toMatchObject({
      name: 'CommentDuplicateError',
      status: 409,
    });
  });

  it('errs when nobody is there', async () => {
    const nowhere = createClient({ apiOrigin: 'http://localhost:9' });
    expect(await errorOf(nowhere.me.get())).toMatchObject({ name: 'TerminatedError', status: 0 });
  });
});

describe('a call that is left', () => {
  it('is not sent before it is subscribed to', async () => {
    void client.notifications.list();
    await firstValueFrom(client.me.get());
    expect(visitor.sandbox.platformModel.log.list().map(({ path }) => path)).toEqual(['/rest/v1.1/me']);
  });

  it('is aborted by unsubscribing: the platform sees the connection close', async () => {
    const { log } = visitor.sandbox.platformModel;
    await visitor.control('faults', { kind: 'timeout' });
    const subscription = client.notifications.list().subscribe();
    await until(() => log.list().length === 1);
    subscription.unsubscribe();
    await until(() => log.list()[0]?.aborted === true);
  });
});

describe('a channel', () => {
  const channel = '/wpcom/me/newest-note-data';

  it('errs when it is refused', async () => {
    await visitor.control('socket', { accept: false });
    expect(await errorOf(client.pinghub.connect(channel))).toBeInstanceOf(ChannelError);
  });

  it('is closed by unsubscribing', async () => {
    const { hub } = visitor.sandbox.platformModel;
    const subscription = client.pinghub.connect(channel).subscribe();
    await until(() => hub.count === 1);
    subscription.unsubscribe();
    await until(() => hub.count === 0);
  });
});

/** Looks again at each turn of the event loop; the spec's own time-out ends it. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}
