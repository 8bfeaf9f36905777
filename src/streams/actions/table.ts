import type { ActionFlag } from '../notes/note';
import type { Aspect, Value } from '../outbox/aspects';

/** Actions on a note, or on a comment in its conversation, that the outbox sends. */
export type NoteAction = 'approve' | 'unapprove' | 'like' | 'unlike' | 'spam' | 'trash';

/** Actions that change what the platform has. */
export type SettledAction = NoteAction | 'restore' | 'follow' | 'unfollow';

/** Actions that the outbox keeps a record of. */
export type RecordAction = SettledAction | 'reply';

/** Actions on selected rows that are one event. Notes that are set aside have an event of their own. */
export type BatchedAction = NoteAction | 'read' | 'unread';

/** Actions on a row, or on those that are selected. */
export type RowAction = BatchedAction | 'done';

/** An action is the wish for a value of an aspect. */
interface Row {
  readonly aspect: Aspect;
  readonly wanted: Value;
  /** The value that Undo wants. */
  readonly before?: Value;
  /** A note offers the action if it has one of these (section 6), or if there are none. */
  readonly flags?: readonly ActionFlag[];
}

interface Button {
  readonly key: string;
  /** What the same button does while the value is the wanted one. */
  readonly opposite?: RowAction;
}

interface NoteRow extends Row, Button {
  readonly aspect: 'status' | 'like';
  readonly opposite?: NoteAction;
}

/** A mark that this browser keeps. */
interface MarkRow extends Omit<Row, 'aspect'>, Button {
  readonly aspect: 'read' | 'done';
}

const approval = { aspect: 'status', key: 'a', flags: ['approve-comment'] } as const;
const like = { aspect: 'like', key: 'l', flags: ['like-comment', 'like-post'] } as const;
const removal = { aspect: 'status', before: 'listed' } as const;
const follow = { aspect: 'follow', flags: ['follow'] } as const;

const SENT: Readonly<Record<RecordAction, Row> & Record<NoteAction, NoteRow>> = {
  approve: { ...approval, wanted: 'approved', before: 'unapproved', opposite: 'unapprove' },
  unapprove: { ...approval, wanted: 'unapproved', before: 'approved', opposite: 'approve' },
  like: { ...like, wanted: true, before: false, opposite: 'unlike' },
  unlike: { ...like, wanted: false, before: true, opposite: 'like' },
  spam: { ...removal, wanted: 'spam', key: 's', flags: ['spam-comment'] },
  trash: { ...removal, wanted: 'trash', key: 't', flags: ['trash-comment'] },
  restore: { aspect: 'status', wanted: 'listed' },
  follow: { ...follow, wanted: true, before: false },
  unfollow: { ...follow, wanted: false, before: true },
  // The text is the value.
  reply: { aspect: 'reply', wanted: '' },
};

/** Everything that a blogger does to notes, comments and sites; `action-texts.ts` has the words. */
export const ACTIONS: typeof SENT & Readonly<Record<RowAction, NoteRow | MarkRow>> = {
  ...SENT,
  read: { aspect: 'read', wanted: true, key: 'm', opposite: 'unread' },
  unread: { aspect: 'read', wanted: false, key: 'm', opposite: 'read' },
  done: { aspect: 'done', wanted: true, key: 'd' },
};

/** The buttons of a row and of an open note, in their order on the screen. */
export const ROW_BUTTONS = ['approve', 'like', 'read', 'spam', 'trash', 'done'] as const;
export const NOTE_BUTTONS = { reactions: ['approve', 'like'], removals: ['spam', 'trash'] } as const;

/** The button of an action: that of its opposite, if this is what the same button does afterwards. */
export const buttonOf = (action: RowAction): RowAction =>
  ROW_BUTTONS.some((button) => button === action) ? action : (ACTIONS[action].opposite ?? action);

/** What a button does: its action, or the opposite while it is on. */
export const nextOf = (button: NoteAction, isOn: boolean): NoteAction =>
  isOn ? (ACTIONS[button].opposite ?? button) : button;

/** Whether the outbox sends an action. */
export const isSent = (action: string): action is RecordAction => action in SENT;

const RECORD_ACTIONS = Object.keys(SENT).filter(isSent);

/** The action that leads to the wanted value of a record, which was checked when the record was read. */
export const actionOf = ({ aspect, wanted }: Pick<Row, 'aspect' | 'wanted'>): RecordAction =>
  RECORD_ACTIONS.find(
    (action) => SENT[action].aspect === aspect && (aspect === 'reply' || SENT[action].wanted === wanted),
  ) ?? 'unapprove';
