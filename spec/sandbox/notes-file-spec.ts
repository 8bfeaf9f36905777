/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type NoteJson, Visitor } from '../support/visitor';

const untidyNotes = [
  {
    id: 11,
    type: 'comment',
    read: true,
    timestamp: '2020-01-02T03:04:05+00:00',
    subject: [{ text: 'x', ranges: [{ indices: [0, 99], url: '' }] }],
    body: [
      {
        text: 'Hello',
        type: 'comment',
        actions: { 'approve-comment': false, 'trash-comment': false, 'replyto-comment': true },
        meta: { ids: { comment: 5, user: 6, post: 7, site: 8 } },
      },
    ],
    meta: { ids: { comment: 5, user: 6, post: 7, site: 8 } },
    url: '',
    odd: { key: null },
  },
  { id: '12', type: 'like', timestamp: 'never', subject: [], body: null, note_hash: 4_000_000_000 },
  { id: 12, type: 'like', timestamp: '2019-01-01T00:00:00+00:00', subject: [], body: [] },
];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'notestream-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(content: unknown): string {
  const file = join(folder, 'notes.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('a notes file', () => {
  let visitor: Visitor;
  beforeEach(async () => {
    visitor = await Visitor.arrive({ notesFile: fileWith({ notes: untidyNotes }) });
  });
  afterEach(() => visitor.sandbox.close());

  it('is served unchanged, notes with the same id included', async () => {
    const notes = await visitor.notes();
    expect(notes).toHaveLength(3);
    expect(notes).toEqual(expect.arrayContaining(untidyNotes));
  });

  it('gets hashes for polls that ask for ids and hashes', async () => {
    for (const note of await visitor.notes('fields=id,note_hash')) expect(note.note_hash).toBeGreaterThan(0);
  });

  it('allows actions, which change only the parts of a note that they concern', async () => {
    const [original] = untidyNotes;
    expect((await visitor.rest('POST', '/sites/8/comments/5', { status: 'approved' })).status).toBe(200);
    const approved = await visitor.note(11);
    expect(approved.body[0]?.actions).toEqual({ ...original?.body?.[0]?.actions, 'approve-comment': true });
    expect({ ...approved, body: original?.body, note_hash: undefined }).toEqual({
      ...original,
      note_hash: undefined,
    });
    await visitor.rest('POST', '/sites/8/comments/5/replies/new', { content: 'Hello to you' });
    expect((await visitor.note(11)).body.at(-1)?.text).toBe('You replied to this comment.');
    await visitor.rest('POST', '/sites/8/comments/5/delete');
    expect((await visitor.rest('GET', '/notifications/11')).status).toBe(404);
  });

  it('keeps the type of the value that marks a note as read', async () => {
    await visitor.rest('POST', '/notifications/read', { counts: { 11: -1 } });
    expect((await visitor.note(11)).read).toBe(false);
  });
});

it('a notes file without notes is rejected', async () => {
  await expect(Visitor.arrive({ notesFile: fileWith({ nothing: 1 }) })).rejects.toThrow('array of notes');
});

const realFile = '../shared/notes/notes.json';
if (existsSync(realFile)) {
  describe('the real payloads', () => {
    let visitor: Visitor;
    afterEach(() => visitor.sandbox.close());

    it('are served unchanged, and their comments can be approved, answered and trashed', async () => {
      const real = JSON.parse(readFileSync(realFile, 'utf8')) as NoteJson[];
      visitor = await Visitor.arrive({ notesFile: realFile });
      const served = visitor.sandbox.platformModel.feed.list().map(({ json }) => json);
      expect(served).toEqual(expect.arrayContaining(real));
      const { blocks, responses } = await actOnAll(visitor, real);
      expect(blocks).toBeGreaterThan(30);
      expect([...responses]).toEqual([200]);
      // Hundreds of requests: seconds on an idle machine.
    }, 300_000);
  });
} else {
  process.stdout.write(`${realFile} is not here: the collected payloads are not checked.\n`);
}

async function actOnAll(
  visitor: Visitor,
  notes: NoteJson[],
): Promise<{ blocks: number; responses: Set<number> }> {
  const blocks = notes.flatMap(({ body }) => body.filter(({ type }) => type === 'comment'));
  const paths = new Set(
    blocks.flatMap(({ meta }) =>
      meta?.ids.comment === undefined
        ? []
        : [`/sites/${String(meta.ids.site)}/comments/${String(meta.ids.comment)}`],
    ),
  );
  const responses = new Set<number>();
  for (const path of paths) {
    responses.add((await visitor.rest('POST', path, { status: 'unapproved' })).status);
    responses.add(
      (await visitor.rest('POST', `${path}/replies/new`, { content: `An answer at ${path}` })).status,
    );
    responses.add((await visitor.rest('POST', `${path}/delete`)).status);
  }
  return { blocks: paths.size, responses };
}
