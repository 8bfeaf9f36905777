import type { OutboxRecord } from '../../src/streams/outbox/record';
import { findingsOf, type Outcome } from './invariants';
import { emptyEntries, type LedgerEntries, type Moderation, type Reply, type Toggle } from './ledger-entries';
import type { LoggedRequest, PlatformComment, PlatformNote, Model } from './platform';

const note: PlatformNote = {
  id: 2,
  time: 1,
  isRead: true,
  type: 'comment',
  isReadable: true,
  comment: 20,
  post: 5,
};
const comment: PlatformComment = {
  id: 20,
  authorId: 9,
  content: 'Hello',
  status: 'approved',
  parentId: undefined,
  likes: [],
};
const posted: PlatformComment = { ...comment, id: 21, authorId: 1, content: 'Soak', parentId: 20 };
const model: Model = {
  blogger: 1,
  comments: [comment],
  postLikes: new Map(),
  notes: [note],
  following: [],
  people: [],
  seen: 0,
};
const deleted: LoggedRequest = {
  number: 1,
  method: 'POST',
  path: '/rest/v1.1/sites/1/comments/20/delete',
  status: 200,
  aborted: false,
  fault: null,
  body: '{}',
  at: 1,
};

const record: OutboxRecord = {
  version: 1,
  id: '1',
  kind: 'like',
  payload: true,
  note: note.id,
  target: { site: 1, comment: 20 },
  owner: '1',
  state: 'waiting',
  madeAt: 10,
  notBefore: 10,
  attempts: 0,
};

/** The kinds of the findings for a ledger, a model and a request log. */
function kinds(
  entries: Partial<LedgerEntries>,
  change: Partial<Model> = {},
  more: Partial<Outcome> = {},
): readonly string[] {
  const outcome: Outcome = {
    entries: { ...emptyEntries(), ...entries },
    model: { ...model, ...change },
    notes: new Map([[note.id, note]]),
    requests: [],
    records: [],
    panel: { drafts: new Map(), rows: [], badge: 0, unseen: 0 },
    ...more,
  };
  return findingsOf(outcome).map(({ kind }) => kind);
}

const shown = (text: string, until: number) => ({ tab: 'first', text, at: 0, until }) as const;
const of = (status: string): Partial<Model> => ({ comments: [{ ...comment, status }] });

test('a run without actions has no findings', () => {
  expect(kinds({})).toEqual([]);
});

describe('a reply', () => {
  const reply: Reply = { text: 'Soak', note: 2, tab: 'first', sentAt: [5, 10], settledAt: 20 };
  const failed = [shown('Reply Failed: Please, try again.', 11)];

  it('is on the platform once, under the comment that it answers', () => {
    expect(kinds({ replies: [reply] }, { comments: [comment, posted] })).toEqual([]);
    expect(kinds({ replies: [reply] })).toEqual(['lost']);
    expect(kinds({ replies: [reply] }, { comments: [comment, posted, { ...posted, id: 22 }] })).toEqual([
      'doubled',
    ]);
    expect(kinds({ replies: [reply] }, { comments: [comment, { ...posted, parentId: 7 }] })).toEqual([
      'wrong',
    ]);
  });

  it('that the platform has answered with an empty 2xx is not the loss of the panel', () => {
    const answered = { ...deleted, path: '/comments/20/replies/new', body: '{"content":"Soak"}' };
    expect(kinds({ replies: [reply] }, {}, { requests: [{ ...answered, fault: 'empty' }] })).toEqual([]);
    expect(kinds({ replies: [reply] }, {}, { requests: [{ ...answered, fault: '500' }] })).toEqual(['lost']);
    const other = { ...answered, fault: 'blank', body: '{"content":"Soak 2"}' };
    expect(kinds({ replies: [reply] }, {}, { requests: [other] })).toEqual(['lost']);
  });

  it('of another author with the same text does not count', () => {
    expect(kinds({ replies: [reply] }, { comments: [comment, { ...posted, authorId: 9 }] })).toEqual([
      'lost',
    ]);
  });

  it('with a failure message is not lost, unless the user believes that it is sent', () => {
    const open = { ...reply, settledAt: undefined };
    expect(kinds({ replies: [open], statuses: failed })).toEqual([]);
    expect(kinds({ replies: [open] })).toEqual(['lost']);
    expect(kinds({ replies: [open], statuses: [shown('Reply Failed: Please, try again.', 9)] })).toEqual([
      'lost',
    ]);
    expect(kinds({ replies: [reply], statuses: failed })).toEqual(['lost']);
  });
});

