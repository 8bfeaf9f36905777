import { FAILURES, REPLY_FAILURES } from './failures';
import { type Ledger, type Moderation, type Reply, type Toggle, wasSaid } from './ledger';
import { type Asked, type HeldNote, type Model, wasDone } from './platform';

/** What must not be, and when it began, in epoch milliseconds. */
export interface Finding {
  readonly kind: 'lost' | 'doubled' | 'wrong';
  readonly what: string;
  readonly at: number;
}

/** What there is to be compared in the end. */
export interface Outcome {
  readonly ledger: Ledger;
  readonly model: Model;
  /** Each note that there ever was, by id. */
  readonly notes: ReadonlyMap<number, HeldNote>;
  readonly requests: readonly Asked[];
  readonly view: EndView;
}

/** What the panel shows in the end. */
export interface EndView {
  /** The texts in the boxes of notes with a draft, from storage where the note has left the list. */
  readonly drafts: ReadonlyMap<number, string>;
  readonly badge: number;
  /** How many notes came that have not been seen, by the model. */
  readonly unseen: number;
}

/** Everything that is not as it must be. */
export const findingsOf = (outcome: Outcome): readonly Finding[] => [
  ...outcome.ledger.replies.flatMap((reply) => ofReply(reply, outcome)),
  ...outcome.ledger.moderations.flatMap((moderation) => ofModeration(moderation, outcome)),
  ...lastOf(outcome.ledger.toggles, ({ kind, of }) => `${kind} ${of}`).flatMap((toggle) =>
    ofToggle(toggle, outcome),
  ),
  ...ofReads(outcome),
  ...ofDrafts(outcome),
  ...ofBadge(outcome),
];

const finding = (kind: Finding['kind'], at: number, what: string): readonly Finding[] => [{ kind, at, what }];

/** Every reply is posted exactly once, and under what it answers. */
function ofReply(
  { text, note, sentAt, settledAt }: Reply,
  { ledger, model, notes }: Outcome,
): readonly Finding[] {
  const copies = model.comments.filter(
    ({ content, authorId }) => content === text && authorId === model.blogger,
  );
  const at = sentAt.at(-1) ?? 0;
  const name = `the reply to note ${note}, “${text}”,`;
  const [copy] = copies;
  if (copies.length > 1) return finding('doubled', at, `${name} is on the platform ${copies.length} times`);
  if (copy)
    return copy.parentId === notes.get(note)?.comment
      ? []
      : finding('wrong', at, `${name} answers comment ${copy.parentId ?? 'none'}`);
  // Not taken to be sent, and told so: then it is in its box.
  if (settledAt === undefined && wasSaid(ledger, REPLY_FAILURES, at)) return [];
  return finding('lost', at, `${name} is not on the platform, and nothing was said`);
}

/** Every confirmed spam or trash is done once, or was said to have failed; every undone one is untouched. */
function ofModeration(
  { note, kind, at, end }: Moderation,
  { ledger, model, notes, requests }: Outcome,
): readonly Finding[] {
  const comment = notes.get(note)?.comment;
  const done = requests.filter((request) => wasDone(request) && doesModerate(request, comment)).length;
  const status = model.comments.find(({ id }) => id === comment)?.status ?? 'gone';
  const name = `the ${kind} of note ${note} (comment ${comment ?? 'none'})`;
  if (done > 1 || status === 'gone')
    return finding('doubled', at, `${name} was done ${done} times; the comment is ${status}`);
  const isDone = status === 'spam' || status === 'trash';
  if (end === 'undone' && (isDone || done > 0))
    return finding('lost', at, `${name} was undone, and was done all the same; the comment is ${status}`);
  if (end === 'confirmed' && !isDone && !wasSaid(ledger, FAILURES[kind], at))
    return finding('lost', at, `${name} was not done, and nothing was said; the comment is ${status}`);
  return [];
}

const doesModerate = ({ method, path, body }: Asked, comment: number | undefined): boolean =>
  method !== 'GET' &&
  (path.endsWith(`/comments/${comment}/delete`) ||
    (path.endsWith(`/comments/${comment}`) && body.includes('"spam"')));

/** In milliseconds: so long after a click its answer may come. Who has left by then is told nothing. */
const ANSWER_MS = 35_000;

/** What was switched last is so on the platform, or was said to have failed. */
function ofToggle({ kind, of, value, tab, at }: Toggle, outcome: Outcome): readonly Finding[] {
  const { ledger } = outcome;
  const isOut = [...ledger.replies, ...ledger.moderations].some(({ note }) => note === of);
  if (kind === 'approve' && isOut) return [];
  const actual = stateOf(kind, of, outcome);
  if (actual === undefined || actual === value) return [];
  if (wasSaid(ledger, FAILURES[kind], at)) return [];
  if (tab === 'second' && ledger.left.some((left) => left >= at && left <= at + ANSWER_MS)) return [];
  return finding('lost', at, `${kind} of ${of} was set to ${value}, and is ${actual}; nothing was said`);
}

/** What the platform says; undefined where it has no such thing any more. */
function stateOf(kind: Toggle['kind'], of: number, { model, notes }: Outcome): boolean | undefined {
  if (kind === 'follow') return model.following.includes(of);
  const { type, comment: commentId, post = 0 } = notes.get(of) ?? {};
  if (type !== 'comment') return model.postLikes.get(post)?.includes(model.blogger);
  const comment = model.comments.find(({ id }) => id === commentId);
  if (!comment) return undefined;
  return kind === 'approve' ? comment.status === 'approved' : comment.likes.includes(model.blogger);
}

/** What was opened is read, and what was marked as unread since is not. */
const ofReads = ({ ledger, model }: Outcome): readonly Finding[] =>
  lastOf(ledger.reads, ({ note }) => String(note)).flatMap(({ note, isRead, at }) => {
    const held = model.notes.slice(0, HELD).find(({ id }) => id === note);
    // One more like makes a note of likes unread again, though the panel may not know it yet when the note is opened.
    if (held?.type !== 'comment' || held.isRead === isRead) return [];
    return finding(
      'lost',
      at,
      `note ${note} was ${isRead ? 'read' : 'marked as unread'}, the platform has it otherwise`,
    );
  });

/** The panel knows of no more (section 9). */
const HELD = 100;

/** What was typed is what stands there, then and in the end. */
const ofDrafts = ({ ledger, view }: Outcome): readonly Finding[] => [
  ...ledger.slips.flatMap(({ note, typed, shown, at }) =>
    finding('lost', at, `“${typed}” was typed on note ${note}, and “${shown}” stood there`),
  ),
  ...[...ledger.drafts.values()].flatMap(({ note, text, at }) => {
    const shown = view.drafts.get(note) ?? '';
    return shown === text ? [] : finding('lost', at, `the draft “${text}” of note ${note} is “${shown}”`);
  }),
];

const ofBadge = ({ view: { badge, unseen } }: Outcome): readonly Finding[] =>
  badge === unseen ? [] : finding('wrong', Date.now(), `the bell says ${badge} new, and ${unseen} are`);

/** Of those with the same key the last, in order. */
const lastOf = <T>(list: readonly T[], key: (each: T) => string): readonly T[] => [
  ...new Map(list.map((each) => [key(each), each])).values(),
];
