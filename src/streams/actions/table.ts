import type { ActionFlag } from '../notes/note';
import type { Aspect, Value } from '../outbox/aspects';

/** Actions on a note, or on a comment in its conversation, that the outbox sends. */
export type NoteAction = 'approve' | 'unapprove' | 'like' | 'unlike' | 'spam' | 'trash';

/** Actions that change a value on the platform, and that the platform confirms or refuses. */
export type SettledAction = NoteAction | 'restore' | 'follow' | 'unfollow';

/** Actions that the outbox stores as records. */
export type RecordAction = SettledAction | 'reply';

/**
 * Actions on the selected rows that cause one `batch.requested` event. Setting notes aside has its own event.
 */
export type BatchedAction = NoteAction | 'read' | 'unread';

/** Actions on a single row or on the selected rows. */
export type RowAction = BatchedAction | 'done';

/** An entry of the table of actions: an action sets an aspect (status, like, follow or reply) to a wanted value. */
interface Row {
  readonly aspect: Aspect;
  readonly wanted: Value;
  /** The value that Undo restores. */
  readonly before?: Value;
  /** The note must have one of these flags (section 6). Without flags, every note offers the action. */
  readonly flags?: readonly ActionFlag[];
}

interface Button {
  readonly key: string;
  /** The button's action while the note has the wanted value. */
  readonly opposite?: RowAction;
}

interface NoteRow extends Row, Button {
  readonly aspect: 'status' | 'like';
  readonly opposite?: NoteAction;
}

/** An action on a mark that this browser stores. */
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
  // The wanted value of a reply is its text.
  reply: { aspect: 'reply', wanted: '' },
};

/** All actions on notes, comments and sites; `action-texts.ts` has their texts. */
export const ACTIONS: typeof SENT & Readonly<Record<RowAction, NoteRow | MarkRow>> = {
  ...SENT,
  read: { aspect: 'read', wanted: true, key: 'm', opposite: 'unread' },
  unread: { aspect: 'read', wanted: false, key: 'm', opposite: 'read' },
  done: { aspect: 'done', wanted: true, key: 'd' },
};

/** The buttons of a row and of an open note, in their order on the screen. */
export const ROW_BUTTONS = ['approve', 'like', 'read', 'spam', 'trash', 'done'] as const;
export const NOTE_BUTTONS = { reactions: ['approve', 'like'], removals: ['spam', 'trash'] } as const;

/** The button that runs the action, or that runs it as its opposite. */
export const buttonOf = (action: RowAction): RowAction =>
  ROW_BUTTONS.some((button) => button === action) ? action : (ACTIONS[action].opposite ?? action);

/** The action that a press on the button runs: its own, or the opposite while the button is on. */
export const nextOf = (button: NoteAction, isOn: boolean): NoteAction =>
  isOn ? (ACTIONS[button].opposite ?? button) : button;

/** Whether the outbox sends an action. */
export const isSent = (action: string): action is RecordAction => action in SENT;

const RECORD_ACTIONS = Object.keys(SENT).filter(isSent);

/** The action that sets the value of a record. Records have been validated when they were read. */
export const actionOf = ({ aspect, wanted }: Pick<Row, 'aspect' | 'wanted'>): RecordAction =>
  RECORD_ACTIONS.find(
    (action) => SENT[action].aspect === aspect && (aspect === 'reply' || SENT[action].wanted === wanted),
  ) ?? 'unapprove';