describe('spam and trash', () => {
  const trash: Moderation = { note: 2, kind: 'trash', at: 10, end: 'confirmed' };
  const once = { requests: [deleted] };
  const twice = { requests: [deleted, { ...deleted, number: 2, fault: 'lost-answer', status: 0 }] };

  it('is done if it is confirmed, or a failure is shown', () => {
    expect(kinds({ moderations: [trash] }, of('trash'), once)).toEqual([]);
    expect(kinds({ moderations: [trash] })).toEqual(['lost']);
    expect(
      kinds({ moderations: [trash], statuses: [shown("The comment couldn't be trashed.", 11)] }),
    ).toEqual([]);
    expect(kinds({ moderations: [trash], statuses: [shown("Your like couldn't be saved.", 11)] })).toEqual([
      'lost',
    ]);
  });

  it('is never done twice, because the second time deletes the comment for good', () => {
    expect(kinds({ moderations: [trash] }, of('trash'), twice)).toEqual(['doubled']);
    expect(kinds({ moderations: [trash] }, { comments: [] }, once)).toEqual(['doubled']);
  });

  it('counts as not done if its request got a fault that prevents it', () => {
    const faulty = { requests: [deleted, { ...deleted, number: 2, fault: '500', status: 500 }] };
    expect(kinds({ moderations: [trash] }, of('trash'), faulty)).toEqual([]);
  });

  it('leaves the comment unchanged if it is undone', () => {
    const undone: Moderation = { ...trash, end: 'undone' };
    expect(kinds({ moderations: [undone] })).toEqual([]);
    expect(kinds({ moderations: [undone] }, of('trash'), once)).toEqual(['lost']);
  });

  it('is not done any more if it was taken back, or a failure is shown', () => {
    const taken = { moderations: [trash], restorations: [{ note: 2, at: 20 }] };
    expect(kinds(taken, {}, once)).toEqual([]);
    expect(kinds(taken, of('trash'), once)).toEqual(['lost']);
    expect(kinds(taken, of('trash'), twice)).toEqual(['doubled']);
    const failed: OutboxRecord = { ...record, kind: 'untrash', state: 'failed' };
    expect(kinds(taken, of('trash'), { ...once, records: [failed] })).toEqual([]);
    const said = [shown("The comment couldn't be restored. Please try again.", 21)];
    expect(kinds({ ...taken, statuses: said }, of('trash'), once)).toEqual([]);
  });

  it('may be done or undone if its end is unclear', () => {
    const unclear: Moderation = { ...trash, end: 'unclear' };
    expect(kinds({ moderations: [unclear] })).toEqual([]);
    expect(kinds({ moderations: [unclear] }, of('trash'), once)).toEqual([]);
  });
});

