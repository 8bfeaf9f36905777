import type { MouseEventHandler, ReactNode } from 'react';
import { titleWithKey, useShortcut } from '../title-with-key';

interface ActionButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** The key that runs the same action (section 9). */
  readonly shortcut: string;
  /** The title, which names the action if the label names a state such as "Approved". */
  readonly title?: string;
  /**
   * The style: `prominent` (filled) for the action that the note waits for, `destructive` for the actions
   * that remove the note, and `on` if the label names a state. The button has no `aria-pressed`, because its
   * label changes.
   */
  readonly look?: 'prominent' | 'destructive' | 'on' | undefined;
  readonly onClick: MouseEventHandler;
}

/** A button with an icon above its label. */
export function ActionButton({ label, icon, shortcut, title = label, look, onClick }: ActionButtonProps) {
  const key = useShortcut(shortcut);
  return (
    <button
      type="button"
      className={look ? `action-button is-${look}` : 'action-button'}
      title={titleWithKey(title, key)}
      aria-keyshortcuts={key}
      onClick={onClick}
    >
      {icon}
      {label}
    </button>
  );
}
