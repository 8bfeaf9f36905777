/** @jest-environment node */
import { withGaps } from '../../sandbox/platform/model/php-lists';
import { type Answer, Visitor } from '../support/visitor';

let visitor: Visitor;
let nowMs = Date.UTC(2026, 10, 28);
let site: string;
let comment: string;
let post: unknown;
beforeAll(async () => {
  visitor = await Visitor.arrive({ notes: 20, now: () => nowMs });
});
afterAll(() => visitor.sandbox.close());

/** A held comment of another user, on a site of the blogger. */
beforeEach(async () => {
  await visitor.control('reset');
  const arrived = await visitor.control('comment', { user: 'osei', text: 'May I?', approved: false });
  const ids = (await visitor.note(arrived.note_id)).meta?.ids ?? {};
  [site, post] = [`/sites/${ids.site}`, ids.post];
  comment = `${site}/comments/${ids.comment}`;
});

const post$ = (path: string, body?: object) => visitor.rest('POST', path, body);
const reply = (content: string, to = comment) => post$(`${to}/replies/new`, { content });
const get = async (path: string) => (await visitor.rest('GET', path)).body;
const refusal = (status: number, error: string) => ({ status, body: { error } });

const IMAGE = (emoji: string, code: string) =>
  `<img class="emoji" src="/emoji/${code}.png" alt="${emoji}" />`;
const TYPED = 'https://x.example/a?b=1&c';
const ESCAPED = 'https://x.example/a?b=1&amp;c';
const LINK = `href="${ESCAPED}" rel="nofollow ugc"`;

describe('a text', () => {
  it.each<[typed: string, raw: string, shown?: string]>([
    ['Tom & Jerry', 'Tom &amp; Jerry'],
    ['&lt; &#9829; &nothing;', '&lt; &#9829; &amp;nothing;'],
    // The names of HTML 4, with their case.
    ['&copy; &Alpha; &sup2; &check; &ALPHA;', '&copy; &Alpha; &sup2; &amp;check; &amp;ALPHA;'],
    ['I <3 this, a > b', 'I &lt;3 this, a &gt; b'],
    ['<b>So</b> <u>it</u><!-- ? --> is', '<b>So</b> it is'],
    ['<script>alert(1)</script>', 'alert(1)'],
    [`<a onclick="x" href='https://x.example/a?b=1&c'>this</a>`, `<a ${LINK}>this</a>`],
    ['<a href="javascript:x">this</a>', '<a href="" rel="nofollow ugc">this</a>'],
    [`at ${TYPED}.`, `at ${ESCAPED}.`, `at <a ${LINK}>${ESCAPED}</a>.`],
    [`"It's" 9x6`, `"It's" 9x6`, '&#8220;It&#8217;s&#8221; 9&#215;6'],
    ['a -- b... 2 - 1', 'a -- b... 2 - 1', 'a &#8212; b&#8230; 2 &#8211; 1'],
    ['<code>9x6 :)</code>', '<code>9x6 :)</code>'],
    ['fine :) 👍', 'fine :) 👍', `fine ${IMAGE('🙂', '1f642')} 👍`],
    [' one\ntwo\n\nthree ', 'one\ntwo\n\nthree', 'one<br />\ntwo</p>\n<p>three'],
  ])('%j is stored as %j', async (typed, raw, shown = raw) => {
    const stored = { raw_content: raw, content: `<p>${shown}</p>\n` };
    expect((await reply(typed)).body).toMatchObject(stored);
    expect((await post$(comment, { content: typed })).body).toMatchObject(stored);
  });

  it.each([
    ['Tom &amp; Jerry <b>say <i>so</b>', 'Tom & Jerry say so', ['i', 'b']],
    ['<a href="https://x.example/">x</a> <q>&lt;&#x1f44d;&copy;</q>', 'x <👍©', [undefined]],
  ])('%j has the text %j in its note, and its ranges', async (content, text, types) => {
    await post$(comment, { content });
    const [note] = await visitor.notes('number=1');
    const block = note?.body.find(({ type }) => type === 'comment') as Answer;
    expect(block).toMatchObject({ text, ranges: types.map(() => ({})) });
    expect((block.ranges as Answer[]).map(({ type }) => type)).toEqual(types);
  });
});

describe('a reply is refused', () => {
  it.each([
    ['without a text', ['  '], 400, 'invalid_input'],
    ['without a text that can be stored', ['<u></u>'], 400, 'invalid_input'],
    ['if its stored text is there', ['Yes & no.', 'Yes &amp; no.'], 409, 'comment_duplicate'],
  ])('%s', async (_, texts, status, error) => {
    const answers = [];
    for (const text of texts) answers.push(await reply(text));
    expect(answers.at(-1)).toMatchObject(refusal(status, error));
  });

  it('if the post is closed or a draft', async () => {
    for (const change of [{ discussion: { comments_open: false } }, { status: 'draft' }]) {
      await visitor.control('reset');
      await post$(`${site}/posts/${String(post)}`, change);
      expect(await reply('Yes.', `${site}/posts/${String(post)}`)).toMatchObject(
        refusal(403, 'unauthorized'),
      );
    }
  });

  it('not as a duplicate, if the first one is in the trash', async () => {
    const { body } = await reply('Yes.');
    await post$(`${site}/comments/${String(body.ID)}/delete`);
    expect((await reply('Yes.')).status).toBe(200);
  });

  it('as a flood within 15 s, by a rule', async () => {
    await reply('One.');
    expect((await reply('Two.')).status).toBe(200);
    await visitor.control('rules', { flood: true });
    nowMs += 14_000;
    expect(await reply('Three.')).toMatchObject(refusal(429, 'comment_flood'));
    nowMs += 1000;
    expect((await reply('Three.')).status).toBe(200);
  });
});

