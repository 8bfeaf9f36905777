import { useCallback } from 'react';
import type { Note } from '../../streams/notes/note';
import { replyTarget } from '../../streams/notes/reply-target';
import { boxOfNote } from '../../streams/reply/boxes';
import type { State } from '../../streams/state/state';
import { __ } from '../../i18n';
import { useShortcut } from '../title-with-key';
import { useSelected } from '../use-selected';
import { leaveByKey } from './leave-by-key';
import { ReplyForm } from './reply-form';

/** The reply box of a note, if the note allows replies to its comment or post (sections 4 to 6). */
export function ReplyBox({ note }: { note: Note }) {
  const id = useSelected(useCallback((state: State) => boxOfNote(state, note), [note]));
  const target = replyTarget(note);
  const key = useShortcut('R');
  return (
    target && (
      <ReplyForm
        id={id}
        label={'comment' in target ? __('Reply to comment…') : __('Reply to post…')}
        box={{ 'data-reply-box': true, 'aria-keyshortcuts': key }}
        onKeyDown={leaveByKey}
      />
    )
  );
}
