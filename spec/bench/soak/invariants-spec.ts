import { findingsOf, type Outcome } from '../../../bench/soak/invariants';
import {
  emptyLedger,
  type Ledger,
  type Moderation,
  type Reply,
  type Toggle,
} from '../../../bench/soak/ledger';
import type { Asked, HeldComment, HeldNote, Model } from '../../../bench/soak/platform';

const note: HeldNote = {
  id: 2,
  time: 1,
  isRead: true,
  type: 'comment',
  isReadable: true,
  comment: 20,
  post: 5,
};
const comment: HeldComment = {
  id: 20,
  authorId: 9,
  content: 'Hello',
  status: 'approved',
  parentId: undefined,
  likes: [],
};
const posted: HeldComment = { ...comment, id: 21, authorId: 1, content: 'Soak', parentId: 20 };
const model: Model = {
  blogger: 1,
  comments: [comment],
  postLikes: new Map(),
  notes: [note],
  following: [],
  people: [],
  seen: 0,
};
const deleted: Asked = {
  number: 1,
  method: 'POST',
  path: '/rest/v1.1/sites/1/comments/20/delete',
  status: 200,
  aborted: false,
  fault: null,
  body: '{}',
  at: 1,
};

/** What is found where the ledger, the model and the log are so; by kind. */
function kinds(
  ledger: Partial<Ledger>,
  change: Partial<Model> = {},
  more: Partial<Outcome> = {},
): readonly string[] {
  const outcome: Outcome = {
    ledger: { ...emptyLedger(), ...ledger },
    model: { ...model, ...change },
    notes: new Map([[note.id, note]]),
    requests: [],
    view: { drafts: new Map(), badge: 0, unseen: 0 },
    ...more,
  };
  return findingsOf(outcome).map(({ kind }) => kind);
}

const said = (text: string, until: number) => ({ tab: 'first', text, at: 0, until }) as const;
const of = (status: string): Partial<Model> => ({ comments: [{ ...comment, status }] });

test('nothing is found where nothing was done', () => {
  expect(kinds({})).toEqual([]);
});

describe('a reply', () => {
  const reply: Reply = { text: 'Soak', note: 2, tab: 'first', sentAt: [5, 10], settledAt: 20 };
  const failed = [said('Reply Failed: Please, try again.', 11)];

  it('is there once, under what it answers', () => {
    expect(kinds({ replies: [reply] }, { comments: [comment, posted] })).toEqual([]);
    expect(kinds({ replies: [reply] })).toEqual(['lost']);
    expect(kinds({ replies: [reply] }, { comments: [comment, posted, { ...posted, id: 22 }] })).toEqual([
      'doubled',
    ]);
    expect(kinds({ replies: [reply] }, { comments: [comment, { ...posted, parentId: 7 }] })).toEqual([
      'wrong',
    ]);
  });

  it('that somebody else wrote is none of ours', () => {
    expect(kinds({ replies: [reply] }, { comments: [comment, { ...posted, authorId: 9 }] })).toEqual([
      'lost',
    ]);
  });

  it('that was said to have failed is told, and not lost, unless it was taken to be sent', () => {
    const open = { ...reply, settledAt: undefined };
    expect(kinds({ replies: [open], said: failed })).toEqual([]);
    expect(kinds({ replies: [open] })).toEqual(['lost']);
    expect(kinds({ replies: [open], said: [said('Reply Failed: Please, try again.', 9)] })).toEqual(['lost']);
    expect(kinds({ replies: [reply], said: failed })).toEqual(['lost']);
  });
});

