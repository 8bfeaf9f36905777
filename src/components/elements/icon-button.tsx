import type { ReactNode } from 'react';
import './icon-button.css';

interface IconButtonProps {
  /** The accessible name and the tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  /** Disabled, but can have the focus: a button that was just pressed keeps it. */
  readonly isIdle?: boolean;
}

/** A button that shows only an icon. */
export function IconButton({ label, icon, onClick, disabled = false, isIdle = false }: IconButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      disabled={disabled}
      aria-disabled={isIdle || undefined}
      onClick={isIdle ? undefined : onClick}
    >
      {icon}
    </button>
  );
}
