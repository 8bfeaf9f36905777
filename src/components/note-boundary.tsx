import { Component, type ReactNode } from 'react';
import type { Note } from '../streams/notes/note';
import { __ } from '../i18n';

interface Props {
  readonly note: Note;
  /** The component that shows the note. */
  readonly children: ReactNode;
}
interface State {
  readonly note: Note;
  readonly hasFailed: boolean;
}

/**
 * Error boundary of one note: if the note cannot be rendered, a text takes its place and the other
 * notes stay. A newer version of the note is tried again.
 */
export class NoteBoundary extends Component<Props, State> {
  override state: State = { note: this.props.note, hasFailed: false };

  static getDerivedStateFromProps({ note }: Props, state: State): State | null {
    return note === state.note ? null : { note, hasFailed: false };
  }

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <p className="note-unreadable">{__("This notification can't be shown.")}</p>;
  }
}
