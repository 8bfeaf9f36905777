/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Visitor, type NoteJson } from '../support/visitor';

const untidy = [
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
    visitor = await Visitor.arrive({ notesFile: fileWith({ notes: untidy }) });
  });
  afterEach(() => visitor.sandbox.close());

  it('is served as it is, twins and all', async () => {
    const notes = await visitor.notes();
    expect(notes).toHaveLength(3);
    expect(notes).toEqual(expect.arrayContaining(untidy));
  });

  it('gets hashes for light polls', async () => {
    for (const note of await visitor.notes('fields=id,note_hash')) expect(note.note_hash).toBeGreaterThan(0);
  });

  it('can be acted on: only what is concerned changes', async () => {
    const [given] = untidy;
    expect((await visitor.rest('POST', '/sites/8/comments/5', { status: 'approved' })).status).toBe(200);
    const approved = await visitor.note(11);
    expect(approved.body[0]?.actions).toEqual({ ...given?.body?.[0]?.actions, 'approve-comment': true });
    expect({ ...approved, body: given?.body, note_hash: undefined }).toEqual({
      ...given,
      note_hash: undefined,
    });
    await visitor.rest('POST', '/sites/8/comments/5/replies/new', { content: 'Hello to you' });
    expect((await visitor.note(11)).body.at(-1)?.text).toBe('You replied to this comment.');
    await visitor.rest('POST', '/sites/8/comments/5/delete');
    expect((await visitor.rest('GET', '/notifications/11')).status).toBe(404);
  });

  it('keeps the way a note says that it was read', async () => {
    await visitor.rest('POST', '/notifications/read', { counts: { 11: -1 } });
    expect((await visitor.note(11)).read).toBe(false);
  });
});

it('refuses a file that holds no notes', async () => {
  await expect(Visitor.arrive({ notesFile: fileWith({ nothing: 1 }) })).rejects.toThrow('array of notes');
});

const realFile = '../shared/notes/notes.json';
if (existsSync(realFile)) {
  describe('the collected payloads', () => {
    let visitor: Visitor;
    afterEach(() => visitor.sandbox.close());

    it('are all served as they are, and their comments can be approved, answered and trashed', async () => {
      const real = JSON.parse(readFileSync(realFile, 'utf8')) as NoteJson[];
      visitor = await Visitor.arrive({ notesFile: realFile });
      const served = visitor.sandbox.platformModel.feed.list().map(({ json }) => json);
      expect(served).toEqual(expect.arrayContaining(real));
      const { blocks, answers } = await actOnAll(visitor, real);
      expect(blocks).toBeGreaterThan(30);
      expect([...answers]).toEqual([200]);
    });
  });
} else {
  process.stdout.write(`${realFile} is not here: the collected payloads are not checked.\n`);
}

async function actOnAll(
  visitor: Visitor,
  notes: NoteJson[],
): Promise<{ blocks: number; answers: Set<number> }> {
  const blocks = notes.flatMap(({ body }) => body.filter(({ type }) => type === 'comment'));
  const places = new Set(
    blocks.flatMap(({ meta }) =>
      meta?.ids.comment === undefined
        ? []
        : [`/sites/${String(meta.ids.site)}/comments/${String(meta.ids.comment)}`],
    ),
  );
  const answers = new Set<number>();
  for (const place of places) {
    answers.add((await visitor.rest('POST', place, { status: 'unapproved' })).status);
    answers.add(
      (await visitor.rest('POST', `${place}/replies/new`, { content: `An answer at ${place}` })).status,
    );
    answers.add((await visitor.rest('POST', `${place}/delete`)).status);
  }
  return { blocks: places.size, answers };
}
