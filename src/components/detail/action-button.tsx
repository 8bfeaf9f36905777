import type { MouseEventHandler, ReactNode } from 'react';
import { titleWithKey } from '../title-with-key';

interface ActionButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** The key of the same action (section 9). */
  readonly shortcut: string;
  /** The action, if the label is a state such as "Approved". */
  readonly title?: string;
  /**
   * The action that the note waits for is filled; those that remove it stand out. `on` is a state
   * that the label names: it has no `aria-pressed`, because the label changes.
   */
  readonly look?: 'prominent' | 'destructive' | 'on' | undefined;
  readonly onClick: MouseEventHandler;
}

/** An action: its icon above its label. */
export function ActionButton({ label, icon, shortcut, title = label, look, onClick }: ActionButtonProps) {
  return (
    <button
      type="button"
      className={look ? `action-button is-${look}` : 'action-button'}
      title={titleWithKey(title, shortcut)}
      aria-keyshortcuts={shortcut}
      onClick={onClick}
    >
      {icon}
      {label}
    </button>
  );
}