describe('a deletion', () => {
  it.each([
    ['approved', true, 'trash', 'trash'],
    ['trash', true, 'deleted', undefined],
    ['spam', true, 'deleted', undefined],
    ['approved', false, 'deleted', undefined],
  ])('of a comment that is %s (a trash: %j) answers %s', async (status, trash, answer, left) => {
    await post$(comment, { status });
    await visitor.control('rules', { trash });
    expect((await post$(`${comment}/delete`)).body.status).toBe(answer);
    expect((await get(comment)).status).toBe(left);
    expect((await post$(comment, { status: 'untrash' })).status).toBe(left === undefined ? 404 : 200);
  });

  it('by status is refused where there is no trash', async () => {
    await visitor.control('rules', { trash: false });
    expect(await post$(comment, { status: 'trash' })).toMatchObject(refusal(403, 'trash_disabled'));
  });
});

describe('a list of comments', () => {
  const idsOf = async (query: string) =>
    ((await get(`${site}/comments/?${query}`)).comments as { ID: number }[]).map(({ ID }) => ID);

  it('is selected and ordered by its parameters, and counted', async () => {
    const before = await get(`${site}/comment-counts`);
    const { comment_id: ping } = await visitor.control('comment', { post, type: 'pingback', text: 'Ping.' });
    expect(await idsOf('type=pingback')).toEqual([ping]);
    expect(await get(`${site}/comments/${String(ping)}`)).toMatchObject({ type: 'pingback' });
    const own = Number(comment.split('/').at(-1));
    expect(await idsOf('status=unapproved')).toContain(own);
    expect(await idsOf('')).not.toContain(own);
    const all = await idsOf('status=all&number=100');
    expect(all).toContain(own);
    expect(await idsOf('status=all&number=100&order=ASC')).toEqual([...all].reverse());
    expect(await idsOf('status=all&number=2&offset=1')).toEqual(all.slice(1, 3));
    await post$(comment, { status: 'spam' });
    expect(await idsOf('status=spam')).toEqual([own]);
    expect(await idsOf('status=all&number=100')).not.toContain(own);
    const [approved, pending] = [Number(before.approved) + 1, Number(before.pending) - 1];
    const all_ = approved + pending;
    expect(await get(`${site}/comment-counts`)).toEqual({
      ...before,
      all: all_,
      approved,
      pending,
      spam: 1,
      total_comments: all_ + 1,
    });
  });

  it.each([
    ['/sites/2101/comments?number=101', 400, 'invalid_number'],
    ['/sites/2101/comments?status=lost', 400, 'invalid_input'],
    ['/sites/2101/comments?type=lost', 400, 'invalid_input'],
    ['/sites/2110/comments?status=all', 403, 'unauthorized'],
    ['/sites/2110/comment-counts', 403, 'unauthorized'],
  ])('%s is refused with %d %s', async (path, status, error) => {
    expect(await visitor.rest('GET', path)).toMatchObject(refusal(status, error));
  });
});

it('a held comment of a site that the blogger does not moderate cannot be read', async () => {
  const { world } = visitor.sandbox.platformModel;
  const [own] = [...world.comments.values()];
  if (own) world.setComment({ ...own, siteId: 2110, id: 1 });
  expect((await visitor.rest('GET', '/sites/2110/comments/1')).status).toBe(200);
  if (own) world.setComment({ ...own, siteId: 2110, id: 1, status: 'unapproved' });
  expect(await visitor.rest('GET', '/sites/2110/comments/1')).toMatchObject(refusal(403, 'unauthorized'));
});

describe('a rule', () => {
  it('makes pages of notes shorter than their number', async () => {
    await visitor.control('rules', { shortPages: true });
    expect(await visitor.notes('number=10')).toHaveLength(8);
    expect(await visitor.notes('number=1')).toHaveLength(1);
  });

  it('makes emoji images', async () => {
    await visitor.control('rules', { emojiImages: true });
    expect((await reply('So 👍🏽!')).body.content).toBe(`<p>So ${IMAGE('👍🏽', '1f44d')}!</p>\n`);
  });

  it('sets the clock apart, which the header Date and new comments have', async () => {
    await visitor.control('rules', { clockMs: -3_600_000 });
    const { headers } = await visitor.fetch('/rest/v1.1/me');
    expect(headers.get('date')).toBe(new Date(nowMs - 3_600_000).toUTCString());
    const { body } = await reply('When?');
    expect(Date.parse(String(body.date))).toBe(nowMs - 3_600_000);
  });

  it('gives lists gaps, as PHP writes them', async () => {
    await visitor.control('rules', { gaps: true });
    const { notes } = await get('/notifications/?number=2');
    expect(Object.keys(notes as object)).toEqual(['1', '2']);
    expect(notes).toMatchObject({ 1: { subject: { 1: { ranges: { 1: {} } } } } });
    const body = { updated: [1], notes: [], meta: {}, likes: [{ ranges: [[2]] }] };
    expect(withGaps(body)).toEqual({
      updated: [1],
      notes: [],
      meta: [],
      likes: { 1: { ranges: { 1: [2] } } },
    });
  });

  it('that is not one is refused, and a reset restores all', async () => {
    expect(await visitor.control('rules', { gaps: 'yes' })).toMatchObject({ error: 'invalid_input' });
    expect(await visitor.control('rules', { clockMs: 'now' })).toMatchObject({ error: 'invalid_input' });
    const rules = await visitor.control('rules', { flood: true });
    expect(rules).toMatchObject({ flood: true, trash: true, clockMs: 0 });
    await visitor.control('reset');
    expect(await visitor.control('rules')).toMatchObject({ flood: false });
  });
});
