import { Component, type ReactNode } from 'react';
import type { Note } from '../streams/notes/note';
import { __ } from './i18n';

interface Props {
  readonly note: Note;
  readonly children: ReactNode;
}
interface State {
  readonly note: Note;
  readonly hasFailed: boolean;
}

/** One note that cannot be shown says so in its own place; the others stay. A newer version of it is tried again. */
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
    return <p className="note-unreadable">{__('This notification can’t be shown.')}</p>;
  }
}
