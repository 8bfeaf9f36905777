import type { MouseEventHandler, ReactNode } from 'react';
import { withKey } from '../with-key';

interface ActionButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** The key that does the same (section 9). */
  readonly shortcut: string;
  /** What a click does, where the label says the state instead. */
  readonly title?: string;
  /** For actions that are on or off. */
  readonly isPressed?: boolean;
  readonly onClick: MouseEventHandler;
}

/** One thing to do: a drawing over its word. */
export function ActionButton({
  label,
  icon,
  shortcut,
  title = label,
  isPressed,
  onClick,
}: ActionButtonProps) {
  return (
    <button
      type="button"
      className="action-button"
      title={withKey(title, shortcut)}
      aria-keyshortcuts={shortcut}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      {icon}
      {label}
    </button>
  );
}