describe('a toggle', () => {
  const like: Toggle = { kind: 'like', id: 2, value: true, tab: 'first', at: 10 };

  it('ends in its last state on the platform, or a failure is shown', () => {
    expect(kinds({ toggles: [like] })).toEqual(['lost']);
    expect(kinds({ toggles: [like] }, { comments: [{ ...comment, likes: [1] }] })).toEqual([]);
    expect(kinds({ toggles: [like, { ...like, value: false }] })).toEqual([]);
    expect(kinds({ toggles: [like], statuses: [shown("Your like couldn't be saved.", 10)] })).toEqual([]);
    expect(kinds({ toggles: [{ ...like, kind: 'follow', id: 3 }] }, { following: [3] })).toEqual([]);
    expect(kinds({ toggles: [{ ...like, kind: 'follow', id: 3 }] })).toEqual(['lost']);
    expect(kinds({ toggles: [{ ...like, kind: 'approve', value: false }] })).toEqual(['lost']);
  });

  it('needs no failure message if its record has failed', () => {
    const failed: OutboxRecord = { ...record, state: 'failed' };
    expect(kinds({ toggles: [like] }, {}, { records: [failed] })).toEqual([]);
    expect(kinds({ toggles: [like] }, {}, { records: [{ ...failed, state: 'done' }] })).toEqual(['lost']);
    expect(kinds({ toggles: [like] }, {}, { records: [{ ...failed, note: 3 }] })).toEqual(['lost']);
  });
});

test('an opened note is read, unless it was marked as unread later', () => {
  const opened = { note: 2, isRead: true, at: 1 };
  expect(kinds({ reads: [opened] })).toEqual([]);
  expect(kinds({ reads: [opened, { ...opened, isRead: false }] })).toEqual(['lost']);
  expect(kinds({ reads: [opened] }, { notes: [{ ...note, isRead: false }] })).toEqual(['lost']);
});

test('a note that a moderation opened may stay unread after its Undo', () => {
  const unread = { ...note, isRead: false };
  const other = { ...note, id: 3 };
  const ending = (end: Moderation['end'], openedAt: number, nextAt = Infinity): readonly string[] =>
    kinds(
      {
        moderations: [{ note: 3, kind: 'trash', at: 10_000, end }],
        reads: [
          { note: 2, isRead: true, at: openedAt },
          { note: 3, isRead: true, at: nextAt },
        ],
      },
      { comments: [end === 'confirmed' ? { ...comment, status: 'trash' } : comment], notes: [unread, other] },
      { notes: new Map([[3, other]]) },
    );
  expect(ending('undone', 10_050)).toEqual([]);
  expect(ending('unclear', 10_050)).toEqual([]);
  expect(ending('confirmed', 10_050)).toEqual(['lost']);
  expect(ending('confirmed', 10_050, 11_000)).toEqual([]);
  expect(ending('confirmed', 10_050, 11_100)).toEqual(['lost']);
  expect(ending('undone', 9_900)).toEqual(['lost']);
  expect(ending('undone', 14_600)).toEqual(['lost']);
});

test('a note that is set aside is not listed, and one that was brought back is', () => {
  const aside = { note: 2, end: 'set', wasUnread: false, at: 1 } as const;
  const listed = { panel: { drafts: new Map(), rows: [2], badge: 0, unseen: 0 } };
  expect(kinds({ asides: [aside] })).toEqual([]);
  expect(kinds({ asides: [aside] }, {}, listed)).toEqual(['lost']);
  expect(kinds({ asides: [aside, { ...aside, end: 'back' }] }, {}, listed)).toEqual([]);
  expect(kinds({ asides: [aside, { ...aside, end: 'back' }] })).toEqual(['lost']);
  expect(kinds({ asides: [aside, { ...aside, end: 'unclear' }] }, {}, listed)).toEqual([]);
});

test('a draft is in its reply box, which showed every text that was typed', () => {
  const drafts = new Map([[2, { note: 2, text: 'Half a thou', at: 1 }]]);
  const panel = { drafts: new Map([[2, 'Half a thou']]), rows: [], badge: 0, unseen: 0 };
  expect(kinds({ drafts }, {}, { panel })).toEqual([]);
  expect(kinds({ drafts })).toEqual(['lost']);
  expect(kinds({ typingErrors: [{ note: 2, typed: 'abc', shown: 'ac', at: 1 }] })).toEqual(['lost']);
});

test('the bell shows the number of unseen notes', () => {
  const panel = { drafts: new Map(), rows: [], badge: 3, unseen: 4 };
  expect(kinds({}, {}, { panel })).toEqual(['wrong']);
});
