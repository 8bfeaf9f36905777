import type { Block, Note } from '../../src/streams/notes/note';
import type { ReadMark } from '../../src/streams/notes/read-mark';
import { parseNote } from '../../src/streams/notes/parse-note';
import type { State } from '../../src/streams/state/state';

/** The time of the notes of `wireNote`, and of marks on them. */
const TIMESTAMP = Date.UTC(2026, 10, 20, 12);
export const READ: ReadMark = { isRead: true, timestamp: TIMESTAMP };
export const UNREAD: ReadMark = { isRead: false, timestamp: TIMESTAMP };
export const READ_BY_ALL: ReadMark = { ...READ, isOfAll: true };

/** A note of a comment as the platform sends it, with these changes. */
export const wireNote = (
  id: number,
  changes: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> => ({
  id,
  type: 'comment',
  read: 0,
  timestamp: '2026-11-20T12:00:00+00:00',
  note_hash: id,
  title: 'Comment',
  subject: [{ text: `Someone commented (${id})` }],
  body: [
    {
      type: 'comment',
      text: 'A fine text.',
      actions: {
        'approve-comment': false,
        'spam-comment': false,
        'trash-comment': false,
        'like-comment': false,
        'replyto-comment': true,
      },
    },
  ],
  meta: { ids: { site: 1, post: 2, comment: id * 10 } },
  ...changes,
});

/** The parsed note of a comment, with these changes to its wire form. */
export function note(id: number, changes: Readonly<Record<string, unknown>> = {}): Note {
  const parsed = parseNote(wireNote(id, changes));
  if ('problem' in parsed) throw new Error(parsed.problem);
  return parsed.note;
}

/** The part of a state that holds these notes. */
export const holding = (...notes: readonly Note[]): Pick<State, 'allNotes' | 'isLoading'> => ({
  allNotes: Object.fromEntries(notes.map((each) => [each.id, each])),
  isLoading: false,
});

/** The actions of a note's first block that has any. */
export const actionsOf = ({ body }: { readonly body: readonly Block[] }): Block['actions'] =>
  body.find(({ actions }) => actions)?.actions;

/** The light poll's entry for `wireNote(id)`. */
export const polled = (id: number, hash: unknown = id): Record<string, unknown> => ({ id, note_hash: hash });
