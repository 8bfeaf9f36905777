import { type ComponentType, PureComponent, type ReactNode } from 'react';
import type { Note } from '../streams/notes/note';
import { __ } from './i18n';

interface Props {
  readonly note: Note;
  readonly Drawing: ComponentType<{ readonly note: Note }>;
}
interface State {
  readonly note: Note;
  readonly hasFailed: boolean;
}

/**
 * One note, kept apart from the others: what cannot be shown says so in its own place, and they stay. A newer version of it is
 * tried again; the same one is not drawn twice.
 */
export class NoteBoundary extends PureComponent<Props, State> {
  override state: State = { note: this.props.note, hasFailed: false };

  static getDerivedStateFromProps({ note }: Props, state: State): State | null {
    return note === state.note ? null : { note, hasFailed: false };
  }

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { note, Drawing } = this.props;
    if (!this.state.hasFailed) return <Drawing note={note} />;
    return <p className="note-unreadable">{__('This notification can’t be shown.')}</p>;
  }
}
