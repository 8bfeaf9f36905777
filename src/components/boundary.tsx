import { Component, type ReactNode } from 'react';

interface Props {
  /**
   * The value that the children show. After a failure, the children are rendered again once it has changed, for
   * example to a newer version of a note.
   */
  readonly of?: unknown;
  /** Shown in place of children that cannot be rendered. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}
interface State {
  readonly of?: unknown;
  readonly hasFailed?: boolean;
}

/**
 * An error boundary: if a part of the panel cannot be rendered, the fallback replaces it and the other parts
 * stay. Without it, React would remove the whole panel. `boot/chunks/screen.tsx` reports the error.
 */
export class Boundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromProps({ of }: Props, state: State): State | null {
    return of === state.of ? null : { of, hasFailed: false };
  }

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
