import { Component, type ReactNode } from 'react';

interface Props {
  /** The shown value. After a failure, another value, such as a newer version of a note, is rendered. */
  readonly of?: unknown;
  /** Replaces children that cannot be rendered. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}
interface State {
  readonly of?: unknown;
  readonly hasFailed?: boolean;
}

/**
 * Error boundary: if a part of the panel cannot be rendered, the fallback takes its place and the
 * other parts stay. React would otherwise remove the whole panel. `boot/chunks/screen.tsx` reports the error.
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
