/** @jest-environment node */
import { startSandbox } from '../../sandbox/server';
import { FIRST_COMMENTS, QUESTIONS, SPAM } from '../../sandbox/platform/model/seed/morning';
import { type NoteJson, Visitor } from '../support/visitor';

const visitors: Visitor[] = [];
afterEach(() => Promise.all(visitors.splice(0).map(({ sandbox }) => sandbox.close())));

/** All notes of a seed at a time, with the platform's address replaced. */
async function notesOf(seed: number, now: number, notes = 100): Promise<NoteJson[]> {
  const sandbox = await startSandbox({ seed, notes, now: () => now });
  // The hash depends on the addresses, which contain the port.
  const served = sandbox.platformModel.feed.list().map(({ json }) => ({ ...json, note_hash: 0 }));
  await sandbox.close();
  return JSON.parse(JSON.stringify(served).replaceAll(sandbox.platform, 'http://platform')) as NoteJson[];
}

const noon = new Date(2024, 4, 15, 12).getTime();

describe('the seed', () => {
  it('is the same for the same number and time, and differs for another number', async () => {
    const first = await notesOf(7, noon);
    expect(await notesOf(7, noon)).toEqual(first);
    expect(await notesOf(8, noon)).not.toEqual(first);
  });

  it.each([
    ['at noon', noon],
    ['a minute after midnight', new Date(2024, 4, 15, 0, 1).getTime()],
  ])('has notes for every group of the panel %s', async (_, now) => {
    const midnight = new Date(now).setHours(0, 0, 0, 0);
    const day = 86_400_000;
    const bounds = [midnight, midnight - day, midnight - 6 * day, midnight - 30 * day, -Infinity];
    const groups = (await notesOf(1, now)).map(({ timestamp }) =>
      bounds.findIndex((bound) => Date.parse(timestamp) >= bound),
    );
    const sizes = bounds.map((_bound, group) => groups.filter((one) => one === group).length);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(3);
    expect(groups).toHaveLength(100);
  });

  it.each([1, 4, 7, 250])('has exactly %i notes if that is the option', async (count) => {
    expect(await notesOf(1, noon, count)).toHaveLength(count);
  });

  it('counts indices in UTF-16 code units, and all indices are within the text', async () => {
    const blocks = (await notesOf(1, noon)).flatMap(({ subject, body }) => [...subject, ...body]) as {
      text: string;
      ranges?: { type?: string; indices: [number, number] }[];
    }[];
    const ranges = blocks.flatMap(({ text, ranges = [] }) => ranges.map((range) => ({ text, ...range })));
    expect(ranges.filter(({ text, indices: [from, to] }) => from > to || to > text.length)).toEqual([]);
    const pip = ranges.find(({ text, type }) => type === 'user' && text === 'Pip 🦔');
    expect(pip?.indices).toEqual([0, 6]);
  });

  it('has the comment of a visitor and a pingback: their notes name no user, their authors have ID 0', async () => {
    const client = await Visitor.arrive();
    visitors.push(client);
    const notes = (await client.notes()).filter(({ type, meta }) => type === 'comment' && !meta?.ids.user);
    const page = 'https://ferry-times.example/quay';
    expect(notes.map(({ subject, body }) => [subject[0]?.text, body[0]?.text])).toEqual([
      ['A reader on the 7:51 commented on Notes from a kitchen without a clock', 'A reader on the 7:51'],
      [expect.stringMatching(/^What I read .+ linked to your post In praise of .+\.$/), page],
    ]);
    expect(notes.map(({ body }) => body[0]?.meta?.ids)).toEqual([undefined, undefined]);
    const comments = notes.map(async ({ meta }) => {
      const { site, comment } = meta?.ids ?? {};
      return (await client.rest('GET', `/sites/${String(site)}/comments/${String(comment)}`)).body;
    });
    expect(await Promise.all(comments)).toMatchObject([
      { type: 'comment', author: { ID: 0, name: 'A reader on the 7:51' } },
      { type: 'pingback', author: { ID: 0, URL: page } },
    ]);
  });

  it('belongs to one sandbox, and does not change with another one in the same process', async () => {
    const one = await Visitor.arrive({ notes: 5 });
    visitors.push(one);
    const other = await Visitor.arrive({ notes: 5 });
    visitors.push(other);
    await one.control('comment', { text: 'Only here' });
    expect(await one.notes()).toHaveLength(6);
    expect(await other.notes()).toHaveLength(5);
  });
});

describe('the morning', () => {
  it('has a hundred unread notes of three sites: 20 spam, 10 that wait for approval, 3 questions', async () => {
    const sandbox = await startSandbox({ morning: true, now: () => noon });
    const { world, feed, nowS } = sandbox.platformModel;
    const notes = feed.list();
    await sandbox.close();
    expect(notes).toHaveLength(100);
    expect(notes.filter(({ record }) => record.read || record.time <= feed.lastSeen)).toEqual([]);
    expect(notes.every(({ record }) => record.time < nowS && record.time > nowS - 86_400)).toBe(true);
    const subjects = notes.map(({ record }) => record.subject);
    const written = subjects.flatMap((subject) =>
      subject.kind === 'comment' ? (world.comment(subject.siteId, subject.commentId) ?? []) : [],
    );
    const withText = (texts: readonly string[]) =>
      written.filter(({ content }) => texts.some((text) => text === content));
    expect([SPAM, FIRST_COMMENTS, QUESTIONS].map((texts) => withText(texts).length)).toEqual([20, 10, 3]);
    expect(written.filter(({ status }) => status === 'unapproved')).toEqual(withText(FIRST_COMMENTS));
    expect(new Set(written.map(({ siteId }) => siteId)).size).toBe(3);
    // Likes of one post, and follows of one site, are one note a day.
    expect(new Set(subjects.map((subject) => JSON.stringify(subject))).size).toBe(100);
  });
});
