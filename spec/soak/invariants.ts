import type { OutboxRecord } from '../../src/streams/outbox/record';
import { READ_AFTER_MS, UNDO_MS } from '../../src/streams/timing';
import { FAILURE_MESSAGES, REPLY_FAILURE_MESSAGES, RESTORE_FAILURE_MESSAGES } from './failure-messages';
import {
  lastAsides,
  type LedgerEntries,
  type Moderation,
  type Reply,
  type Toggle,
  wasShown,
} from './ledger-entries';
import { type LoggedRequest, type PlatformNote, type Model, wasDone } from './platform';

/** A broken invariant; `at` is when it began, in epoch milliseconds. */
export interface Finding {
  readonly kind: 'lost' | 'doubled' | 'wrong';
  readonly what: string;
  readonly at: number;
}

/** The data that the invariants compare after a run. */
export interface Outcome {
  readonly entries: LedgerEntries;
  readonly model: Model;
  /** All notes of the run, by id, including those that are gone. */
  readonly notes: ReadonlyMap<number, PlatformNote>;
  readonly requests: readonly LoggedRequest[];
  /** The records of the outbox: a line of the panel tells of one that has failed. */
  readonly records: readonly OutboxRecord[];
  readonly panel: FinalPanel;
}

/** The state of the panel after a run. */
export interface FinalPanel {
  /** The drafts in the reply boxes, or in storage if the note has left the list. */
  readonly drafts: ReadonlyMap<number, string>;
  /** The ids of the listed notes. */
  readonly rows: readonly number[];
  readonly badge: number;
  /** How many notes of the platform have not been seen. */
  readonly unseen: number;
}

/** All broken invariants. */
export const findingsOf = (outcome: Outcome): readonly Finding[] => [
  ...outcome.entries.replies.flatMap((reply) => ofReply(reply, outcome)),
  ...outcome.entries.moderations.flatMap((moderation) => ofModeration(moderation, outcome)),
  ...lastOf(outcome.entries.toggles, ({ kind, id }) => `${kind} ${id}`).flatMap((toggle) =>
    ofToggle(toggle, outcome),
  ),
  ...ofReads(outcome),
  ...ofAsides(outcome),
  ...ofDrafts(outcome),
  ...ofBadge(outcome),
];

const finding = (kind: Finding['kind'], at: number, what: string): readonly Finding[] => [{ kind, at, what }];

/** Every reply is posted exactly once, under the comment that it answers. */
function ofReply(
  { text, note, sentAt, settledAt }: Reply,
  { entries, model, notes, requests }: Outcome,
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
  // If a failure was shown, the text is still in its reply box.
  if (settledAt === undefined && wasShown(entries, REPLY_FAILURE_MESSAGES, at)) return [];
  // A 2xx without a body is a success (section 7), although the fault has done nothing.
  const isSaidDone = requests.some(
    ({ fault, body }) =>
      (fault === 'empty' || fault === 'blank') && body === JSON.stringify({ content: text }),
  );
  if (isSaidDone) return [];
  return finding('lost', at, `${name} is not on the platform, and no failure was shown`);
}

/**
 * Every confirmed spam or trash is done once, or a failure was shown; an undone one changes
 * nothing.
 */
function ofModeration(
  { note, kind, at, end }: Moderation,
  { entries, model, notes, requests, records }: Outcome,
): readonly Finding[] {
  const comment = notes.get(note)?.comment;
  const done = requests.filter((request) => wasDone(request) && doesModerate(request, comment)).length;
  const status = model.comments.find(({ id }) => id === comment)?.status ?? 'gone';
  const name = `the ${kind} of note ${note} (comment ${comment ?? 'none'})`;
  if (done > 1 || status === 'gone')
    return finding('doubled', at, `${name} was done ${done} times; the comment is ${status}`);
  const isDone = status === 'spam' || status === 'trash';
  if (end === 'undone' && (isDone || done > 0))
    return finding('lost', at, `${name} was undone, but was done all the same; the comment is ${status}`);
  if (entries.restorations.some((restored) => restored.note === note)) {
    const isTold = wasShown(entries, RESTORE_FAILURE_MESSAGES, at) || hasFailed(records, `un${kind}`, note);
    if (!isDone || isTold) return [];
    return finding('lost', at, `${name} was taken back, and the comment is ${status}; no failure was shown`);
  }
  const isTold = wasShown(entries, FAILURE_MESSAGES[kind], at) || hasFailed(records, kind, note);
  if (end === 'confirmed' && !isDone && !isTold)
    return finding('lost', at, `${name} was not done, and no failure was shown; the comment is ${status}`);
  return [];
}

const doesModerate = ({ method, path, body }: LoggedRequest, comment: number | undefined): boolean =>
  method !== 'GET' &&
  (path.endsWith(`/comments/${comment}/delete`) ||
    (path.endsWith(`/comments/${comment}`) && body.includes('"spam"')));

