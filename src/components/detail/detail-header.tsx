import { ArrowLeft, ChevronDown, ChevronUp, Mail } from 'lucide';
import { useCallback } from 'react';
import type { NoteId } from '../../streams/notes/note';
import { neighbour } from '../../streams/state/selectors';
import type { State } from '../../streams/state/state';
import { __, _x } from '../i18n';
import { directedIcon, icon } from '../icon';
import { IconButton } from '../icon-button';
import { useSelected, useSend } from '../use-selected';

const selectIsWide = (state: State): boolean => state.isWide;

/** The note's title, the way back, and the way to the notes before and after it (section 2). */
export function DetailHeader({ id, title }: { id: NoteId; title: string }) {
  const send = useSend();
  const isWide = useSelected(selectIsWide);
  return (
    <header className="detail-header">
      <IconButton
        label={_x('Back', 'verb')}
        icon={directedIcon(ArrowLeft)}
        onClick={() => send({ type: 'note.deselected' })}
      />
      {/* Where the detail covers the list, it is what the page is about. */}
      <h2 role="heading" aria-level={isWide ? 2 : 1} tabIndex={-1} data-detail-heading>
        <bdi>{title}</bdi>
      </h2>
      <IconButton
        label={__('Mark as unread')}
        icon={icon(Mail)}
        onClick={() => send({ type: 'unread.requested', id })}
      />
      <Neighbour id={id} step={-1} />
      <Neighbour id={id} step={1} />
    </header>
  );
}

/** An arrow to the visible note before or after; off at the ends of the list. */
function Neighbour({ id, step }: { id: NoteId; step: 1 | -1 }) {
  const send = useSend();
  const select = useCallback((state: State) => neighbour(state, id, step)?.id, [id, step]);
  const to = useSelected(select);
  return (
    <IconButton
      label={step === 1 ? __('Next notification') : __('Previous notification')}
      icon={step === 1 ? icon(ChevronDown) : icon(ChevronUp)}
      disabled={to === undefined}
      onClick={() => {
        if (to !== undefined) send({ type: 'note.selected', id: to });
      }}
    />
  );
}