describe('spam and trash', () => {
  const trash: Moderation = { note: 2, kind: 'trash', at: 10, end: 'confirmed' };
  const once = { requests: [deleted] };
  const twice = { requests: [deleted, { ...deleted, number: 2, fault: 'lost-answer', status: 0 }] };

  it('that is confirmed is done once, or said to have failed', () => {
    expect(kinds({ moderations: [trash] }, of('trash'), once)).toEqual([]);
    expect(kinds({ moderations: [trash] })).toEqual(['lost']);
    expect(kinds({ moderations: [trash], said: [said("The comment couldn't be trashed.", 11)] })).toEqual([]);
    expect(kinds({ moderations: [trash], said: [said("Your like couldn't be saved.", 11)] })).toEqual([
      'lost',
    ]);
  });

  it('is not done twice: the second time deletes for ever', () => {
    expect(kinds({ moderations: [trash] }, of('trash'), twice)).toEqual(['doubled']);
    expect(kinds({ moderations: [trash] }, { comments: [] }, once)).toEqual(['doubled']);
  });

  it('that met a fault which does nothing was not done', () => {
    const faulty = { requests: [deleted, { ...deleted, number: 2, fault: '500', status: 500 }] };
    expect(kinds({ moderations: [trash] }, of('trash'), faulty)).toEqual([]);
  });

  it('that was undone left the comment untouched', () => {
    const undone: Moderation = { ...trash, end: 'undone' };
    expect(kinds({ moderations: [undone] })).toEqual([]);
    expect(kinds({ moderations: [undone] }, of('trash'), once)).toEqual(['lost']);
  });

  it('that ended in the moment of a click may have ended either way', () => {
    const unclear: Moderation = { ...trash, end: 'unclear' };
    expect(kinds({ moderations: [unclear] })).toEqual([]);
    expect(kinds({ moderations: [unclear] }, of('trash'), once)).toEqual([]);
  });
});

describe('what was switched', () => {
  const like: Toggle = { kind: 'like', of: 2, value: true, tab: 'first', at: 10 };

  it('is so in the end, as it was switched last, or was said to have failed', () => {
    expect(kinds({ toggles: [like] })).toEqual(['lost']);
    expect(kinds({ toggles: [like] }, { comments: [{ ...comment, likes: [1] }] })).toEqual([]);
    expect(kinds({ toggles: [like, { ...like, value: false }] })).toEqual([]);
    expect(kinds({ toggles: [like], said: [said("Your like couldn't be saved.", 10)] })).toEqual([]);
    expect(kinds({ toggles: [{ ...like, kind: 'follow', of: 3 }] }, { following: [3] })).toEqual([]);
    expect(kinds({ toggles: [{ ...like, kind: 'follow', of: 3 }] })).toEqual(['lost']);
    expect(kinds({ toggles: [{ ...like, kind: 'approve', value: false }] })).toEqual(['lost']);
  });

  it('in a page that was left before an answer could come is told to nobody', () => {
    const second: Toggle = { ...like, tab: 'second' };
    expect(kinds({ toggles: [second], left: [11] })).toEqual([]);
    expect(kinds({ toggles: [second], left: [9] })).toEqual(['lost']);
    expect(kinds({ toggles: [like], left: [11] })).toEqual(['lost']);
  });
});

test('what was opened is read, and what was marked as unread since is not', () => {
  const opened = { note: 2, isRead: true, at: 1 };
  expect(kinds({ reads: [opened] })).toEqual([]);
  expect(kinds({ reads: [opened, { ...opened, isRead: false }] })).toEqual(['lost']);
  expect(kinds({ reads: [opened] }, { notes: [{ ...note, isRead: false }] })).toEqual(['lost']);
});

test('a draft is in its box, and what was typed stood there', () => {
  const drafts = new Map([[2, { note: 2, text: 'Half a thou', at: 1 }]]);
  const view = { drafts: new Map([[2, 'Half a thou']]), badge: 0, unseen: 0 };
  expect(kinds({ drafts }, {}, { view })).toEqual([]);
  expect(kinds({ drafts })).toEqual(['lost']);
  expect(kinds({ slips: [{ note: 2, typed: 'abc', shown: 'ac', at: 1 }] })).toEqual(['lost']);
});

test('the bell says how many have not been seen', () => {
  const view = { drafts: new Map(), badge: 3, unseen: 4 };
  expect(kinds({}, {}, { view })).toEqual(['wrong']);
});