/** Whether an action on a note, or on a site for `follow`, has failed for good. */
const hasFailed = (records: readonly OutboxRecord[], kind: OutboxRecord['kind'], id: number): boolean =>
  records.some(
    ({ state, kind: failed, note, target }) =>
      state === 'failed' && failed === kind && id === (kind === 'follow' ? target.site : note),
  );

/** The last state of every toggle is on the platform, or a failure was shown. */
function ofToggle({ kind, id, value, at }: Toggle, outcome: Outcome): readonly Finding[] {
  const { entries, records } = outcome;
  // Replies approve a comment, and moderations remove it.
  const isChanged = [...entries.replies, ...entries.moderations].some(({ note }) => note === id);
  if (kind === 'approve' && isChanged) return [];
  const actual = stateOf(kind, id, outcome);
  if (actual === undefined || actual === value) return [];
  if (wasShown(entries, FAILURE_MESSAGES[kind], at) || hasFailed(records, kind, id)) return [];
  return finding('lost', at, `${kind} of ${id} was set to ${value}, and is ${actual}; no failure was shown`);
}

/** The state of a toggle on the platform; undefined if its note or comment is gone. */
function stateOf(kind: Toggle['kind'], id: number, { model, notes }: Outcome): boolean | undefined {
  if (kind === 'follow') return model.following.includes(id);
  const { type, comment: commentId, post = 0 } = notes.get(id) ?? {};
  if (type !== 'comment') return model.postLikes.get(post)?.includes(model.blogger);
  const comment = model.comments.find((each) => each.id === commentId);
  if (!comment) return undefined;
  return kind === 'approve' ? comment.status === 'approved' : comment.likes.includes(model.blogger);
}

/** Every opened note is read, unless it was marked as unread later. */
const ofReads = ({ entries, model }: Outcome): readonly Finding[] =>
  lastOf(entries.reads, ({ note }) => String(note)).flatMap(({ note, isRead, at }) => {
    const held = model.notes.slice(0, HELD).find(({ id }) => id === note);
    // Another like makes a note of likes unread again, possibly before the panel knows about it.
    if (held?.type !== 'comment' || held.isRead === isRead) return [];
    // A note that opens by itself is read after a second, or when the undo bar ends without Undo.
    if (entries.left.some((left) => left >= at && left <= at + 2 * READ_AFTER_MS)) return [];
    if (isRead && entries.moderations.some((moderation) => mayLeaveUnread(moderation, at, entries)))
      return [];
    return finding(
      'lost',
      at,
      `note ${note} was ${isRead ? 'read' : 'marked as unread'}, and the platform has it the other way`,
    );
  });

/**
 * Whether a note that the moderation opened at this time may be unread: after Undo, and if the next
 * one was opened within a second (section 4).
 */
const mayLeaveUnread = ({ at, end }: Moderation, openedAt: number, { reads }: LedgerEntries): boolean =>
  openedAt >= at &&
  openedAt <= at + UNDO_MS &&
  (end !== 'confirmed' ||
    reads.some((next) => next.isRead && next.at > openedAt && next.at <= openedAt + READ_AFTER_MS));

/** The panel holds this many notes (section 9). */
const HELD = 100;

/** Notes that are set aside are not listed, and those that were brought back are. */
const ofAsides = ({ entries, model, panel }: Outcome): readonly Finding[] =>
  lastAsides(entries).flatMap(({ note, end, at }) => {
    const isListed = panel.rows.includes(note);
    const isHeld = model.notes.slice(0, HELD).some(({ id }) => id === note);
    const isModerated = entries.moderations.some((moderation) => moderation.note === note);
    if (end === 'set' && isListed) return finding('lost', at, `note ${note} was set aside, and is listed`);
    return end === 'back' && isHeld && !isModerated && !isListed
      ? finding('lost', at, `note ${note} was brought back, and is not listed`)
      : [];
  });

/** Every reply box showed the text that was typed, at once and after the run. */
const ofDrafts = ({ entries, panel }: Outcome): readonly Finding[] => [
  ...entries.typingErrors.flatMap(({ note, typed, shown, at }) =>
    finding('lost', at, `“${typed}” was typed on note ${note}, and the box showed “${shown}”`),
  ),
  ...[...entries.drafts.values()].flatMap(({ note, text, at }) => {
    const shown = panel.drafts.get(note) ?? '';
    return shown === text ? [] : finding('lost', at, `the draft “${text}” of note ${note} is “${shown}”`);
  }),
];

const ofBadge = ({ panel: { badge, unseen } }: Outcome): readonly Finding[] =>
  badge === unseen
    ? []
    : finding('wrong', Date.now(), `the bell shows ${badge} new notes, and there are ${unseen}`);

/** The last element of each key, in order. */
const lastOf = <T>(list: readonly T[], key: (each: T) => string): readonly T[] => [
  ...new Map(list.map((each) => [key(each), each])).values(),
];
